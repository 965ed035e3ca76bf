/**
 * What somebody who plays alone is called: nobody else is there to be told apart from. Sentences
 * that meet this name speak to its owner.
 */
export const YOU = 'You';

const isYou = (name: string): boolean => name === YOU;

/** The head of a sentence: "Ana attacks", "You attack". */
export const does = (name: string, third: string, second: string): string =>
  `${name} ${isYou(name) ? second : third}`;

/** What is said to somebody, or of them by their name: "Ana: open my hand", "Open my hand". */
export const toWhom = (name: string, said: string): string =>
  isYou(name) ? `${said.charAt(0).toUpperCase()}${said.slice(1)}` : `${name}: ${said}`;

/** A name within a sentence: "Ana", "you". */
export const within = (name: string): string => (isYou(name) ? 'you' : name);

/** Within a sentence, whose something is: "Ana’s", "your". */
export const ones = (name: string): string => (isYou(name) ? 'your' : `${name}’s`);

/** At the head of a sentence, whose something is: "Ana’s", "Your". */
export const whose = (name: string): string => (isYou(name) ? 'Your' : `${name}’s`);
