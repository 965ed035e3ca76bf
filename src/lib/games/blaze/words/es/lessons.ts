import { aims } from '../brief.ts';
import type { LessonWords } from '../lessons.ts';

/** Words of the lessons, step by step. */
export const lessons: LessonWords = {
  intro: aims.es.text,
  all: 'Las seis lecciones',
  names: {
    challenge: 'Tu primer desafío',
    attack: 'Atacar',
    beat: 'Responder',
    firebird: 'Pájaro de fuego y triunfo',
    burn: 'La quema y las plumas',
    bets: 'Las apuestas',
  },
  step: (step, of) => `Paso ${step} de ${of}`,
  hand: (role, yours) => (yours ? `${role}: tú` : role),
  table: 'Sobre la mesa',
  trump: (suit) => `El triunfo es ${suit}`,
  feathers: 'Plumas que quedan',
  taste: 'Se puede, y no estaría mal. Aquí probamos otra cosa.',
  next: 'Seguir',
  nothing: 'Nada más',
  again: 'Otra vez',
  following: (name) => `Después: ${name}`,
  done: 'Así se juega.',
  alone: 'Jugar a solas',
  deal: 'Repartir para varios',
  steps: {
    challenge: [
      {
        say: 'Eres Fuego y abres con la carta que quieras. Juega uno de tus dos doses.',
        else: 'Cualquier carta puede abrir. Con un 2 puedes jugar los dos que tienes: prueba eso.',
      },
      {
        say: 'Pueden seguir más cartas del mismo número. Juega el otro 2.',
        else: 'El primer ataque es de un solo número. El otro 2 sí vale.',
      },
      {
        say: 'Ahora Ceniza responde en cada palo, igual o más alto: un 2 aguanta el 2 de Sol y un 4, el 2 de Llama.',
      },
      {
        say: 'Ahora hay doses y cuatros en juego, sea cual sea su palo. Como Fuego, añade tu 4.',
        else: 'Ese número aún no está en la mesa. Tu 4 sí vale.',
      },
      {
        say: 'Eres Ascua y ayudas a Fuego. También tienes un 4: añádelo.',
        else: 'Solo pueden seguir doses y cuatros. Tienes un 4.',
      },
      {
        say: 'Eres Ceniza. ¿Qué gana al 4 de Sol y guarda lo que hará falta para el 4 de Llama?',
        else: 'El triunfo serviría, pero entonces no queda nada para el 4 de Llama: busca un Sol alto.',
      },
      {
        say: 'No queda ninguna Llama más alta. Pero Escarcha es triunfo, y el triunfo gana a cualquier otro palo.',
        else: 'Esa carta no le gana.',
      },
      { say: 'Todo tiene respuesta. Fuego y Ascua podrían añadir un 2, un 4 o un 9. Dicen:' },
      {
        say: 'Las ocho cartas salen del juego. Los tres roban hasta cinco y abre Ceniza. De haberse rendido, Ceniza se las habría llevado todas y abriría Ascua.',
      },
    ],
    attack: [
      {
        say: 'A un 2 se respondió con un 5: los dos números están en juego. ¿Cuál de tus cartas puede seguir?',
        else: 'Tendría que ser un 2 o un 5, de cualquier palo.',
      },
      { say: 'Otra más vale.', else: 'Tendría que ser un 2 o un 5, de cualquier palo.' },
      {
        say: 'Atacan como mucho cinco cartas, y nunca más de las que tenía Ceniza al empezar. Quien no añade más lo dice; primero se pregunta a Fuego.',
      },
    ],
    beat: [
      {
        say: 'Eres Ceniza y el triunfo es Sol. ¿Qué gana al 6 de Llama?',
        else: 'Esa carta no le gana.',
      },
      {
        say: 'Fuego añade un 6 de Sol, que es triunfo: solo lo aguanta un triunfo más alto.',
        else: 'Esa carta no le gana.',
      },
      {
        say: 'Todo respondido: las cartas se retiran y abres tú. Si no puedes o no quieres, mantén pulsado Llevarme: te llevas todas y abre Ascua.',
      },
    ],
    firebird: [
      {
        say: 'Un Pájaro de fuego ataca como un 10. Eres Ceniza y el triunfo es Escarcha: ¿qué le gana?',
        else: 'Esa carta no le gana.',
      },
      {
        say: 'Le ganó hasta el Pájaro de fuego de triunfo, aunque al responder valga 0. Ahora eres Fuego: ¿a qué carta no le gana ninguna?',
        else: 'A esa le gana un triunfo, o un triunfo más alto.',
      },
      {
        say: 'El Pájaro de fuego de triunfo ataca como un 10 de triunfo: nada le gana. Con un Pájaro de fuego en la mesa puede seguir cualquier otro.',
      },
    ],
    burn: [
      {
        say: 'El mazo se ha agotado: es la quema y nadie roba. Eres Fuego y tienes dos cincos. Juega uno.',
        else: 'Juega un 5.',
      },
      { say: 'Y el otro: ya no te quedan cartas.', else: 'Juega el otro 5.' },
      {
        say: 'Al acabar este desafío sales. ¿Qué pluma es la tuya?',
        answers: ['La más alta que queda: 4', 'La más baja: 1', 'Ninguna'],
        else: 'Quien sale toma la de arriba, y arriba está la más alta.',
      },
      {
        say: 'La ronda termina cuando queda una sola persona. Esa abre la ronda 2, con plumas nuevas que valen uno más. Después deciden los puntos.',
      },
    ],
    bets: [
      {
        say: 'Antes de la quema cada cual apuesta por quién se quedará con cartas. Pavesa tiene 8, Mecha 4 y Pedernal 3. ¿Ante quién pones un 1?',
        answers: ['Pavesa', 'Mecha', 'Pedernal'],
        else: 'Puede ser. Pero quien más cartas tiene es quien más fácil se queda al final.',
      },
      {
        say: 'Pavesa se queda al final: tu 1 es un punto para ti. ¿De quién es el punto de un 1 puesto ante otra persona?',
        answers: ['De esa persona', 'Mío igualmente', 'De nadie'],
        else: 'Un 1 ante quien no queda al final es un punto para esa persona.',
      },
      {
        say: 'Un 0 no da puntos a nadie y vuelve. Tienes un 0 y dos unos para toda la partida; nadie apuesta por sí mismo.',
      },
    ],
  },
};
