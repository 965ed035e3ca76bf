import { yardstick, type YardstickView } from '../../src/lib/games/blaze/bots/yardstick.ts';
import { assert } from '../../src/lib/core/assert.ts';
import { SeededRandom, shuffle, type Random } from '../../src/lib/core/random.ts';
import { NOBODY, type Seat } from '../../src/lib/core/seats.ts';
import { blaze, type Blaze } from '../../src/lib/games/blaze/rules/index.ts';
import type { BlazeMove } from '../../src/lib/games/blaze/rules/moves.ts';
import type { BlazeView } from '../../src/lib/games/blaze/rules/view.ts';
import { newDesk, type Desk } from '../../src/lib/table/desk.ts';
import { dueOf } from '../../src/lib/table/due.ts';
import type { Way } from '../../src/lib/core/way.ts';
import { planOf } from '../../src/lib/table/stage.ts';
import { step, type Input } from '../../src/lib/table/step.ts';
import { Memory } from './memory.ts';

/**
 * What private hands are opened for. By somebody who takes the device for it: to lead, to answer as
 * Ash, to add a card, to bet. By whoever has it still: to go on once the others have been asked, or
 * after something else that had closed the hand.
 */
export const ERRANDS = ['lead', 'answer', 'add', 'bet', 'onceAsked', 'otherwiseAgain'] as const;

type Errand = (typeof ERRANDS)[number];

/** Hand-overs of one game. */
export interface HandOvers {
  /** Private hands opened. */
  opens: number;
  /** What for: all of them, by errand. */
  readonly opensTo: Record<Errand, number>;
  /** Times somebody other than the holder has to touch the device. */
  moves: number;
  /** What the whole game takes its people, by `SECONDS`. */
  seconds: number;
}

/** What each thing that people do takes them: a written model, so that flows can be compared. */
const SECONDS = {
  /** The press that opens a hand. */
  hold: 0.5,
  /** The device goes to somebody else. */
  passing: 4,
  /** A cover that was on the glass already, not one that the press itself brings. */
  cover: 1.5,
  tap: 0.7,
  /** An answer said aloud, and tapped in by whoever is nearest. */
  word: 2,
  /** A card is chosen, or a bet. */
  card: 4,
} as const;

/** Against more cards than these nobody troubles to choose what they lead with next. */
const FEW = 8;

/**
 * When the people in the measurement answer by word. `takeSeen`: they decline as they like, for who
 * adds nothing loses nothing, but Ash takes only once it has looked at every card it holds.
 * `lookFirst`: nobody answers before that. `knowAll`: they know their hands without looking.
 */
export type Answering = 'takeSeen' | 'lookFirst' | 'knowAll';

/**
 * Plays one game of the 2021 edition with betting, the yardstick in every seat, through the table's
 * own logic, and counts hand-overs and seconds. A seat whose answer needs no card answers by word;
 * everything else is done in an open hand.
 */
export function playHandOvers(options: {
  readonly players: number;
  readonly way: Way;
  readonly answering: Answering;
  readonly seed: number;
}): HandOvers {
  const people = new People(options, new SeededRandom(options.seed));
  while (people.goOn());
  return people.counted;
}

const noErrands = () =>
  Object.fromEntries(ERRANDS.map((errand) => [errand, 0])) as Record<Errand, number>;

class People {
  readonly counted: HandOvers = { opens: 0, opensTo: noErrands(), moves: 0, seconds: 0 };
  private desk: Desk<Blaze>;
  private readonly memory: Memory;
  /** Others were asked when a hand was closed last. */
  private closedToAsk = false;
  /** The last look at a hand: making a view is what takes longest here. */
  private seen: { readonly state: Blaze['state']; readonly view: BlazeView } | null = null;

  constructor(
    private readonly options: { players: number; way: Way; answering: Answering; seed: number },
    private readonly random: Random,
  ) {
    const { players, way, seed } = options;
    const start = { options: { betting: true }, players, first: seed % players };
    this.desk = newDesk(blaze, start, { players, bots: [], way });
    this.memory = new Memory(players);
  }

  /** Does the next thing there is to do; false when the game is over. */
  goOn(): boolean {
    const due = dueOf(this.desk);
    if (due.kind === 'over') return false;
    if (due.kind === 'deal') this.deal();
    else this.answer(due.kind === 'visit' ? due.seat : blaze.turn(this.desk.state));
    return true;
  }

  private deal(): void {
    const order = shuffle([...blaze.dealDue(this.desk.state)!], this.random);
    this.take({ do: 'deal', order });
    this.memory.forget();
  }

  /** A seat that is asked answers by word where it can, else from its hand. */
  private answer(seat: Seat): void {
    const view = this.look(seat);
    const answers = choose(view).do === 'pass' && (this.isOpen(seat) || this.answersUnseen(view));
    if (answers) this.answerByWord(seat);
    else this.visit(seat);
  }

  /** Whether this seat would decline or take without a look at its hand. */
  private answersUnseen(view: BlazeView): boolean {
    if (this.memory.hasSeenAll(view)) return true;
    if (this.options.answering === 'knowAll') return true;
    return this.options.answering === 'takeSeen' && view.viewer !== view.ash;
  }

  private answerByWord(seat: Seat): void {
    const { glass, holder } = this.desk;
    const atOwnPlate = this.options.way === 'middle' && glass.mode !== 'hand' && !this.isAshNear();
    if (atOwnPlate && seat !== holder) this.counted.moves++;
    this.spend('word');
    this.take({ do: 'say', move: { seat, do: 'pass' } });
  }

  /**
   * Whether Ash has the device still, and leads next unless somebody adds: then they tap what they
   * are told.
   */
  private isAshNear(): boolean {
    const { ash, taking } = blaze.view(this.desk.state, null);
    return ash === this.desk.holder && !taking;
  }

  private visit(seat: Seat): void {
    if (!this.isOpen(seat)) this.open(seat);
    for (let view = this.look(seat); ; view = planOf(this.desk, seat).view!) {
      const move = choose(view);
      if (move.do !== 'pass') this.spend('card');
      this.take({ do: 'stage', move });
      const plan = planOf(this.desk, seat);
      if (!plan.view || plan.view.turn !== seat || plan.view.phase === 'betting') break;
    }
    this.layLead(seat);
    this.tap({ do: 'commit', close: false });
    if (this.isOpen(seat)) this.memory.see(this.look(seat));
  }

  /**
   * Who leads next, unless somebody adds, and knows the cards they will have then, lays that ready
   * while they have their hand before them; but not where much may still be added.
   */
  private layLead(seat: Seat): void {
    const { lead } = planOf(this.desk, seat);
    if (lead?.moves.length !== 0) return;
    if (this.cardsAgainst() > FEW) return;
    for (let { view } = lead; view.turn === seat; view = planOf(this.desk, seat).lead!.view) {
      const move = choose(view);
      if (move.do === 'pass') break;
      this.spend('card');
      this.take({ do: 'stage', move });
    }
  }

  /** How many cards those hold who may add some. */
  private cardsAgainst(): number {
    const { fire, ember, hands } = blaze.view(this.desk.state, null);
    return [fire, ember].reduce((sum: number, seat) => sum + (hands[seat ?? NOBODY] ?? 0), 0);
  }

  private open(seat: Seat): void {
    if (seat !== this.desk.holder) {
      this.counted.moves++;
      this.spend('passing');
    }
    this.counted.opens++;
    this.counted.opensTo[this.errandOf(seat)]++;
    if (this.desk.glass.mode === 'hand') this.tap({ do: 'layDown' });
    const { glass } = this.desk;
    if (glass.mode === 'cover' && glass.seat !== seat) this.tap({ do: 'showTable' });
    if (this.desk.glass.mode === 'table') this.take({ do: 'press', seat });
    else this.spend('cover');
    this.spend('hold');
    this.take({ do: 'open', seat });
    this.memory.see(this.look(seat));
  }

  private errandOf(seat: Seat): Errand {
    const { phase, table, ash } = blaze.view(this.desk.state, null);
    if (seat === this.desk.holder) return this.closedToAsk ? 'onceAsked' : 'otherwiseAgain';
    if (phase === 'betting') return 'bet';
    if (table.length === 0) return 'lead';
    return seat === ash ? 'answer' : 'add';
  }

  private tap(input: Input<Blaze>): void {
    this.spend('tap');
    this.take(input);
  }

  private spend(on: keyof typeof SECONDS): void {
    this.counted.seconds += SECONDS[on];
  }

  private take(input: Input<Blaze>): void {
    const result = step(this.desk, input);
    assert(result.ok, 'the people do only what is possible');
    const { desk } = result.value;
    if (this.desk.glass.mode === 'hand' && desk.glass.mode !== 'hand')
      this.closedToAsk = dueOf(desk).kind === 'words';
    this.desk = desk;
  }

  private look(seat: Seat): BlazeView {
    const { state } = this.desk;
    if (this.seen?.state !== state || this.seen.view.viewer !== seat)
      this.seen = { state, view: blaze.view(state, seat) };
    return this.seen.view;
  }

  private isOpen(seat: Seat): boolean {
    return this.desk.glass.mode === 'hand' && this.desk.glass.seat === seat;
  }
}

/** The yardstick in a seat whose game runs: trump is there, and the view is its own. */
export const choose = (view: BlazeView): BlazeMove => yardstick(view as BlazeView & YardstickView);
