import type { BlazeView } from '../../rules/view.ts';
import type { BlazeWords } from '../../words/index.ts';
import type { HandScene } from './scene.ts';

/**
 * What the owner of an open hand was told last: it is read for as long as the view it is about
 * stands, and the language is the same.
 */
export class Saying {
  readonly #scene: () => HandScene;
  #said = $state.raw<{
    readonly text: string;
    readonly view: BlazeView;
    readonly words: BlazeWords;
  } | null>(null);

  constructor(scene: () => HandScene) {
    this.#scene = scene;
  }

  /** Empty where nothing was said, or it is not true any more. */
  readonly text = $derived.by(() => {
    const { words, hand } = this.#scene();
    return this.#said?.view === hand.view && this.#said.words === words ? this.#said.text : '';
  });

  /** Nothing is said by an empty text. */
  say(text: string): void {
    const { words, hand } = this.#scene();
    this.#said = { text, view: hand.view, words };
  }
}
