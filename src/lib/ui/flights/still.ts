import type { Motions } from '../../games/contract/flights.ts';

/** Nothing moves. */
export const STILL: Motions<never> = {
  flights: [],
  burnt: [],
  stirs: [],
  sprays: [],
  dusk: false,
};
