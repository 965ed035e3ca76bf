import type { NameProblem } from '../../record/names.ts';
import type { CollectionProblem, Expected, MoveProblem } from '../../record/problem.ts';
import type { FileWords } from '../files.ts';
import { foreign, placeIn } from '../foreign.ts';
import { say, type Sayings } from '../sayings.ts';

const at = (path: Parameters<typeof placeIn>[0]): string =>
  path.length === 0 ? 'El archivo' : `«${placeIn(path)}»`;
const seat = (seat: number): string => `sitio ${seat + 1}`;

const expected: Readonly<Record<Expected['kind'], string>> = {
  object: 'un objeto',
  list: 'una lista',
  text: 'un texto',
  number: 'un número',
  wholeNumber: 'un número entero',
  yesNo: 'verdadero o falso',
  other: 'otra cosa',
  atLeast: 'un número mayor',
  atMost: 'un número menor',
  oneOf: 'otro valor',
};

const shape = {
  unknownKey: ({ path, key }: { path: Parameters<typeof at>[0]; key: string }) =>
    `${at(path)} contiene «${foreign(key)}», que no tiene sitio ahí.`,
  missingKey: ({ path, key }: { path: Parameters<typeof at>[0]; key: string }) =>
    `${at(path)} no contiene «${foreign(key)}».`,
  wrongValue: (problem: { path: Parameters<typeof at>[0]; expected: Expected }) =>
    `${at(problem.path)} debería ser ${expected[problem.expected.kind]}.`,
};

const names: Sayings<NameProblem> = {
  blank: () => 'no tiene nada que se vea',
  tooLong: ({ length, limit }) => `tiene ${length} caracteres y el máximo es ${limit}`,
  badCharacter: ({ character }) =>
    `contiene un carácter que ningún nombre puede llevar (${character})`,
};

const records: Sayings<CollectionProblem> = {
  tooLarge: ({ limit }) =>
    `El archivo es más grande que los que se guardan aquí: pasa de ${Math.round(limit / 1024)} KB.`,
  notJson: () =>
    'No se puede leer el archivo: no es el texto de una partida, o solo es una parte de uno.',
  notARecord: () => 'Este archivo no es de una partida de Fireside.',
  badVersion: () => 'El archivo no dice qué versión del formato tiene.',
  newerVersion: () =>
    'El archivo se hizo con una versión más nueva de Fireside. Actualiza esta y vuelve a abrir el archivo.',
  tooManyMoves: ({ moves, limit }) =>
    `El archivo contiene ${moves} jugadas; ninguna partida tiene más de ${limit}.`,
  tooManyGames: ({ games, limit }) =>
    `El archivo contiene ${games} partidas, y de un archivo no se leen más de ${limit}.`,
  unknownGame: ({ game }) => `Aquí no se juega a «${foreign(game)}».`,
  wrongPlayers: ({ players, min, max }) =>
    `El archivo tiene ${players} jugadores; a este juego juegan de ${min} a ${max}.`,
  badName: ({ seat: of, reason }) =>
    `El nombre del ${seat(of)} no se puede usar: ${say(names, reason)}.`,
  sameName: ({ seat: of, as }) => `El ${seat(as)} y el ${seat(of)} tienen el mismo nombre.`,
  firstOutOfRange: () => 'El archivo hace empezar a un sitio que no existe.',
  ...shape,
};

const deals: Readonly<Record<'noDealDue' | 'wrongLength' | 'wrongCards', string>> = {
  noDealDue: 'reparte cartas cuando no toca repartir.',
  wrongLength: 'reparte cartas de más o de menos.',
  wrongCards: 'reparte cartas que ya no quedan por repartir.',
};

const moves: Sayings<MoveProblem> = {
  afterEnd: () => 'la partida ya había terminado.',
  unknownMove: ({ kind }) => `este juego no conoce «${foreign(kind)}».`,
  wrongDeal: ({ refusal }) => deals[refusal.code],
  illegal: ({ move }) => `las reglas no permiten esa jugada al ${seat(move.seat)} en ese momento.`,
  ...shape,
};

export const files: FileWords = {
  fault: (fault) =>
    fault.move === null
      ? say(records, fault.problem)
      : `Jugada ${fault.move + 1}: ${say(moves, fault.problem)}`,
  takenIn: ({ taken, here, refused }) =>
    [
      taken < 2 ? `${taken || 'Ninguna'} partida añadida` : `${taken} partidas añadidas`,
      here > 0 && (here === 1 ? '1 ya estaba aquí' : `${here} ya estaban aquí`),
      refused > 0 && (refused === 1 ? '1 rechazada' : `${refused} rechazadas`),
    ]
      .filter(Boolean)
      .join(', '),
  refused: (at, why) => `Partida ${at + 1}: ${why}`,
  stopped: (why) => `Las partidas siguientes no se han añadido. ${why}`,
};
