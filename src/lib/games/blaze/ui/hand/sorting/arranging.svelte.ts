import { tick } from 'svelte';
import { ownerOf } from '../../../../../core/seats.ts';
import { roleOf } from '../../roles.ts';
import type { HandScene } from '../scene.ts';
import { arranged, moved, ORDERS, usualSorting, type Order, type Sorting } from './sorting.ts';

/** The order of the cards in an open hand, and how its owner changes it. */
export class Arranging {
  readonly #scene: () => HandScene;
  readonly #say: (text: string) => void;
  /** Taps move cards instead of playing them. */
  #isArranging = $state(false);
  #picked = $state<number | null>(null);

  constructor(scene: () => HandScene, say: (text: string) => void) {
    this.#scene = scene;
    this.#say = say;
  }

  readonly sorting = $derived.by(() => {
    const { hand, order } = this.#scene();
    const { view } = hand;
    // Only what this hand has told comes back to it.
    return (order.sorting as Sorting | null) ?? usualSorting(roleOf(view, ownerOf(view)) === 'ash');
  });
  readonly cards = $derived.by(() => {
    const { view } = this.#scene().hand;
    return arranged(view.own?.hand ?? [], this.sorting, view.trump);
  });

  /** Whether taps move cards instead of playing them. */
  get isArranging(): boolean {
    return this.#isArranging;
  }

  /** The place of the card to be moved; null where none is picked. */
  get picked(): number | null {
    return this.#picked;
  }

  readonly sort = (by: Order): void => {
    const { words } = this.#scene();
    this.#reorder({ by, own: by === 'own' ? this.cards : this.sorting.own });
    this.#say(words.hand.sorting.sorted(words.hand.sorting.by[by]));
  };

  readonly sortOtherwise = (): void =>
    this.sort(ORDERS[(ORDERS.indexOf(this.sorting.by) + 1) % ORDERS.length] ?? 'rank');

  /** Begins or ends arranging. */
  readonly arrange = (on: boolean): void => {
    this.#isArranging = on;
    this.#picked = null;
    this.#say(on ? this.#scene().words.hand.sorting.pick : '');
  };

  readonly pick = (index: number): void => {
    this.#picked = this.#picked === index ? null : index;
  };

  readonly move = (from: number, to: number): void => {
    const { words } = this.#scene();
    const { cards } = this;
    const card = cards[from];
    if (!card || to < 0 || to >= cards.length) return;
    this.#reorder({ by: 'own', own: moved(cards, from, to) });
    if (this.#isArranging) this.#picked = to;
    this.#say(words.hand.sorting.nowAt(words.cards.card(card), to + 1, cards.length));
  };

  /** Cards that change places lose the focus unless it is given back. */
  #reorder(sorting: Sorting): void {
    const active = document.activeElement;
    this.#scene().order.keep(sorting);
    void tick().then(() => {
      if (active instanceof HTMLElement && active.isConnected) active.focus();
    });
  }
}
