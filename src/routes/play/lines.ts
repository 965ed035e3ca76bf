import type { Person } from '$lib/core/people.ts';
import type { Seat } from '$lib/core/seats.ts';
import type { GameWords } from '$lib/i18n/game-words.ts';
import type { LiveGame } from '$lib/session/live-game.svelte.ts';
import type { BlazeTypes } from '$lib/games/blaze/bots/merits.ts';
import { roleOf } from '$lib/games/blaze/ui/roles.ts';
import type { Story } from '$lib/games/blaze/ui/story.ts';
import { statusOf } from '$lib/games/blaze/ui/table/status.ts';

export type ShownGame = LiveGame<BlazeTypes>;

/** A line of the log as it is shown. */
export interface LogLine {
  readonly text: string;
  readonly undone: boolean;
  /** It begins a chapter of the game. */
  readonly opens?: boolean;
}

const namesOf = (seats: readonly Seat[], people: readonly Person[]): readonly string[] =>
  seats.map((seat) => people[seat]?.name ?? '');

/** Everything that happened, in words, oldest first. */
export function logLines(
  entries: ReturnType<ShownGame['log']>,
  story: Story,
  people: readonly Person[],
  words: GameWords,
): readonly LogLine[] {
  return entries.flatMap((entry): readonly LogLine[] => {
    if (entry.kind === 'commit')
      return story.log(entry.events).map((line) => ({ ...line, undone: entry.undone }));
    const by = entry.by === null ? null : (people[entry.by]?.name ?? null);
    const agreed = namesOf(entry.agreed, people);
    return [{ text: words.play.undo.done(by, words.cards.list(agreed)), undone: false }];
  });
}

/** What could be taken back, in words; null when there is nothing. */
export function undoLines(
  offer: ShownGame['undoOffer'],
  story: Story,
  people: readonly Person[],
  words: GameWords,
): { readonly lines: readonly string[]; readonly needs: string | null } | null {
  if (!offer) return null;
  const names = namesOf(offer.needs, people);
  return {
    lines: story.lines(offer.events),
    needs: names.length === 0 ? null : words.cards.list(names),
  };
}

/** The public line on a cover: where the game stands, and which suit is trump. */
export function coverStatus(view: ShownGame['table'], { cards, table }: GameWords): string {
  const standing = table.facts.round(view.round, cards.phases[view.phase]);
  return view.trump === null
    ? standing
    : `${standing} · ${cards.trump}: ${cards.suits[view.trump]}`;
}

/** How it stands, for those who listen: what everybody may know, and nothing over an open hand. */
export function publicLine(live: ShownGame, shows: string, words: GameWords): string {
  const { glass, table: view, prompt, people } = live;
  if (shows === 'hand') return '';
  if (shows !== 'cover' && prompt.undo) {
    const { asked, needs } = words.table.undo;
    const [by = null] = prompt.undo.by === null ? [] : namesOf([prompt.undo.by], people);
    return `${asked(by)}. ${needs(words.cards.list(namesOf(prompt.undo.needs, people)))}`;
  }
  if (shows !== 'cover') return statusOf({ words, view, prompt, people }, { unnamed: false });
  if (glass.mode !== 'cover' || glass.seat === null) return '';
  const role = roleOf(view, glass.seat);
  const status = coverStatus(view, words);
  return role === null ? status : `${words.cards.roles[role]} · ${status}`;
}

/** What the others are asked while a hand is open, and who says nothing; null while nobody is asked. */
export function askedMeanwhile(
  { prompt, table, people }: ShownGame,
  { cards, table: words }: GameWords,
): { readonly question: string; readonly names: string; readonly count: number } | null {
  if (prompt.nobody.length === 0) return null;
  const ash = people[table.ash ?? 0]?.name ?? '';
  return {
    question: table.taking ? words.passed.reward(ash) : words.passed.adding,
    names: cards.list(namesOf(prompt.nobody, people)),
    count: prompt.nobody.length,
  };
}
