/** What stands for the same everywhere: the path of a line in a 24 by 24 box. */
export const icons = {
  /** It is so; it has been done. */
  tick: 'M5 13l5 5L19 7',
  /** Away with it. */
  cross: 'M6 6l12 12M18 6L6 18',
  /** To what came before. */
  back: 'M15 5l-7 7 7 7',
  /** To what comes next. */
  onward: 'M9 5l7 7-7 7',
  /** Down onto the device. */
  install: 'M12 3v11M7 10l5 5 5-5M4 17v4h16v-4',
  /** Somebody alone. */
  alone: 'M12 4a4 4 0 1 0 .1 0M4 21q0-7 8-7t8 7',
  /** The same once more. */
  again: 'M20 12a8 8 0 1 1-3-6.2M20 3v5h-5',
  /** What can be read: an open book. */
  book: 'M12 6c-2-2-5-2-8-2v14c3 0 6 0 8 2 2-2 5-2 8-2V4c-3 0-6 0-8 2zM12 6v14',
  /** What somebody advises. */
  bulb: 'M9 17.5c0-3-3-4-3-8a6 6 0 0 1 12 0c0 4-3 5-3 8zM9.5 21h5',
  /** To be seen, and not to be. */
  eye: 'M2 12q10-14 20 0-10 14-20 0zM12 9a3 3 0 1 0 .1 0',
  closedEye: 'M3 9c3 4 6 5.5 9 5.5S18 13 21 9M5.5 12l-2 3M12 15v4M18.5 12l2 3',
} as const;
