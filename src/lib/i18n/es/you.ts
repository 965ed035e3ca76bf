/** What somebody who plays alone is called; sentences that meet this name speak to its owner. */
export const TU = 'Tú';

const isYou = (name: string): boolean => name === TU;

/** A question opens with a sign before its first letter. */
const capital = (text: string): string => text.replace(/\p{L}/u, (first) => first.toUpperCase());

/** The head of a sentence: "Ana ataca", "Atacas": the verb alone says who. */
export const does = (name: string, third: string, second: string): string =>
  isYou(name) ? capital(second) : `${name} ${third}`;

/** A name within a sentence, whoever it is that acts: "Ana", "tú". */
export const within = (name: string): string => (isYou(name) ? 'tú' : name);

/** A name behind a preposition: "por Ana", "por ti". */
export const behind = (name: string): string => (isYou(name) ? 'ti' : name);

/** What is said to somebody, or of them by their name: "Ana: abrir mi mano", "Abrir mi mano". */
export const toWhom = (name: string, said: string): string =>
  isYou(name) ? capital(said) : `${name}: ${said}`;

/** "la mano de Ana", "tu mano" */
export const handOf = (name: string): string => (isYou(name) ? 'tu mano' : `la mano de ${name}`);

/** Several in a row: whoever is spoken to comes last. */
export const politely = (names: readonly string[]): readonly string[] => [
  ...names.filter((name) => !isYou(name)),
  ...names.filter(isYou).map((name) => (names.length > 1 ? within(name) : name)),
];
