import type { MoveRequest } from '../contract/bot.ts';

/** What a computer player is asked: all it ever gets of a game is its seat's view. */
export interface Question<View> extends MoveRequest<View> {
  readonly id: number;
}

export interface Answer<Move> {
  /** That of the question. */
  readonly id: number;
  readonly move: Move;
}
