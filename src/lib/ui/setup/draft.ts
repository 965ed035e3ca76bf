import {
  COLOURS,
  EMBLEMS,
  evenPlaces,
  type BotLevel,
  type Emblem,
  type Look,
  type Person,
} from '../../core/people.ts';
import type { Seat } from '../../core/seats.ts';
import type { Way } from '../../core/way.ts';

/** What a game asks of whoever sits down to it. */
export interface Seatable {
  /** How many may play. */
  readonly players: { readonly min: number; readonly max: number };
  /** The levels of its computer players, the weakest first. */
  readonly levels: readonly BotLevel[];
}

/** At a table of no game in particular. */
const USUAL = 4;

/** Someone at the table being laid. */
export interface Sitter extends Look {
  /** Theirs wherever they sit. */
  readonly key: number;
  /** As it was typed; `null` while nobody did: then their animal says what they are called. */
  readonly name: string | null;
  /** How well the computer plays for them; `null` where they are a person. */
  readonly bot: BotLevel | null;
}

/**
 * The table as it stands while it is laid: anything that can be typed, not only what can be dealt.
 */
export interface Draft {
  /** By seat. */
  readonly sitters: readonly Sitter[];
  /** Who got up when the table became smaller, the first to come back in front. */
  readonly bench: readonly Sitter[];
  /** The key of whoever opens, or a draw. */
  readonly first: number | 'draw';
  readonly way: Way;
  /** The game's own; what people agreed on. */
  readonly options: object;
  /** Whether people may ask in their hand what a computer player would do. */
  readonly hints: boolean;
}

/** A table that was dealt to before. */
export interface EarlierTable {
  readonly options: object;
  /** By seat. */
  readonly people: readonly Person[];
  readonly first: Seat | 'draw';
  readonly way: Way;
  readonly hints: boolean;
}

/** A table that can be dealt to. */
export interface TableSetup extends EarlierTable {
  /**
   * Those of the people whose name somebody typed; the others go by their animal, and computer
   * players are not remembered.
   */
  readonly known: readonly Person[];
}

/** What those are called whose name nobody typed, by animal, in the language spoken. */
export interface UsualNames {
  readonly emblems: Readonly<Record<Emblem, string>>;
  /** Of computer players. */
  readonly bots: { readonly names: Readonly<Record<Emblem, string>> };
}

/** What someone with that animal is called unless somebody types a name. */
export const usualName = (
  { emblem, bot }: Pick<Sitter, 'emblem' | 'bot'>,
  words: UsualNames,
): string => (bot === null ? words.emblems : words.bots.names)[emblem];

/** The name someone goes by. */
export const nameOf = (sitter: Sitter, words: UsualNames): string =>
  sitter.name ?? usualName(sitter, words);

/** A table that can be dealt at once. */
export const freshDraft = (way: Way, options: object, game: Seatable): Draft =>
  seatedFor(game, { sitters: [], bench: [], first: 'draw', way, options, hints: false }, USUAL);

/** An earlier table, laid again; where it was of another game, as far as this one seats it. */
export function draftOf(setup: EarlierTable, words: UsualNames, game: Seatable): Draft {
  const sitters = setup.people.map(({ name, asAnimal, emblem, colour, bot = null }, key) => ({
    key,
    name: asAnimal || name === usualName({ emblem, bot }, words) ? null : name,
    emblem,
    colour,
    bot,
  }));
  const { first, way, options, hints } = setup;
  const draft = { sitters, bench: [], first, way, options, hints };
  return seatedFor(game, draft, sitters.length);
}

/** About so many people at a table, as a game seats them. */
function seatedFor({ players, levels }: Seatable, draft: Draft, wanted: number): Draft {
  const seated = resized(draft, Math.min(players.max, Math.max(players.min, wanted)));
  const levelFor = (bot: BotLevel) => (levels.includes(bot) ? bot : (levels.at(-1) ?? null));
  return changed(seated, (sitter) =>
    sitter.bot === null ? sitter : { ...sitter, bot: levelFor(sitter.bot) },
  );
}

/** The numbers of players a game has, in order. */
export const countsOf = ({ players: { min, max } }: Seatable): readonly number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i);

/** The table of a draft whose names are in order. */
export function tableSetupOf(draft: Draft, words: UsualNames): TableSetup {
  const places = evenPlaces(draft.sitters.length);
  const people = draft.sitters.map((sitter, seat) => ({
    name: nameOf(sitter, words).trim(),
    emblem: sitter.emblem,
    colour: sitter.colour,
    place: places[seat]!,
    ...(sitter.name === null && { asAnimal: true as const }),
    ...(sitter.bot && { bot: sitter.bot }),
  }));
  const known = people.filter(({ bot, asAnimal }) => !bot && !asAnimal);
  const { way, options, hints } = draft;
  return { options, people, known, first: firstSeat(draft), way, hints };
}

/** How many people play, and how many computer players. */
export function countOf({ sitters }: Draft): { readonly people: number; readonly bots: number } {
  const people = sitters.filter(({ bot }) => bot === null).length;
  return { people, bots: sitters.length - people };
}

/** Where whoever opens sits; who got up opens nothing. */
export function firstSeat(draft: Draft): Seat | 'draw' {
  const seat = draft.sitters.findIndex(({ key }) => key === draft.first);
  return seat === -1 ? 'draw' : seat;
}

/** The table with so many people: the last ones get up, or come back. */
export function resized(draft: Draft, players: number): Draft {
  const sitters = draft.sitters.slice(0, players);
  const bench = [...draft.sitters.slice(players), ...draft.bench];
  while (sitters.length < players) sitters.push(seatable(bench.shift(), sitters));
  return { ...draft, sitters, bench };
}

/**
 * Someone for a free seat; where their animal or colour was taken meanwhile, with one that is free.
 */
function seatable(back: Sitter | undefined, sitters: readonly Sitter[]): Sitter {
  const key = back?.key ?? 1 + Math.max(-1, ...sitters.map((sitter) => sitter.key));
  const emblem = free(
    EMBLEMS,
    sitters.map((sitter) => sitter.emblem),
    back?.emblem,
  );
  const colour = free(
    COLOURS,
    sitters.map((sitter) => sitter.colour),
    back?.colour,
  );
  return { key, name: back?.name ?? null, emblem, colour, bot: back?.bot ?? null };
}

/**
 * The one wished for where nobody has it, else the first nobody has; there are enough for the
 * fullest table.
 */
function free<Item>(all: readonly Item[], taken: readonly Item[], wish: Item | undefined): Item {
  const left = all.filter((item) => !taken.includes(item));
  return left.find((item) => item === wish) ?? left[0]!;
}

/** Two people change places. */
export function swapped(draft: Draft, one: Seat, other: Seat): Draft {
  const sitters = [...draft.sitters];
  [sitters[one], sitters[other]] = [sitters[other]!, sitters[one]!];
  return { ...draft, sitters };
}

/** The name of a seat becomes what was typed. */
export const renamed = (draft: Draft, seat: Seat, name: string): Draft =>
  changed(draft, (sitter, at) => (at === seat ? { ...sitter, name } : sitter));

/** The computer plays for a seat from now on, that well; or, with null, a person does. */
export const playedBy = (draft: Draft, seat: Seat, bot: BotLevel | null): Draft =>
  changed(draft, (sitter, at) => (at === seat ? { ...sitter, bot } : sitter));

/** A seat gets another look; whoever has that animal or that colour already swaps it. */
export function relooked(draft: Draft, seat: Seat, look: Partial<Look>): Draft {
  const before = draft.sitters[seat]!;
  const { emblem = before.emblem, colour = before.colour } = look;
  return changed(draft, (sitter, at) => {
    if (at === seat) return { ...sitter, emblem, colour };
    return {
      ...sitter,
      emblem: sitter.emblem === emblem ? before.emblem : sitter.emblem,
      colour: sitter.colour === colour ? before.colour : sitter.colour,
    };
  });
}

const changed = (draft: Draft, change: (sitter: Sitter, seat: Seat) => Sitter): Draft => ({
  ...draft,
  sitters: draft.sitters.map(change),
});

/** Someone who played on this device before. */
export interface KnownPerson extends Look {
  readonly id: string;
  readonly name: string;
}
