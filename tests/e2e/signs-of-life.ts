import type { Reporter, TestCase } from '@playwright/test/reporter';

/** Milliseconds after which a test that goes on is named again. */
const BETWEEN = 30_000;

/**
 * Tells now and then of a long test that it goes on, at a step that has just ended: whoever looks
 * on takes what is silent for hung.
 */
export default class SignsOfLife implements Reporter {
  #told = performance.now();

  printsToStdio = (): boolean => false;

  onTestEnd(): void {
    this.#told = performance.now();
  }

  onStepEnd({ title }: TestCase): void {
    if (performance.now() - this.#told < BETWEEN) return;
    this.#told = performance.now();
    console.log(`     … ${title}`);
  }
}
