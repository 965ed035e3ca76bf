import type { Random } from '../../core/random.ts';
import type { GameTypes } from '../../games/contract/rules.ts';
import { NOBODY } from '../../core/seats.ts';
import { peopleOf, unveiledGlass, type Desk } from '../desk.ts';
import type { Entry } from '../journal.ts';
import type { Input } from '../step.ts';
import { askFlaw, markFlaw } from './ask-flaws.ts';
import {
  deskFor,
  machineFor,
  oneOf,
  partyOf,
  type Evening,
  type Machine,
  type Party,
} from './evening.ts';
import { freeze } from './freeze.ts';
import { glassFlaw, reachFlaw, standingGlassFlaw } from './glass-flaws.ts';
import { firstFlaw, type Change } from './change.ts';
import { anyInput } from './inputs.ts';
import { journalFlaw, recordFlaw } from './journal-flaws.ts';
import { deadEnd, obligingInput } from './obliging.ts';
import { Shadow } from './shadow.ts';
import type { Prompt } from '../public.ts';

/** A flaw that a walk has met, with all that leads to it again. */
export interface Found {
  readonly seed: number;
  readonly flaw: string;
  /** The last inputs, the guilty one at the end. */
  readonly inputs: readonly unknown[];
}

/**
 * How often something happened, by name: so that a test can see that it was there to be checked.
 */
export type Tally = Map<string, number>;

export interface WalkOptions<G extends GameTypes> {
  readonly seed: number;
  readonly inputs: number;
  /** Inputs of obliging people before them; without it so many that walks begin anywhere. */
  readonly calm?: number;
  readonly machine?: Machine<G>;
  readonly tally?: Tally;
}

/**
 * Walks through one party's evening: obliging people play up to some point of the game, then
 * `inputs` things of every kind happen, crashes included. The first flaw met, or null.
 */
function walk<G extends GameTypes>(
  evening: Evening<G>,
  { seed, inputs, calm, machine = machineFor<G>(), tally = new Map() }: WalkOptions<G>,
): Found | null {
  const walker = new Walker(evening, machine, partyOf(evening, seed), tally);
  try {
    for (let i = -(calm ?? walker.calm); i < inputs; i++) {
      const flaw = walker.goOn(i < 0 ? 'calm' : 'wild') ?? (i % 128 === 127 ? walker.look() : null);
      if (flaw !== null) return { seed, flaw, inputs: walker.trail };
    }
    const flaw = walker.look();
    return flaw === null ? null : { seed, flaw, inputs: walker.trail };
  } catch (error) {
    return { seed, flaw: `it broke: ${String(error)}`, inputs: walker.trail };
  }
}

/** `n` walks from a seed on; the first flaw met, or null. */
export function walkMany<G extends GameTypes>(
  evening: Evening<G>,
  { n, seed, ...rest }: WalkOptions<G> & { readonly n: number },
): Found | null {
  for (let i = 0; i < n; i++) {
    const found = walk(evening, { ...rest, seed: seed + i });
    if (found) return found;
  }
  return null;
}

/** Where in a game the walk begins: whole games take a few hundred inputs to a few thousand. */
const CALM = [0, 0, 100, 300, 600, 1000, 2000];

/** Obliging people, or anybody and anything. */
type Mood = 'calm' | 'wild';

/** How many of the last inputs a finding tells. */
const TRAIL = 30;

class Walker<G extends GameTypes> {
  readonly trail: unknown[] = [];
  /** How many inputs of obliging people come first. */
  readonly calm: number;
  private desk: Desk<G>;
  private prompt: Prompt;
  /** The state on the desk, in words: no step may change it. */
  private secret: string;
  private readonly shadow: Shadow<G>;
  private readonly random: Random;
  /** Out of eight: how many inputs are those of obliging people. */
  private readonly obliging: number;

  constructor(
    private readonly evening: Evening<G>,
    private readonly machine: Machine<G>,
    private readonly party: Party<G>,
    private readonly tally: Tally,
  ) {
    this.random = party.random;
    this.obliging = oneOf([1, 4, 6, 7], this.random);
    this.calm = oneOf(CALM, this.random);
    this.desk = freeze(deskFor(evening, party));
    this.prompt = machine.promptOf(this.desk);
    this.secret = evening.game.notation(this.desk.state);
    this.shadow = new Shadow(evening.game, machine, party);
  }

  /** One more input, or now and then a crash; the flaw, or null. */
  goOn(mood: Mood): string | null {
    if (mood === 'wild' && this.random.below(100) === 0) return this.crash();
    const input = this.choose(mood);
    this.trail.push(input);
    if (this.trail.length > TRAIL) this.trail.shift();
    const before = this.desk;
    const result = this.machine.step(before, input);
    if (this.secret !== before.game.notation(before.state)) return 'the old state changed';
    this.count(`${input.do} ${result.ok ? 'done' : 'refused'}`);
    if (!result.ok) return null;
    const { desk, entries } = result.value;
    const prompt = this.machine.promptOf(desk);
    const change = { before, promptBefore: this.prompt, input, desk, entries, prompt };
    this.sitDown(desk, prompt);
    this.countEntries(entries, prompt);
    return firstFlaw(this.flawOf(change), this.shadow.follow(desk, entries));
  }

  /**
   * Dearer checks of the desk as it stands: the record, and whether people who follow the prompt
   * get to the end.
   */
  look(): string | null {
    const flaw = firstFlaw(recordFlaw(this.desk), this.shadow.pastFlaw());
    this.count('ends looked for');
    return flaw ?? deadEnd(this.machine, this.desk, this.random);
  }

  private sitDown(desk: Desk<G>, prompt: Prompt): void {
    if (desk.state !== this.desk.state) this.secret = desk.game.notation(desk.state);
    this.desk = freeze(desk);
    this.prompt = prompt;
  }

  private choose(mood: Mood): Input<G> {
    const obliging =
      mood === 'calm' || this.random.below(8) < this.obliging
        ? obligingInput<G>(this.desk, this.prompt, this.random)
        : null;
    return obliging ?? anyInput(this.evening, this.desk, this.random);
  }

  private flawOf(change: Change<G>): string | null {
    const { desk, prompt } = change;
    return firstFlaw(
      glassFlaw(change),
      askFlaw(desk, prompt),
      markFlaw(change),
      journalFlaw(change),
      this.reach(),
    );
  }

  /** Who is called, and any other person, gets to their hand. */
  private reach(): string | null {
    const { due } = this.prompt;
    if (due.kind !== 'visit' && due.kind !== 'words') return null;
    const people = peopleOf(this.desk);
    const called = due.kind === 'visit' ? due.seat : (due.seats[0] ?? NOBODY);
    const anybody = people[this.random.below(people.length)] ?? called;
    return firstFlaw(
      reachFlaw(this.machine, this.desk, called),
      reachFlaw(this.machine, this.desk, anybody),
    );
  }

  /** The page dies; what it stored comes back, covered. */
  private crash(): string | null {
    this.trail.push('crash');
    this.count('crash');
    const { desk, flaw } = this.shadow.restore();
    if (flaw !== null || desk === null) return flaw;
    this.sitDown(desk, this.machine.promptOf(desk));
    return firstFlaw(
      standingGlassFlaw(desk, this.prompt),
      desk.glass.mode === 'hand' && !unveiledGlass(desk) ? 'it comes back uncovered' : null,
      askFlaw(desk, this.prompt),
    );
  }

  private countEntries(entries: readonly Entry<G>[], { glass, due, plates }: Prompt): void {
    this.count(`glass ${glass.mode}`);
    this.count(`due ${due.kind}`);
    for (const entry of entries) this.count(`entry ${entry.do}`);
    if (entries.some((entry) => entry.do === 'commit' && entry.watched !== null))
      this.count('a hand stays open');
    if (plates.some(({ wants, waitsFor }) => wants && waitsFor !== null)) this.count('a held ask');
    if (plates.some(({ standsOut }) => standsOut)) this.count('somebody stands out');
  }

  private count(what: string): void {
    this.tally.set(what, (this.tally.get(what) ?? 0) + 1);
  }
}
