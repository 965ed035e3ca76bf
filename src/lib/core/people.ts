import type { Seat } from './seats.ts';

/** The animals that stand for people at the table, drawn in `ui/people/`. */
export const EMBLEMS = ['bear', 'fox', 'owl', 'hare', 'wolf', 'stag', 'raven', 'otter'] as const;
export type Emblem = (typeof EMBLEMS)[number];

/**
 * The colours people have; there are as many as people at the fullest table, so that no two need
 * share one.
 */
export const COLOURS = ['teal', 'violet', 'rose', 'lime', 'bone'] as const;
export type Colour = (typeof COLOURS)[number];

/** How well a computer player plays, weakest first. */
export const BOT_LEVELS = ['spark', 'flame', 'bonfire'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** How a person is shown. */
export interface Look {
  readonly emblem: Emblem;
  readonly colour: Colour;
}

/** Someone at the table. */
export interface Person extends Look {
  readonly name: string;
  /** Nobody has typed their name: it is their animal's, in the language of then. */
  readonly asAnimal?: true;
  /**
   * Where they sit: degrees clockwise, seen from above, from the lower edge of the device as it
   * stands by nature: 0 sits there, 90 at its left edge, 180 opposite. For somebody alone with
   * computer players, from the edge that is before them.
   */
  readonly place: number;
  /** How well the computer plays for them; left out where they are a person. */
  readonly bot?: BotLevel;
}

/** The seats a computer plays. */
export const botSeats = (people: readonly Pick<Person, 'bot'>[]): readonly Seat[] =>
  people.flatMap(({ bot }, seat) => (bot === undefined ? [] : [seat]));

/** The people of a table, without the computer players that sit in for those of these seats. */
export const inPerson = (people: readonly Person[], seats: readonly Seat[]): readonly Person[] =>
  people.map((person, seat) => {
    const { name, emblem, colour, place } = person;
    return seats.includes(seat) ? { name, emblem, colour, place } : person;
  });

/** Unseen, it makes a name a different text: a word joiner. */
const UNSEEN = '\u2060';

/**
 * The people as a table speaks of them: whoever plays alone, if anybody, is called `you`. Somebody
 * else whose name is just that word is not spoken to.
 */
export const asSpokenOf = (
  people: readonly Person[],
  alone: Seat | null,
  you: string,
): readonly Person[] =>
  people.map((person, seat) => {
    if (seat === alone) return { ...person, name: you };
    return person.name === you ? { ...person, name: `${you}${UNSEEN}` } : person;
  });

/** The places of `players` people spread evenly round the table, by seat. */
export const evenPlaces = (players: number): readonly number[] =>
  Array.from({ length: players }, (_, seat) => Math.round((seat * 360) / players));
