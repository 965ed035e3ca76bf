import type { HanabiWords } from '../index.ts';

type Part = HanabiWords['rules']['parts']['aim'];

const part = (title: string, text: Part['text']): Part => ({ title, text });

/** What explains itself where it first happens, by the code of what happens. */
export const explained: HanabiWords['explained'] = {
  clued:
    'Una pista: nombra un color o un número, y se iluminan todas las cartas que coinciden. Las demás no lo son.',
  storm: 'Una tormenta: esta carta no encajaba y se ha perdido. La tercera acaba la partida.',
  stackComplete: 'Un 5: su cohete estalla y devuelve una ficha de pista, salvo que estén las ocho.',
  lastLap:
    'La última vuelta: no queda mazo. Cada cual tiene un turno más y después se cuentan los puntos.',
};

/** The rules of Hanabi, in short. */
export const rules: HanabiWords['rules'] = {
  now: 'Ahora mismo',
  fits: 'Lo que encaja ahora',
  moments: {
    deal: 'Se van a repartir las cartas. Nadie mira las suyas.',
    playing:
      'Quien tiene el turno hace una de tres cosas: dar una pista, jugar una carta o descartarla.',
    noClues:
      'No quedan fichas de pista: quien tiene el turno juega una carta o la descarta. Un descarte devuelve una ficha.',
    allClues: 'Están las ocho fichas de pista: no se puede descartar hasta que se dé una pista.',
    lastStorm: 'Una tormenta más acaba la partida.',
    lap: 'La última vuelta: ya no se roba, y el próximo turno de cada cual es el último.',
    over: 'La partida ha terminado: cada carta en un cohete es un punto.',
  },
  example: {
    clue: '¿A qué cartas se refiere esta pista?',
    means: (hint, count) => {
      if (count === 0) return `«${hint}»: a ninguna, y eso también es saber algo`;
      return `«${hint}»: ${count === 1 ? '1 carta' : `${count} cartas`}`;
    },
    play: (color, height) => `El cohete de ${color} va por el ${height}. ¿Qué encaja?`,
    why: {
      next: 'el número que sigue',
      tooHigh: 'falta uno debajo: tormenta',
      there: 'ya está puesto: tormenta',
    },
    fits: 'sí',
    fails: 'no',
    step: 'Siguiente ejemplo',
  },
  search: {
    label: 'Buscar en las reglas',
    missing: 'No se ha podido cargar la búsqueda. Abajo puede leerse todo igualmente.',
    found: (count, asked) => {
      if (count === 0)
        return `No hay nada sobre «${asked}». Prueba con una sola palabra: pista, tormenta, descarte…`;
      return count === 1 ? '1 apartado encontrado' : `${count} apartados encontrados`;
    },
  },
  parts: {
    aim: part('Qué se construye', () => [
      'Jugáis todos juntos. Construís cinco cohetes, uno de Escarcha, uno de Hoja, uno de Llama, uno de Luna y uno de Sol, carta a carta, del 1 al 5.',
      'Cada cual ve todas las manos menos la suya. Así que os contáis lo que tenéis, en pocas palabras.',
      'De cada color hay tres 1, dos de cada 2, 3 y 4, y un solo 5. Algunas cartas no dan segunda oportunidad.',
    ]),
    clue: part('Dar una pista', (table) => [
      'Una pista cuesta una ficha de pista. Eliges a otra persona y nombras un color o un número: se señalan todas sus cartas que coinciden, sin dejarse ninguna.',
      'Las cartas que no se señalan también dicen algo: que no lo son.',
      table.emptyClues
        ? 'Una pista puede no señalar ninguna carta. «No tienes ningún 5» es una pista.'
        : 'En esta mesa una pista tiene que señalar al menos una carta.',
      'De las cartas no se dice nada más: ni indirectas, ni caras, ni suspiros.',
    ]),
    discard: part('Descartar', () => [
      'Dejas una carta tuya boca arriba en los descartes y robas otra. Vuelve una ficha de pista.',
      'Mientras están las ocho fichas de pista no se puede descartar.',
      'Los descartes los puede mirar cualquiera, cuando quiera.',
    ]),
    play: part('Jugar una carta', () => [
      'Juegas una carta tuya, la conozcas o no. Si es el número que sigue en su color, su cohete sube; un cohete empieza con un 1.',
      'En cualquier caso robas otra, mientras queden.',
    ]),
    storms: part('Las tormentas', (table) => [
      'Una carta que no encaja se pierde y desata una tormenta. Queda boca arriba en los descartes.',
      table.stormScore === 'zero'
        ? 'La tercera tormenta acaba la partida al instante y se pierde todo: 0 puntos.'
        : 'La tercera tormenta acaba la partida al instante; en esta mesa cuenta lo que haya en los cohetes.',
    ]),
    five: part('Un cohete estalla', () => [
      'Con su 5 un cohete está completo, y vuelve una ficha de pista, salvo que estén las ocho.',
      'Con los cinco completos la partida se gana al instante: 25 puntos, el cielo entero.',
    ]),
    lap: part('La última vuelta', () => [
      'Cuando se roba la última carta del mazo, cada cual tiene exactamente un turno más, también quien la robó.',
      'Lo que aún se pueda jugar hay que decirlo a tiempo: ya no se roba.',
    ]),
    score: part('Los puntos', () => [
      'Cada carta en un cohete es un punto; como mucho, 25. Ganáis o perdéis todos juntos: intentad superar la última vez.',
    ]),
    device: part('Un dispositivo para todos', () => [
      'En la mesa todas las manos están boca abajo: puede quedarse encendida. Para jugar o descartar una carta tuya no hace falta mirar: tócala allí.',
      'Para dar una pista se abre la vista: enseña todas las manos menos la tuya. Los demás miran a otro lado, porque ahí se ven sus propias cartas.',
      'Una mano se puede enseñar a todos menos a quien la tiene, que mira a otro lado: antes de una jugada que hará llevarse las manos a la cabeza a los demás.',
      'Las marcas en los reversos recuerdan cómo se señaló cada carta, hasta donde vuestra mesa lo haya acordado.',
    ]),
    undo: part('Volver atrás', () => [
      'Lo dicho se ha oído y lo robado se ha visto. Por eso algo solo se deshace si todos están de acuerdo.',
      'En cuanto alguien abre una mano, lo que se jugó o descartó antes ya no se deshace; y al final nada, una vez que el historial ha contado los secretos.',
    ]),
  },
  here: {
    title: 'En esta mesa',
    empty: (allowed) =>
      allowed
        ? 'Una pista puede no señalar ninguna carta.'
        : 'Una pista tiene que señalar al menos una carta.',
    storm: {
      zero: 'Tras la tercera tormenta hay 0 puntos.',
      stacks: 'Tras la tercera tormenta los cohetes siguen contando.',
    },
  },
};
