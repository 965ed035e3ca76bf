import * as blaze from '../../tests/e2e/robot/blaze/evening.ts';
import { findDisagreement as inBlaze } from '../../tests/e2e/robot/blaze/outcome.ts';
import type { Evening } from '../../tests/e2e/robot/evening.ts';
import * as hanabi from '../../tests/e2e/robot/hanabi/evening.ts';
import { findDisagreement as inHanabi } from '../../tests/e2e/robot/hanabi/outcome.ts';
import type { RobotPage } from '../../tests/e2e/robot/page.ts';
import type { Between } from '../../tests/e2e/robot/play.ts';
import type { Player } from '../../tests/e2e/robot/player.ts';

/** A game to be set up, played and looked over on the screen of some browser. */
export interface Due<Page extends RobotPage = RobotPage> {
  readonly title: string;
  readonly evening: Evening;
  set(page: Page, home: string): Promise<void>;
  play(page: Page, between: Between): Promise<Player>;
  /** What record and screen do not agree on, or null. */
  check(page: Page, player: Player): Promise<string | null>;
}

export const blazeDue = (evening: blaze.Evening): Due => ({
  title: blaze.titleOf(evening),
  evening,
  set: (page, home) => blaze.setTable(page, home, evening),
  play: (page, between) => blaze.playEvening(page, evening, between),
  check: inBlaze,
});

export const hanabiDue = (evening: hanabi.Evening): Due => ({
  title: hanabi.titleOf(evening),
  evening,
  set: (page, home) => hanabi.setTable(page, home, evening),
  play: (page, between) => hanabi.playEvening(page, evening, between),
  check: inHanabi,
});
