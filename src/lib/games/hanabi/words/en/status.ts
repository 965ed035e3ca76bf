import { does, toWhom, whose } from '../../../../i18n/en/you.ts';

const away = (names: string): string => `${toWhom(names, 'your own cards will show')}. Look away.`;

/** What the table waits for, and what covers and plates say in short. Everybody reads it. */
export const status = {
  deal: 'The cards are dealt next',
  over: 'The game is over',
  plays: (name: string) => `${whose(name)} turn`,
  /** In the last lap; `left`: turns of everybody, which are counted beside it. */
  playsLast: (name: string, left: number) =>
    left === 1
      ? `${does(name, 'has', 'have')} the last turn of all`
      : `Last lap: ${does(name, 'plays', 'play')}`,
  /** On a cover, below a name: what opens. */
  sees: 'sees every hand but their own',
  /** On that of nobody: how the game stands. */
  standing: (score: number, clues: number, storms: number) =>
    `Score ${score} · ${clues === 1 ? '1 clue' : `${clues} clues`} · ${storms === 1 ? '1 storm token' : `${storms} storm tokens`}`,
  /** On a cover: to whoever's own cards will show. */
  away: { one: away, several: away },
  inTurn: 'in turn',
};
