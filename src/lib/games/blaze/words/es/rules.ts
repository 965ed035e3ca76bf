import type { BlazeWords } from '../index.ts';
import { cards } from './cards.ts';

type Part = BlazeWords['rules']['parts']['bets'];

const numbers = (values: readonly number[]): string => cards.list(values.map(String));
const part = (title: string, text: Part['text']): Part => ({ title, text });

/** The rules of Blaze, in short. */
export const rules: BlazeWords['rules'] = {
  now: 'Ahora mismo',
  phases: {
    deal: 'Se van a repartir las cartas: cinco por persona.',
    kindling:
      'Encendido: después de cada desafío, Fuego, Ceniza y Ascua roban hasta tener cinco cartas.',
    betting: 'Apuestas: cada cual pone una carta de apuesta boca abajo delante de otra persona.',
    burn: 'Quema: nadie roba. Quien se queda sin cartas sale y toma la pluma de arriba.',
    over: 'La partida ha terminado: se cuentan las plumas y las apuestas ganadas.',
  },
  chart: {
    title: 'Quién puede jugar qué',
    fire: ['Fuego abre', 'cualquier carta y más de su número: hasta 5'],
    add: ['Fuego, Ascua', 'después: cualquier número en juego, de cualquier palo'],
    ash: ['Ceniza', 'mismo palo, igual o más alta; o triunfo'],
    firebird: ['Pájaro de fuego', 'Fuego y Ascua lo juegan como 10; Ceniza, como 0'],
  },
  example: {
    attack: (attack, trump) => `¿Qué gana al ${attack}? El triunfo es ${trump}.`,
    follows: (one, other) => `El ${one} y el ${other} están en juego. ¿Qué puede seguir?`,
    why: {
      higher: 'más alta',
      tooLow: 'no llega',
      otherSuit: 'otro palo',
      trump: 'triunfo',
      inPlay: 'en juego',
      notInPlay: 'no está en juego',
    },
    fits: 'sí',
    fails: 'no',
    step: 'Otra carta',
  },
  search: {
    label: 'Buscar en las reglas',
    missing: 'No se ha podido cargar la búsqueda. Abajo puede leerse todo igualmente.',
    found: (count, asked) => {
      if (count === 0)
        return `Nada sobre «${asked}». Prueba con una sola palabra, por ejemplo triunfo, robar o apuesta.`;
      return count === 1 ? '1 apartado' : `${count} apartados`;
    },
  },
  parts: {
    challenge: part('El desafío', (table) => [
      'Fuego ataca a quien le sigue en el sentido de las agujas del reloj, Ceniza. A continuación va Ascua, que ayuda a Fuego.',
      'Fuego abre con cualquier carta. Desde entonces, Fuego y Ascua añaden cartas de cualquier palo cuyo número esté en la mesa, sea en un ataque o en una respuesta.',
      'Atacan cinco cartas como mucho, y nunca más de las que tenía Ceniza al empezar el desafío.',
      table.firebirdMatch === 'face'
        ? 'Un Pájaro de fuego en la mesa permite añadir cualquier otro.'
        : 'Aquí, un Pájaro de fuego con el que respondió Ceniza no permite añadir nada; uno que atacó permite añadir otros.',
    ]),
    ash: part('Responder y llevarse las cartas', () => [
      'Ceniza responde a un ataque con una carta del mismo palo, igual o más alta. El triunfo gana a cualquier otro palo.',
      'Si todo tiene respuesta y nadie añade, las cartas se descartan y Ceniza es el siguiente Fuego.',
      'Ceniza puede rendirse en cualquier momento: se lleva todas las cartas de la mesa. Primero Fuego y después Ascua pueden añadir aún más. El siguiente Fuego es Ascua, o de nuevo Fuego si no hay Ascua.',
    ]),
    firebird: part('El Pájaro de fuego', () => [
      'Como ataque vale 10; como respuesta, 0.',
      'Por eso, el Pájaro de fuego del triunfo gana a cualquier carta que no sea triunfo, y los demás no ganan a nada. Un Pájaro de fuego del triunfo que ataca no tiene respuesta.',
    ]),
    priority: part('El último sitio: Fuego primero', () => [
      'A Fuego se le pregunta antes que a Ascua. Si Ascua se adelantó y ocupó el último sitio, Fuego aún puede poner ahí una carta que encaje: Ascua recupera la suya.',
      'Cuando Ceniza ha respondido a una carta o se ha rendido, ya es tarde.',
    ]),
    drawing: part('Robar', (table) => [
      'Tras un desafío del encendido roba primero Fuego hasta tener cinco, luego Ceniza y luego Ascua. Nadie más roba.',
      table.drawTrump
        ? 'La carta de triunfo está bajo el mazo y se roba la última.'
        : 'La carta de triunfo solo recuerda el palo: no se roba.',
      'El encendido termina en cuanto se agota el mazo.',
    ]),
    burn: part('La quema y las plumas', (table) => [
      'Ya no roba nadie. Quien se queda sin cartas tras un desafío sale y toma la pluma de arriba. Si salen varios, lo hacen en el sentido de las agujas del reloj desde Fuego.',
      `Plumas de la ronda 1: ${numbers(table.feathers[0])}. De la ronda 2: ${numbers(table.feathers[1])}. Quedan boca abajo hasta el final.`,
      'La ronda acaba cuando solo queda una persona. Esa recibe pluma solo si sobra alguna, y es el primer Fuego de la ronda 2.',
    ]),
    bets: part('Apuestas', (table) =>
      table.betting
        ? [
            'Cada cual tiene un 0, un 1 y otro 1. Antes de la quema pone uno boca abajo delante de quien cree que quedará al final. Nadie apuesta por sí mismo.',
            'Un 1 delante de quien queda al final es un punto para su dueño. Un 1 delante de cualquier otra persona es un punto para ella. Un 0 vuelve.',
            'El 1 se gasta en ambos casos. Quien crea que va a quedar al final puede poner un 0 donde quiera.',
          ]
        : ['En esta mesa se juega sin apuestas.'],
    ),
    ties: part('El final y los empates', (table) => [
      table.betting
        ? 'Se suman las plumas de las dos rondas y los puntos de las apuestas.'
        : 'Se suman las plumas de las dos rondas.',
      table.betPointsBreakTies
        ? 'Gana el total más alto. En caso de empate deciden los puntos de las apuestas y después la pluma más alta de la ronda 2.'
        : 'Gana el total más alto. En caso de empate decide la pluma más alta de la ronda 2.',
    ]),
    two: part('Cuando quedan dos', () => [
      'No hay Ascua. Quien responde a todo pasa a ser Fuego; si Ceniza se lleva las cartas, Fuego sigue siendo Fuego.',
    ]),
    stalemate: part('Cuando ya nada cambia', () => [
      'Veinte desafíos seguidos en los que Ceniza se lleva las cartas, nadie roba y nadie sale ponen fin a la fase; desde el decimoquinto, se avisa a la mesa.',
      'El encendido termina entonces sin más. En la quema sale antes quien tiene menos cartas.',
    ]),
  },
  here: {
    title: 'En esta mesa',
    edition: {
      '2021': 'Segunda edición, 2021',
      classic: 'Edición clásica',
    },
    betting: (on) => (on ? 'Con apuestas' : 'Sin apuestas'),
    house: 'Regla de la casa',
    byValue: 'Un Pájaro de fuego que responde cuenta como 0: no permite añadir otro.',
    trumpDrawn: 'La carta de triunfo también se roba.',
    trumpStays: 'La carta de triunfo no se roba.',
  },
};

/** What explains itself where it first happens at the table. */
export const explained: BlazeWords['explained'] = {
  firebird: 'Un Pájaro de fuego: ataca como un 10 y responde como un 0.',
  takingBack: 'Fuego va primero: su carta ocupa el último sitio y Ascua recupera la suya.',
  bets: 'Apuestas: pon un 0 o un 1, boca abajo, ante quien creas que se quedará con cartas.',
  burn: 'La quema: ya nadie roba. Quien se queda sin cartas toma la pluma de arriba.',
};
