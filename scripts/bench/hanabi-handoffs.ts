import { fileURLToPath } from 'node:url';
import { assert } from '../../src/lib/core/assert.ts';
import type { BotLevel } from '../../src/lib/core/people.ts';
import { SeededRandom, shuffle } from '../../src/lib/core/random.ts';
import type { Seat } from '../../src/lib/core/seats.ts';
import { hanabiBots } from '../../src/lib/games/hanabi/bots/index.ts';
import { colorOf, faceOf, rankOf, type Card } from '../../src/lib/games/hanabi/rules/cards.ts';
import { hanabi, type Hanabi } from '../../src/lib/games/hanabi/rules/index.ts';
import type { HanabiMove } from '../../src/lib/games/hanabi/rules/moves.ts';
import type { HanabiView } from '../../src/lib/games/hanabi/rules/view.ts';
import { couldBe } from '../../src/lib/games/hanabi/ui/hand/known/known.ts';
import { pointedLately } from '../../src/lib/games/hanabi/ui/hand/known/lately.ts';
import { newDesk, type Desk } from '../../src/lib/table/desk.ts';
import { dueOf } from '../../src/lib/table/due.ts';
import type { Way } from '../../src/lib/core/way.ts';
import { step, type Input } from '../../src/lib/table/step.ts';
import { runApart } from './apart.ts';
import { rounded } from './figures.ts';

/**
 * When people look at the others' hands. `everyTurn`: before whatever they do. `usual`: unless no
 * clue token is left, the marks prove a play, or they play a card that was pointed at since their
 * last turn.
 */
type Looking = 'everyTurn' | 'usual';

/** Of one game. */
interface HandOvers {
  /** Hands opened: each shows all but its owner's cards. */
  readonly views: number;
  /** Times the device goes on to somebody who has not had it last. */
  readonly moves: number;
}

/** Means over the same deals. */
interface HanabiHandOverFigures {
  readonly games: number;
  /** By the level in every seat: those that think for no time. */
  readonly spark: LevelFigures;
  readonly flame: LevelFigures;
}

interface LevelFigures {
  /** The device goes to whoever is in turn. */
  readonly everyTurn: HandOvers;
  readonly middle: HandOvers;
  readonly passed: HandOvers;
}

const SELF = fileURLToPath(import.meta.url);

/** Mean hand-overs of so many games. They depend on no clock. */
export const measureHanabiHandOvers = async (
  players: number,
  games: number,
): Promise<HanabiHandOverFigures> =>
  JSON.parse(await runApart(SELF, [String(players), String(games)])) as HanabiHandOverFigures;

function handOvers(players: number, games: number): HanabiHandOverFigures {
  const seeds = Array.from({ length: games }, (_, game) => game + 1);
  const means = (party: Pick<Party, 'level' | 'way' | 'looking'>): HandOvers => {
    const played = seeds.map((seed) => new People({ ...party, players, seed }).play());
    return {
      views: mean(played.map(({ views }) => views)),
      moves: mean(played.map(({ moves }) => moves)),
    };
  };
  const figures = (level: BotLevel): LevelFigures => ({
    everyTurn: means({ level, way: 'passed', looking: 'everyTurn' }),
    middle: means({ level, way: 'middle', looking: 'usual' }),
    passed: means({ level, way: 'passed', looking: 'usual' }),
  });
  return { games, spark: figures('spark'), flame: figures('flame') };
}

const mean = (counts: readonly number[]): number =>
  rounded(counts.reduce((sum, count) => sum + count, 0) / counts.length, 2);

interface Party {
  readonly players: number;
  readonly way: Way;
  readonly looking: Looking;
  readonly level: BotLevel;
  readonly seed: number;
}

/**
 * One game with players of one level in every seat, through the table's own logic. What needs no
 * look is said, and tapped on the table: by whoever has the device where it goes from hand to hand,
 * else by its owner.
 */
class People {
  private views = 0;
  private moves = 0;
  private desk: Desk<Hanabi>;
  /** Who has touched the device last; null at first: it is with somebody. */
  private touching: Seat | null = null;
  private readonly random: SeededRandom;
  private readonly bot: ReturnType<typeof hanabiBots>[BotLevel];

  constructor(private readonly party: Party) {
    const { players, way, seed, level } = party;
    this.bot = hanabiBots(() => level)[level];
    this.random = new SeededRandom(seed);
    const start = { options: {}, players, first: seed % players };
    this.desk = newDesk(hanabi, start, { players, bots: [], way });
  }

  /** Plays to the end. */
  play(): HandOvers {
    for (let due = dueOf(this.desk); due.kind !== 'over'; due = dueOf(this.desk)) {
      if (due.kind === 'deal') this.deal();
      else {
        assert(due.kind === 'visit', 'whoever is in turn acts');
        this.act(due.seat);
      }
    }
    return { views: this.views, moves: this.moves };
  }

  private deal(): void {
    this.take({ do: 'deal', order: shuffle([...hanabi.dealDue(this.desk.state)!], this.random) });
    if (this.desk.glass.mode === 'cover') this.take({ do: 'showTable' });
  }

  private act(seat: Seat): void {
    const view = hanabi.view(this.desk.state, seat);
    const said = this.party.looking === 'usual' ? this.unseen(view) : null;
    if (said) {
      if (this.party.way === 'middle') this.touch(seat);
      this.take({ do: 'say', move: said });
    } else {
      this.look(seat);
      this.take({ do: 'stage', move: this.choice(view) });
      this.take({ do: 'commit', close: false });
    }
  }

  private look(seat: Seat): void {
    this.touch(seat);
    this.take({ do: 'press', seat });
    this.take({ do: 'open', seat });
  }

  private choice(view: HanabiView): HanabiMove {
    return this.bot(view, this.random, { iterations: 0 }).move;
  }

  /** What somebody does without a look at the others' hands; null where they look first. */
  private unseen(view: HanabiView): HanabiMove | null {
    const move = this.choice(view);
    if (view.clues === 0) return move;
    const isPlay = move.do === 'play';
    if (isPlay && pointedLately(view, move.seat).some((one) => isOf(one, move))) return move;
    const proven = provenPlays(view);
    if (proven.length === 0) return null;
    return isPlay && proven.includes(move.slot)
      ? move
      : { seat: view.viewer!, do: 'play', slot: proven[0]! };
  }

  private touch(seat: Seat): void {
    if (this.touching !== null && this.touching !== seat) this.moves++;
    this.touching = seat;
  }

  private take(input: Input<Hanabi>): void {
    const result = step(this.desk, input);
    assert(result.ok, 'people do only what is possible');
    this.desk = result.value.desk;
    this.views += result.value.entries.filter((entry) => entry.do === 'looked').length;
  }
}

const isOf = (one: { seat: Seat; slot: number }, { seat, slot }: { seat: Seat; slot: number }) =>
  one.seat === seat && one.slot === slot;

/** The slots of one's own cards that fit by the marks and what lies open. */
function provenPlays(view: HanabiView): readonly number[] {
  const isNext = (card: Card): boolean => {
    const face = faceOf(card);
    return view.stacks[colorOf(face)] === rankOf(face);
  };
  return view.hands[view.viewer!]!.flatMap((held, slot) =>
    couldBe(held, view).every(isNext) ? [slot] : [],
  );
}

const [path, players, games] = process.argv.slice(1);
if (path === SELF) console.log(JSON.stringify(handOvers(Number(players), Number(games))));
