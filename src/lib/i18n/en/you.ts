/**
 * What somebody who plays alone is called: nobody else is there to be told apart from. Sentences
 * that meet this name speak to its owner.
 */
export const YOU = 'You';

const isYou = (name: string): boolean => name === YOU;

/** The head of a sentence: "Ana attacks", "You attack". */
export const does = (name: string, third: string, second: string): string =>
  `${name} ${isYou(name) ? second : third}`;

/** A name within a sentence: "Ana", "you". */
export const within = (name: string): string => (isYou(name) ? 'you' : name);

/** At the head of a sentence, whose something is: "Ana’s", "Your". */
export const whose = (name: string): string => (isYou(name) ? 'Your' : `${name}’s`);
