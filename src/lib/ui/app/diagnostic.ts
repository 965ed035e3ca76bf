import type { Chapter } from '../../core/standing.ts';
import type { AnyGame } from '../../games/contract/rules.ts';

type GameRules = Pick<AnyGame, 'maxPlayers' | 'start' | 'dealDue'>;

/** What is known of a failure. It takes no name and no card: neither has a field here. */
export interface Failure {
  /** Whatever was thrown. */
  readonly error: unknown;
  readonly version: string;
  readonly language: string;
  readonly viewport: { readonly width: number; readonly height: number };
  /** Null outside a game. */
  readonly game: {
    readonly id: string;
    /** Null where its rules cannot say any more. */
    readonly chapter: Chapter | null;
    /** In its journal. */
    readonly entries: number;
    /** They tell how the game's cards are written. */
    readonly rules: GameRules;
  } | null;
}

/** The longest message and stack that are passed on. */
const LONGEST = 4000;

/**
 * What somebody can send to whoever looks after the app: a text of several lines. An error's own
 * text comes from anywhere, so what could be a card or a name in it is struck out; where the game
 * cannot say any more how its cards are written, all of it is.
 */
export function diagnosticOf({ error, version, language, viewport, game }: Failure): string {
  const cards = game === null ? [] : cardsOf(game.rules);
  const lines = [
    `Fireside ${version}`,
    `language ${language}, screen ${viewport.width} x ${viewport.height}`,
    game === null
      ? 'outside a game'
      : [`game ${game.id}`, ...placeOf(game.chapter), `${game.entries} entries`].join(', '),
    '',
    cards === null ? 'what was thrown is not shown' : scrub(textOf(error), cards),
  ];
  return lines.join('\n');
}

/** Such as "burn" and "round 2": numbers and the game's own codes. */
function placeOf(chapter: Chapter | null): readonly string[] {
  if (chapter === null) return [];
  const { code, ...needs } = chapter;
  return [code, ...Object.entries(needs).map(([what, value]) => `${what} ${value}`)];
}

function textOf(error: unknown): string {
  if (!(error instanceof Error)) return `thrown: ${typeof error}`;
  const head = `${error.name}: ${error.message}`;
  const stack = error.stack ?? '';
  // Some browsers repeat the message at the head of the stack.
  return (stack.startsWith(head) ? stack : `${head}\n${stack}`).slice(0, LONGEST);
}

/** Every card of a game as its records write it; null where the rules fail to say. */
function cardsOf(rules: GameRules): readonly string[] | null {
  try {
    return rules.dealDue(rules.start({ options: {}, players: rules.maxPlayers, first: 0 }));
  } catch {
    return null;
  }
}

/** Any of these words, also within a longer list. */
function oneOf(words: readonly string[]): RegExp {
  const literally = [...new Set(words)].map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${literally.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
}

/** What data calls by a name that cards or people go by: `"rank":"7"`, `suit=r`. */
const VALUE_OF_A_FIELD =
  /\b(suit|rank|card|cards|hand|attack|beat|order|name|people)\b["']?\s*[:=]\s*(\[[^\]]*\]|"[^"]*"|'[^']*'|[^\s,;)}]+)/giu;
/** Anything quoted: a value that found its way into a message. */
const QUOTED = /"[^"\n]*"|'[^'\n]*'|`[^`\n]*`|“[^”\n]*”|«[^»\n]*»/gu;

/**
 * A text without what could be a card or a name. Places in files stay, the rest of a value does
 * not. `cards` are the words a game has for its cards.
 */
export function scrub(text: string, cards: readonly string[]): string {
  const bare = text.replace(VALUE_OF_A_FIELD, '$1: …').replace(QUOTED, '…');
  return cards.length === 0 ? bare : bare.replace(oneOf(cards), '…');
}
