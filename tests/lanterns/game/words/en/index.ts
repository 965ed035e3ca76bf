import { game as app } from '../../../../../src/lib/i18n/en/game.ts';
import { aims } from '../brief.ts';

/** What somebody does, by the word of a record. */
const acts = {
  light: 'Light the lantern',
  snuff: 'Snuff the lantern',
};

/** Every word of a game of Lanterns being played, the app’s own among them. */
export const game = {
  ...app,
  aim: aims.en,
  acts,
  explained: { dark: 'A lantern went dark: it was lower than the row, and it is laid aside.' },
  merits: {
    rises: 'It is likely to be higher than the row.',
    careful: 'It could well go dark.',
  },
  status: {
    plays: (name: string) => `${name} lights or snuffs`,
    deal: 'The lanterns are dealt next',
    over: 'The game is over',
  },
  facts: {
    row: 'The row',
    dark: 'Dark',
    aside: 'Laid aside',
    none: 'none',
    deck: (count: number) => `${count} left to draw`,
  },
  front: {
    shown: (name: string, height: number) => `${name}: ${height}`,
    hidden: (name: string) => `${name}: turned away`,
    none: (name: string) => `${name}: no lantern`,
  },
  away: (owners: string) => `Look away, ${owners}: your own lantern would show`,
  told: {
    dealt: 'Everybody has a lantern in front of them.',
    lit: (name: string, height: number) => `${name} lights a ${height}: it joins the row.`,
    wentDark: (name: string, height: number) => `${name} lights a ${height}: it goes dark.`,
    snuffed: (name: string, height: number) => `${name} snuffs a ${height}.`,
    drew: (name: string, height: number | null) =>
      height === null ? `${name} draws.` : `${name} draws a ${height}.`,
    ended: (score: number) => `The row has ${score} lanterns.`,
  },
  refused: {
    notDealt: 'The lanterns have not been dealt yet.',
    gameOver: 'The game is over.',
    notYourTurn: 'It is somebody else’s turn.',
    noSuchSeat: 'Nobody sits there.',
  },
  score: (score: number) => `Together: ${score}`,
  between: 'Deal',
  options: {
    first: {
      title: 'Who lights first?',
      note: 'Tap who begins, or let it be drawn with the deal.',
      draw: 'Draw lots',
    },
    mild: 'A mild night',
    mildNote: 'Four lanterns may go dark instead of two.',
    usual: 'two may go dark',
    four: 'four may go dark',
  },
  rules: [
    'Everybody has a lantern, 1 to 6, in front of them. The others see it; its owner does not.',
    'In turn, one lights the own lantern or snuffs it. Lit, it joins the row if it is higher than the one before; else it goes dark.',
    'Then one draws the next lantern. The game ends when nobody has one, or once too many went dark. The score is the length of the row.',
  ],
};
