import type { Person } from '../../core/people.ts';
import { NOBODY, type Seat } from '../../core/seats.ts';
import type { AnyScreens } from '../../games/contract/screens.ts';
import type { Merit } from '../../games/contract/bot.ts';
import type { Story, WordsOfGame } from '../../games/contract/story.ts';
import type { GameTypes } from '../../games/contract/rules.ts';
import type { LiveGame } from '../../session/live-game.svelte.ts';
import type { LogLine, UndoLines } from '../../ui/play/sheets/log-line.ts';
import type { GlassCase } from './cases.ts';

const namesOf = (seats: readonly Seat[], people: readonly Person[]): readonly string[] =>
  seats.map((seat) => people[seat]?.name ?? '');

type LogEntry = ReturnType<LiveGame['log']>[number];
type Reasoned = { readonly entry: LogEntry; readonly merits: readonly Merit[] };

/**
 * Joins commits that follow one another into one entry, to be told together. One that was undone,
 * or that a reason is given for, stays by itself.
 */
function together(
  entries: readonly LogEntry[],
  reasons: readonly (readonly Merit[])[],
): readonly Reasoned[] {
  const out: Reasoned[] = [];
  for (const [place, entry] of entries.entries()) {
    const merits = reasons[place] ?? [];
    const last = out.at(-1);
    if (isPlain(entry, merits) && last && isPlain(last.entry, last.merits))
      out[out.length - 1] = {
        entry: { ...entry, events: [...last.entry.events, ...entry.events] },
        merits,
      };
    else out.push({ entry, merits });
  }
  return out;
}

const isPlain = (
  entry: LogEntry,
  merits: readonly Merit[],
): entry is Extract<LogEntry, { kind: 'commit' }> =>
  entry.kind === 'commit' && !entry.undone && merits.length === 0;

/**
 * Everything that happened, in words, oldest first.
 *
 * @param reasons by entry: what spoke for what a computer player did
 */
export function logLines(
  entries: ReturnType<LiveGame['log']>,
  { story, people, words }: Pick<GameInWords, 'story' | 'people' | 'words'>,
  reasons: readonly (readonly Merit[])[] = [],
): readonly LogLine[] {
  return together(entries, reasons).flatMap(({ entry, merits }): readonly LogLine[] => {
    if (entry.kind === 'commit') {
      const why = merits.length > 0 ? (story.because(merits) ?? undefined) : undefined;
      const undone = { undone: entry.undone };
      // What was chosen comes first, and then what came of it.
      return story.log(entry.events).map(({ by = NOBODY, ...line }, i) => {
        return { ...line, by: people[by], ...undone, ...(i === 0 && { why }) };
      });
    }
    if (entry.kind === 'seat') {
      const { left, isBack } = words.play.seats;
      const name = people[entry.seat]?.name ?? '';
      return [{ text: (entry.away ? left : isBack)(name), undone: false }];
    }
    const by = entry.by === null ? null : (people[entry.by]?.name ?? null);
    const agreed = namesOf(entry.agreed, people);
    return [{ text: words.play.undo.done(by, words.names(agreed)), undone: false }];
  });
}

/** The log as far as it may be told now: all of it once what was secret is told. */
export function toldNow(
  entries: ReturnType<LiveGame['log']>,
  { live, screens }: Pick<GameInWords, 'live' | 'screens'>,
): ReturnType<LiveGame['log']> {
  if (live.picture.tellsAll) return entries;
  // One for each entry, in order, so that what the game lets through goes back to its entry.
  const told = entries.map((entry) =>
    entry.kind === 'commit' ? entry : { events: [], undone: false },
  );
  const kept = screens.logged(told, live.settings);
  return entries.map((entry, at) =>
    entry.kind === 'commit' ? { ...entry, events: kept[at] ?? [] } : entry,
  );
}

/** Of these events, which happened one after the other, no more than the log tells now. */
export const asLogged = (
  events: readonly GameTypes['event'][],
  { live, screens }: Pick<GameInWords, 'live' | 'screens'>,
): readonly GameTypes['event'][] =>
  live.picture.tellsAll
    ? events
    : screens
        .logged(
          events.map((event) => ({ events: [event], undone: false })),
          live.settings,
        )
        .flat();

/** What could be taken back, in words and in what is drawn of it; null when there is nothing. */
export function undoLines(game: Omit<GameInWords, 'words'>): UndoLines | null {
  const { live, story, people } = game;
  const offer = live.picture.undoOffer;
  if (!offer) return null;
  const events = asLogged(offer.events, game);
  return {
    lines: story.lines(events),
    // What others did since goes back to them: it is told, and not drawn as theirs who asks.
    things: story
      .log(events)
      .filter(({ by }) => by === undefined || by === offer.by)
      .flatMap(({ things = [], moved = things }) => moved),
    by: people[offer.by ?? NOBODY],
    needs: offer.needs.flatMap((seat) => people[seat] ?? []),
  };
}

/** A game that is played, with what puts it into words, in the language of the page. */
export interface GameInWords {
  readonly live: LiveGame;
  readonly screens: AnyScreens;
  readonly words: WordsOfGame;
  readonly story: Story<GameTypes>;
  /** As the table speaks of them. */
  readonly people: readonly Person[];
}

/** How it stands, for those who listen: what everybody may know, and nothing over an open hand. */
export function publicLine(
  { live, screens, words, people }: GameInWords,
  ground: GlassCase['ground'],
): string {
  const { glass, table: view, prompt } = live.picture;
  if (ground === 'hand' || ground === 'shown') return '';
  if (ground !== 'cover' && prompt.undo) {
    const { asked, needs } = words.table.undo;
    const [by = null] = prompt.undo.by === null ? [] : namesOf([prompt.undo.by], people);
    return `${asked(by)}. ${needs(words.names(namesOf(prompt.undo.needs, people)))}`;
  }
  if (ground !== 'cover') return screens.status({ words, view, prompt, people });
  if (glass.mode !== 'cover' || glass.seat === null || glass.shows) return '';
  const parts = [
    screens.plate(view, glass.seat, words),
    screens.coverLine(view, glass.seat, words),
  ];
  return parts.filter((part) => part !== '').join(' · ');
}
