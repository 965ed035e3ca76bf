import { aims } from '../brief.ts';
import type { LessonWords } from '../lessons.ts';

/** Words of the lessons, step by step. */
export const lessons: LessonWords = {
  intro: aims.es.text,
  all: 'Las cinco lecciones',
  names: {
    first: 'Tus primeros turnos',
    clue: 'Una buena pista',
    discard: 'De qué desprenderse',
    storms: 'Tormentas y marcas',
    lap: 'La última vuelta',
  },
  step: (step, of) => `Paso ${step} de ${of}`,
  you: 'Tú',
  other: 'Mecha',
  hand: { you: 'Tu mano, boca abajo', other: 'La mano de Mecha, que Mecha no puede ver' },
  table: 'En la mesa',
  clues: (left) => (left === 1 ? '1 pista' : `${left} pistas`),
  storms: (left) => (left === 1 ? '1 ficha de tormenta' : `${left} fichas de tormenta`),
  deck: (left) => `Mazo: ${left}`,
  discards: (cards) => (cards === '' ? 'Aún no hay descartes' : `Descartes: ${cards}`),
  back: (slot, marks) => (marks === '' ? `${slot}: no se sabe nada` : `${slot}: ${marks}`),
  face: (slot, card, marks) =>
    marks === '' ? `${slot}: ${card}` : `${slot}: ${card}, se le ha dicho: ${marks}`,
  tell: (hint) => `Decir: ${hint}`,
  play: 'Jugar',
  discard: 'Descartar',
  yours: 'Esa es de Mecha. Ahora toca una de las tuyas.',
  theirs: 'Esa es tuya, y para ti está boca abajo. Toca una de Mecha: vas a decirle algo de ella.',
  taste: 'Podrías, y estaría bien. Pero aquí probamos otra cosa.',
  next: 'Seguir',
  again: 'Otra vez',
  following: (name) => `Siguiente: ${name}`,
  done: 'Así se juega.',
  alone: 'Jugar con jugadores virtuales',
  deal: 'Preparar una mesa',
  steps: {
    first: [
      {
        say: 'Mecha ve tus cartas; tú no. Te acaba de decir que tu b es un 1. Todo cohete empieza con un 1: toca la b y juégala.',
        else: 'De esa no se sabe nada. La señalada como 1 es la b.',
        otherWay: 'Un 1 es justo lo que esperan los cohetes. Juégalo.',
      },
      {
        say: 'Era el 1 de Sol: su cohete despega y tú has robado otra carta. Mecha no sabe nada de las suyas y descartará la más antigua: así vuelve la pista gastada.',
      },
      {
        say: 'Te toca. Dos cartas de Mecha podrían volar ya, y Mecha no lo sabe. Toca una de ellas y busca la pista que señale las dos.',
        else: 'Esa pista no señala las dos. ¿Qué tienen en común las dos que pueden volar?',
      },
      {
        say: 'Se ha gastado una ficha de pista, y las dos cartas llevan un 1. Mecha echa cuentas: casi todos los cohetes esperan el suyo. A ver qué hace.',
      },
      {
        say: 'El cohete de Escarcha ya sube. Eso es un turno: dar una pista, descartar o jugar. Entre todos intentáis llegar a 25.',
      },
    ],
    clue: [
      {
        say: 'Hoja espera un 2, Llama un 3 y los demás un 1. Una carta de Mecha encaja. ¿Qué pista señala esa carta y ninguna más?',
        else: 'Mira otra vez: la que encaja es el 3 de Llama. «Llama» señalaría también el 5, y Mecha no sabría cuál es cuál.',
      },
      {
        say: '«3» ilumina una sola carta. ¿Qué ha aprendido Mecha de las otras cuatro?',
        answers: ['Que no son ningún 3', 'Nada', 'Que todas son de Llama'],
        else: 'Una pista señala todas las cartas que coinciden. Así que las que quedan a oscuras también dicen algo.',
      },
      { say: 'Mecha se pregunta: ¿por qué esta carta y por qué ahora? Porque se puede jugar.' },
      {
        say: 'Una buena pista dice algo con lo que el otro puede hacer algo. Las marcas se quedan en las cartas; lo que una carta no es hay que recordarlo, o dejar que lo recuerde la mesa.',
      },
    ],
    discard: [
      {
        say: 'No quedan pistas. Puedes descartar, y así vuelve una. ¿Qué carta echarías menos en falta? Tócala.',
        else: 'En esa alguien gastó una pista. De la más antigua, la a, nadie ha dicho nada.',
        otherWay: 'Sin saber qué es, jugarla sería una apuesta. Descártala.',
      },
      {
        say: 'Un 1 de Llama, que ya había volado: no se pierde nada. ¿De qué número hay uno solo en cada color?',
        answers: ['Del 5', 'Del 1', 'Del 3'],
        else: 'De cada color hay tres 1, dos de cada 2, 3 y 4, y un solo 5.',
      },
      {
        say: 'Por eso, perder un 5 le cuesta a su cohete el último peldaño, y perder el segundo 4 le cuesta dos. Mira los descartes antes de soltar una carta de la que te hablaron.',
      },
    ],
    storms: [
      {
        say: 'La carta a fue señalada como Llama, y nada más. El cohete de Llama va por el 2. Atrévete por una vez: juega la a.',
        else: 'Esa todavía no: arriésgate con la a.',
        otherWay: 'Esta vez queremos ver qué pasa: juégala.',
      },
      {
        say: 'Era el 1 de Llama, que ya estaba puesto: ¡tormenta! Quedan dos fichas. ¿Qué pasa cuando se pierden las tres?',
        answers: ['La partida acaba con 0 puntos', 'Se cae un cohete', 'Nada'],
        else: 'Tres tormentas y se acabó la noche: ni un punto.',
      },
      {
        say: 'Mejor fiarse de lo que se sabe. Una de tus cartas tiene dos marcas, y su cohete la está esperando. Juega esa.',
        else: 'Esa puede ser cualquiera. Busca la que tiene dos marcas.',
        otherWay: 'Se sabe cuál es, y encaja: juégala.',
      },
      {
        say: 'El 3 de Llama. Con un color y un número, una carta es segura; muchas veces basta una marca, si piensas por qué te la dieron.',
      },
    ],
    lap: [
      {
        say: 'El mazo se ha acabado. Este es tu último turno; luego juega Mecha y termina la partida. Una carta de Mecha encaja, y queda una pista. Úsala.',
        else: 'Entonces Mecha jugaría una carta que no encaja. Luna va por el 4: ¿qué carta espera?',
      },
      { say: 'Mecha sabe qué significa: no hay otro turno para el que guardarla.' },
      {
        say: 'Luna estalla y termina la noche: Escarcha 5, Hoja 3, Llama 4, Luna 5, Sol 2. ¿Cuántos puntos tenéis entre los dos?',
        answers: ['19', '5', '25'],
        else: 'Cada carta en un cohete es un punto: 5 y 3 y 4 y 5 y 2.',
      },
      {
        say: '19: la gente salió a la calle a mirar. El cielo entero son 25.',
      },
    ],
  },
};
