import type { Chapter } from '../../core/standing.ts';

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
    readonly chapter: Chapter;
    /** In its journal. */
    readonly entries: number;
  } | null;
}

/** The longest message and stack that are passed on. */
const LONGEST = 4000;

/**
 * What somebody can send to whoever looks after the app. An error's own text comes from anywhere,
 * so what could be a card or a name in it is struck out.
 */
export function diagnosticOf({ error, version, language, viewport, game }: Failure): string {
  const lines = [
    `Fireside ${version}`,
    `language ${language}, screen ${viewport.width} x ${viewport.height}`,
    game === null
      ? 'outside a game'
      : `game ${game.id}, ${placeOf(game.chapter)}, ${game.entries} entries`,
    '',
    scrub(textOf(error)),
  ];
  return lines.join('\n');
}

/** "burn, round 2": numbers and the game's own codes. */
const placeOf = ({ code, ...needs }: Chapter): string =>
  [code, ...Object.entries(needs).map(([what, value]) => `${what} ${value}`)].join(', ');

function textOf(error: unknown): string {
  if (!(error instanceof Error)) return `thrown: ${typeof error}`;
  const head = `${error.name}: ${error.message}`;
  const stack = error.stack ?? '';
  // Some browsers repeat the message at the head of the stack.
  return (stack.startsWith(head) ? stack : `${head}\n${stack}`).slice(0, LONGEST);
}

/** A card as records write it: `y2`, `rF`, also within a longer list. */
const CARD = /(?<![\p{L}\p{N}])[ryb][1-9F](?![\p{L}\p{N}])/gu;
/** A card as a bare suit and rank in data: `"rank":"7"`, `suit=r`. */
const CARD_FIELD =
  /\b(suit|rank|card|cards|hand|attack|beat|order|name|people)\b["']?\s*[:=]\s*(\[[^\]]*\]|"[^"]*"|'[^']*'|[^\s,;)}]+)/giu;
/** Anything quoted: a value that found its way into a message. */
const QUOTED = /"[^"\n]*"|'[^'\n]*'|`[^`\n]*`|“[^”\n]*”|«[^»\n]*»/gu;

/**
 * A text without what could be a card or a name. Places in files stay, the rest of a value does
 * not.
 */
export const scrub = (text: string): string =>
  text.replace(CARD_FIELD, '$1: …').replace(QUOTED, '…').replace(CARD, '…');
