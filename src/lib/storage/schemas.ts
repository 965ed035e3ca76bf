import * as v from 'valibot';
import { BOT_LEVELS, COLOURS, EMBLEMS } from '../core/people.ts';
import { COVERS_AFTER, DEFAULT_SETTINGS, PACES, TEXT_SIZES, THEMES } from '../core/settings.ts';
import { WAYS } from '../core/way.ts';

/**
 * Shapes of what is stored. Keys nobody knows are left out on reading, so that a later version may
 * add some.
 */

const seatSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const timeSchema = v.pipe(v.number(), v.finite());
const waySchema = v.picklist(WAYS);

const personSchema = v.object({
  name: v.string(),
  asAnimal: v.exactOptional(v.literal(true)),
  emblem: v.picklist(EMBLEMS),
  colour: v.picklist(COLOURS),
  place: v.pipe(v.number(), v.finite()),
  bot: v.exactOptional(v.picklist(BOT_LEVELS)),
});

/** As `RecordHead`; whether the game is known and takes the options is for others to say. */
const headSchema = v.object({
  game: v.string(),
  options: v.record(v.string(), v.unknown()),
  seats: v.pipe(
    v.array(v.object({ name: v.string(), bot: v.exactOptional(v.picklist(BOT_LEVELS)) })),
    v.minLength(1),
  ),
  first: seatSchema,
});

/** A `SavedGame`. What also lies with it, when it was removed, is read apart. */
export const gameSchema = v.pipe(
  v.object({
    id: v.string(),
    head: headSchema,
    people: v.array(personSchema),
    way: waySchema,
    hints: v.fallback(v.boolean(), false),
    settings: v.exactOptional(v.fallback(v.record(v.string(), v.unknown()), () => ({}))),
    title: v.nullable(v.string()),
    created: timeSchema,
    ended: v.exactOptional(v.boolean()),
    turned: v.exactOptional(v.picklist([0, 90, 180, 270])),
    deals: v.exactOptional(v.array(v.array(v.string()))),
  }),
  v.check(({ head }) => head.first < head.seats.length),
  v.check(
    ({ head, people }) =>
      people.length === head.seats.length &&
      people.every(({ name }, seat) => name === head.seats[seat]?.name),
  ),
  // The record says who is a computer player.
  v.transform((game) => ({
    ...game,
    people: game.people.map(({ name, asAnimal, emblem, colour, place }, seat) => {
      const bot = game.head.seats[seat]?.bot;
      const marks = { ...(asAnimal && { asAnimal }), ...(bot && { bot }) };
      return { name, emblem, colour, place, ...marks };
    }),
  })),
);

/** What can still be made out of a game that is damaged. */
export const remainsSchema = v.object({
  id: v.string(),
  title: v.fallback(v.nullable(v.string()), null),
  people: v.fallback(v.array(v.fallback(v.object({ name: v.string() }), { name: '' })), []),
});

/** When a game was removed, or null. */
export const removedSchema = v.fallback(
  v.pipe(
    v.object({ removed: v.nullable(timeSchema) }),
    v.transform(({ removed }) => removed),
  ),
  null,
);

const standingSchema = v.object({
  chapter: v.objectWithRest({ code: v.string() }, v.union([v.string(), v.number()])),
  scores: v.union([v.null(), v.number(), v.array(v.number())]),
  winners: v.array(seatSchema),
  over: v.boolean(),
});

/**
 * As glances were before there was more than one game: that one had rounds, their phases and one
 * winner.
 */
const firstGlanceSchema = v.pipe(
  v.object({
    round: v.number(),
    phase: v.string(),
    commits: v.number(),
    over: v.boolean(),
    winner: v.nullable(seatSchema),
    played: timeSchema,
  }),
  v.transform(({ round, phase, commits, over, winner, played }) => ({
    standing: {
      chapter: { code: phase, round },
      scores: null,
      winners: winner === null ? [] : [winner],
      over,
    },
    commits,
    played,
  })),
);

export const glanceSchema = v.union([
  v.object({ standing: standingSchema, commits: v.number(), played: timeSchema }),
  firstGlanceSchema,
]);

/** A name is never lost: whatever else is wrong has a usual value. */
export const profileSchema = v.object({
  id: v.string(),
  name: v.string(),
  emblem: v.fallback(v.picklist(EMBLEMS), EMBLEMS[0]),
  colour: v.fallback(v.picklist(COLOURS), COLOURS[0]),
  used: v.fallback(timeSchema, 0),
});

export const settingsSchema = v.fallback(
  v.object({
    careful: v.fallback(v.boolean(), DEFAULT_SETTINGS.careful),
    peek: v.fallback(v.boolean(), DEFAULT_SETTINGS.peek),
    coversAfter: v.fallback(v.picklist(COVERS_AFTER), DEFAULT_SETTINGS.coversAfter),
    pace: v.fallback(v.picklist(PACES), DEFAULT_SETTINGS.pace),
    tapPlays: v.fallback(v.boolean(), DEFAULT_SETTINGS.tapPlays),
    textSize: v.fallback(v.picklist(TEXT_SIZES), DEFAULT_SETTINGS.textSize),
    sound: v.fallback(v.nullable(v.boolean()), DEFAULT_SETTINGS.sound),
    volume: v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), DEFAULT_SETTINGS.volume),
    light: v.fallback(v.pipe(v.number(), v.minValue(40), v.maxValue(100)), DEFAULT_SETTINGS.light),
    theme: v.fallback(v.picklist(THEMES), DEFAULT_SETTINGS.theme),
    explains: v.fallback(v.boolean(), DEFAULT_SETTINGS.explains),
    told: v.fallback(v.array(v.string()), () => []),
    letterKeys: v.fallback(v.boolean(), DEFAULT_SETTINGS.letterKeys),
    giantRanks: v.fallback(v.boolean(), DEFAULT_SETTINGS.giantRanks),
    leftHanded: v.fallback(v.boolean(), DEFAULT_SETTINGS.leftHanded),
  }),
  DEFAULT_SETTINGS,
);

export const setupSchema = v.object({
  game: v.string(),
  options: v.record(v.string(), v.unknown()),
  people: v.array(personSchema),
  first: v.union([seatSchema, v.literal('draw')]),
  way: waySchema,
  hints: v.fallback(v.boolean(), false),
});
