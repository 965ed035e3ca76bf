import type { Random } from '../../core/random.ts';
import type { Seat } from '../../core/seats.ts';
import type { GameTypes } from '../../games/contract/rules.ts';
import { legalMoves } from '../../games/contract/live.ts';
import { openSeat, seatsOf, type Desk } from '../desk.ts';
import { readyOf } from '../stage.ts';
import type { Input } from '../step.ts';
import { undoOffer } from '../undo.ts';
import { deskFor, machineFor, oneOf, partyOf, type Evening, type Machine } from './evening.ts';
import { firstFlaw, flawIf } from './change.ts';
import { obligingInput } from './obliging.ts';
import { publicInput } from './inputs.ts';
import { otherWorld } from './redeal.ts';
import type { Found, WalkOptions } from './walk.ts';

/** Inputs in the doubled world, and trials to find one. */
const TWIN_INPUTS = 80;
const TRIES = 40;

/**
 * Plays `inputs` inputs into a game, draws anew what the public table has not seen, and lets the
 * same things happen in both worlds, while people fiddle with different cards in their hands. The
 * first difference in what the table is told, or null.
 */
function walkTwins<G extends GameTypes>(
  evening: Evening<G>,
  { seed, inputs, machine = machineFor<G>(), tally = new Map() }: WalkOptions<G>,
): Found | null {
  const party = partyOf(evening, seed);
  const { random } = party;
  const played = playInto(machine, deskFor(evening, party), inputs, random);
  // What lies ready is a secret of one world.
  const desk = { ...played, staged: played.staged.map(() => []), lead: null };
  const twin = otherWorld(desk, random, TRIES);
  if (!twin) return null;
  const twins = new Twins(machine, desk, twin, random);
  for (let i = 0; i < TWIN_INPUTS && !twins.parted; i++) {
    const flaw = twins.goOn();
    if (flaw !== null) return { seed, flaw, inputs: twins.trail };
  }
  for (const [what, n] of Object.entries(twins.done)) tally.set(what, (tally.get(what) ?? 0) + n);
  return null;
}

/** `n` twin walks from a seed on, of every length up to `inputs`; the first flaw met, or null. */
export function walkManyTwins<G extends GameTypes>(
  evening: Evening<G>,
  { n, seed, inputs, ...rest }: WalkOptions<G> & { readonly n: number },
): Found | null {
  for (let i = 0; i < n; i++) {
    const length = 1 + (((seed + i) * 37) % inputs);
    const found = walkTwins(evening, { ...rest, seed: seed + i, inputs: length });
    if (found) return found;
  }
  return null;
}

function playInto<G extends GameTypes>(
  machine: Machine<G>,
  from: Desk<G>,
  inputs: number,
  random: Random,
): Desk<G> {
  let desk = from;
  for (let i = 0; i < inputs; i++) {
    const input = obligingInput<G>(desk, machine.promptOf(desk), random);
    const next = input && machine.step(desk, input);
    if (next?.ok) desk = next.value.desk;
  }
  return desk;
}

/** What a seat leads with once nobody has added anything; empty where none has said so. */
const leadIn = <G extends GameTypes>({ game, lead }: Desk<G>): string =>
  lead?.said === true ? lead.moves.map((move) => game.moveWord(move)).join(' ') : '';

/** Two desks that nobody at the table can tell apart. */
class Twins<G extends GameTypes> {
  readonly trail: unknown[] = [];
  readonly done = {
    'twins were asked': 0,
    'twins laid cards ready': 0,
    'twins laid a lead ready': 0,
    'twins hold different leads': 0,
    'twins played': 0,
  };
  /** The worlds have come to differ in public, as they may: what they hide comes out in the end. */
  parted = false;

  constructor(
    private readonly machine: Machine<G>,
    private a: Desk<G>,
    private b: Desk<G>,
    private readonly random: Random,
  ) {}

  /** One more thing that happens in both worlds; the difference it shows, or null. */
  goOn(): string | null {
    this.done['twins were asked']++;
    const { due } = this.machine.promptOf(this.a);
    if (due.kind === 'deal' || due.kind === 'over') this.parted = true;
    if (this.parted) return null;
    if (due.kind === 'bot') return this.playSame(due.seat);
    const seat = openSeat(this.a);
    const choice = this.random.below(4);
    if (seat !== null && choice > 1 && this.leadsOf(this.a, seat).length > 0)
      return firstFlaw(this.stageLeads(seat), this.close());
    if (seat !== null && choice === 0) return this.layReadyAndWithdraw(seat);
    if (seat !== null && choice === 1) return this.playSame(seat);
    const input = publicInput(this.a, this.random);
    return this.both(input, input);
  }

  private layReadyAndWithdraw(seat: Seat): string | null {
    const [mine, other] = [this.movesOf(this.a, seat), this.movesOf(this.b, seat)];
    if (mine.length === 0 || other.length === 0) return null;
    this.done['twins laid cards ready']++;
    return firstFlaw(
      this.both(
        { do: 'stage', move: oneOf(mine, this.random) },
        { do: 'stage', move: oneOf(other, this.random) },
      ),
      this.both({ do: 'unstage' }, { do: 'unstage' }),
      this.empty(seat),
    );
  }

  /**
   * Takes back all that lies ready, a lead first: how much that is may differ, and only the owner
   * of the hand sees it.
   */
  private empty(seat: Seat): string | null {
    [this.a, this.b] = [this.emptied(this.a, seat), this.emptied(this.b, seat)];
    return this.difference();
  }

  private emptied(desk: Desk<G>, seat: Seat): Desk<G> {
    const { moves, next } = readyOf(desk, seat);
    if (moves.length + (next?.moves.length ?? 0) === 0) return desk;
    const step = this.machine.step(desk, { do: 'unstage' });
    return step.ok ? this.emptied(step.value.desk, seat) : desk;
  }

  /** Each world lays something else ready to lead with. */
  private stageLeads(seat: Seat): string | null {
    const [mine, other] = [this.leadsOf(this.a, seat), this.leadsOf(this.b, seat)];
    if (mine.length === 0 || other.length === 0) return null;
    this.done['twins laid a lead ready']++;
    return this.both(
      { do: 'stage', move: oneOf(mine, this.random) },
      { do: 'stage', move: oneOf(other, this.random) },
    );
  }

  /** Whoever has their hand open says that this is all: nobody notices what they lead with then. */
  private close(): string | null {
    const flaw = this.both({ do: 'commit', close: true }, { do: 'commit', close: true });
    const [mine, other] = [leadIn(this.a), leadIn(this.b)];
    if (mine !== '' && other !== '' && mine !== other) this.done['twins hold different leads']++;
    return flaw;
  }

  private leadsOf(desk: Desk<G>, seat: Seat): readonly G['move'][] {
    const { next } = readyOf(desk, seat);
    return next?.moves.length === 0 ? legalMoves(desk.game, next.state, seat) : [];
  }

  private playSame(seat: Seat): string | null {
    const others = this.movesOf(this.b, seat).map((move) => this.a.game.moveWord(move));
    const common = this.movesOf(this.a, seat).filter((move) =>
      others.includes(this.a.game.moveWord(move)),
    );
    if (common.length === 0) {
      this.parted = this.machine.promptOf(this.a).due.kind === 'bot';
      return null;
    }
    this.done['twins played']++;
    if (openSeat(this.a) !== seat || this.a.seating.bots.includes(seat)) {
      const move = oneOf(common, this.random);
      return this.both({ do: 'bot', move }, { do: 'bot', move });
    }
    // Rather one that leads on: there are few.
    const leading = common.filter((move) => this.leadsAfter(move, seat));
    const move = oneOf(leading.length > 0 ? leading : common, this.random);
    const staged = this.both({ do: 'stage', move }, { do: 'stage', move });
    return firstFlaw(staged, this.stageLeads(seat), this.close());
  }

  private leadsAfter(move: G['move'], seat: Seat): boolean {
    const laid = this.machine.step(this.a, { do: 'stage', move });
    return laid.ok && this.leadsOf(laid.value.desk, seat).length > 0;
  }

  private both(input: Input<G>, twinInput: Input<G>): string | null {
    if (this.parted) return null;
    this.trail.push(input);
    const [a, b] = [this.machine.step(this.a, input), this.machine.step(this.b, twinInput)];
    if (!a.ok || !b.ok) {
      const told = [a, b].map((result) => JSON.stringify(result.ok ? 'done' : result.problem));
      return flawIf(told[0] !== told[1], `only one world refuses: ${told.join(' ')}`);
    }
    [this.a, this.b] = [a.value.desk, b.value.desk];
    this.parted = this.shown(this.a) !== this.shown(this.b);
    if (this.parted) return null;
    return firstFlaw(
      flawIf(
        JSON.stringify(a.value.entries) !== JSON.stringify(b.value.entries),
        'the worlds write down different things',
      ),
      this.difference(),
    );
  }

  private difference(): string | null {
    return flawIf(this.told(this.a) !== this.told(this.b), 'the table is told different things');
  }

  private movesOf({ game, state }: Desk<G>, seat: Seat): readonly G['move'][] {
    return legalMoves(game, state, seat);
  }

  private shown({ game, state }: Desk<G>): string {
    return JSON.stringify(game.view(state, null));
  }

  private told(desk: Desk<G>): string {
    const offers = seatsOf(desk).map((seat) => undoOffer(desk, seat));
    return JSON.stringify([this.machine.promptOf(desk), offers, desk.looked]);
  }
}
