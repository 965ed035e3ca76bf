import { tick } from 'svelte';
import type { BlazeView } from '../../../rules/view.ts';
import type { BlazeWords } from '../../../words/index.ts';
import { roleOf } from '../../roles.ts';
import { arranged, moved, ORDERS, usualSorting, type Order, type Sorting } from './sorting.ts';

/** The hand whose cards are put in order. */
interface Sorted {
  readonly words: BlazeWords;
  readonly view: BlazeView;
  readonly sorting: Sorting | null;
  readonly onsort: (sorting: Sorting) => void;
}

/** The order of the cards in an open hand, and how its owner changes it. */
export class Arranging {
  readonly #hand: () => Sorted;
  readonly #say: (text: string) => void;
  /** The card to be moved: null while none is picked, undefined while cards are not arranged. */
  #picked = $state<number | null | undefined>(undefined);

  constructor(hand: () => Sorted, say: (text: string) => void) {
    this.#hand = hand;
    this.#say = say;
  }

  readonly sorting = $derived.by(() => {
    const { view, sorting } = this.#hand();
    return sorting ?? usualSorting(roleOf(view, view.viewer ?? 0) === 'ash');
  });
  readonly cards = $derived.by(() => {
    const { view } = this.#hand();
    return arranged(view.own?.hand ?? [], this.sorting, view.trump);
  });

  get picked(): number | null | undefined {
    return this.#picked;
  }

  readonly sort = (by: Order): void => {
    const { words } = this.#hand();
    this.#reorder({ by, own: by === 'own' ? this.cards : this.sorting.own });
    this.#say(words.hand.sorting.sorted(words.hand.sorting.by[by]));
  };

  readonly sortOtherwise = (): void =>
    this.sort(ORDERS[(ORDERS.indexOf(this.sorting.by) + 1) % ORDERS.length] ?? 'rank');

  /** Begins or ends that taps move cards instead of playing them. */
  readonly arrange = (on: boolean): void => {
    this.#picked = on ? null : undefined;
    this.#say(on ? this.#hand().words.hand.sorting.pick : '');
  };

  readonly pick = (index: number): void => {
    this.#picked = this.#picked === index ? null : index;
  };

  readonly move = (from: number, to: number): void => {
    const { words } = this.#hand();
    const { cards } = this;
    const card = cards[from];
    if (!card || to < 0 || to >= cards.length) return;
    this.#reorder({ by: 'own', own: moved(cards, from, to) });
    if (this.#picked !== undefined) this.#picked = to;
    this.#say(words.hand.sorting.nowAt(words.cards.card(card), to + 1, cards.length));
  };

  /** Cards that change places lose the focus unless it is given back. */
  #reorder(sorting: Sorting): void {
    const active = document.activeElement;
    this.#hand().onsort(sorting);
    void tick().then(() => {
      if (active instanceof HTMLElement && active.isConnected) active.focus();
    });
  }
}
