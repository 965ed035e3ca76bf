import type { ChallengeWords } from '../walks.ts';

/** Words of the challenge on the home page, step by step. */
export const walk: ChallengeWords = {
  table: 'Las cartas sobre la mesa',
  attack: 'Ataque',
  beat: 'Respuesta',
  trump: 'Triunfo',
  ranks: 'En juego',
  step: (step, of) => `Paso ${step} de ${of}`,
  back: 'Atrás',
  next: 'Siguiente',
  again: 'Desde el principio',
  card: (rank, suit) => `${rank} de ${suit}`,
  suits: { flame: 'Llama', sun: 'Sol', frost: 'Escarcha' },
  roles: { fire: 'Fuego', ember: 'Ascua', ash: 'Ceniza' },
  steps: {
    opens:
      'Fuego abre con la carta que quiera y puede añadir más del mismo número: aquí dos doses. Ceniza tiene cinco cartas, así que caben cinco ataques.',
    answers:
      'Ceniza responde a cada carta en su palo, igual o más alta. El 2 de Sol aguanta un 2; con el 4 de Llama basta y sobra.',
    adds: 'Ahora hay doses y cuatros en juego, así que pueden repetirse. Fuego añade un 4 y Ascua, otro.',
    trumps:
      'Un 9 aguanta el 4 de Sol. Para el 4 de Llama basta un 2 de Escarcha: Escarcha es triunfo, y el triunfo gana a cualquier otro palo.',
    ends: 'Nadie añade más: las cartas se retiran, los tres roban hasta cinco y abre Ceniza. De haberse rendido, Ceniza se llevaría todo y abriría Ascua.',
  },
};
