import { icons } from '../../ornament/icons.ts';

/** What lies within reach on every screen of a game. */
export type SheetName = 'log' | 'rules' | 'undo' | 'menu';

/** Outlines in a 24 by 24 box: lines of a page, an open book, an arrow back, three lines. */
export const sheetIcons: Readonly<Record<SheetName, string>> = {
  log: 'M6 3h12v18H6zM9 8h6M9 12h6M9 16h4',
  rules: icons.book,
  undo: 'M9 5L4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3',
  menu: 'M4 6h16M4 12h16M4 18h16',
};
