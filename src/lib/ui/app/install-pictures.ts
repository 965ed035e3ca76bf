import { icons } from '../ornament/icons.ts';
import { silhouettes } from '../ornament/signs.ts';
import type { Platform } from './platform.ts';

/** What is seen at a step, in a box of 132 by 132. */
export interface Drawn {
  /** the device, and what opens on it */
  readonly seen: string;
  /** what is chosen there */
  readonly chosen?: string;
  /** what is pressed, in a box of 24 by 24, and how it comes there */
  readonly pressed?: string;
  readonly at?: string;
}

const PHONE =
  'M33 2H99a12 12 0 0 1 12 12V118a12 12 0 0 1-12 12H33a12 12 0 0 1-12-12V14A12 12 0 0 1 33 2Z';
const SCREEN =
  'M10 12H122a8 8 0 0 1 8 8V92a8 8 0 0 1-8 8H10a8 8 0 0 1-8-8V20a8 8 0 0 1 8-8ZM40 118H92';

/** A phone’s share sheet with its plus; a menu below three dots; the end of an address bar. */
const DRAWN: Readonly<Record<Platform, readonly Drawn[]>> = {
  apple: [
    {
      seen: `${PHONE}M34 22H78M34 38H98M34 54H90M34 70H98M21 98H111`,
      pressed: 'M12 3v12M8 7l4-4 4 4M8 10H5v11h14V10h-3',
      at: 'translate(66 112)',
    },
    {
      seen: `${PHONE}M34 18H78M30 122V44H102V122M40 58H76`,
      chosen: 'M35 72H97V94H35ZM41 83H68M77 76h14v14H77ZM84 79v8M80 83h8',
    },
  ],
  android: [
    {
      seen: `${PHONE}M34 22H76M34 38H98M34 54H90M34 70H98`,
      pressed: 'M12 5h.01M12 12h.01M12 19h.01',
      at: 'translate(94 22)',
    },
    {
      seen: `${PHONE}M48 102V26H102V102ZM58 40H90`,
      chosen: 'M53 68H97V92H53ZM64 72v9M60 78l4 4 4-4M59 87H69M76 80H90',
    },
  ],
  desktop: [
    {
      seen: `${SCREEN}M26 60H106M26 76H90`,
      chosen: 'M14 24H118V44H14ZM24 34H70',
      pressed: icons.install,
      at: 'translate(108 34)',
    },
    { seen: `${SCREEN}M34 30H98V82H34ZM44 42H76`, chosen: 'M60 60H90V74H60ZM68 67H82' },
  ],
};

/** The app among others. */
const LAST: Drawn = {
  seen: 'M4 4H36V36H4ZM50 4H82V36H50ZM96 4h32V36H96ZM4 50H36V82H4ZM96 50h32V82H96ZM4 96H36v32H4ZM50 96H82v32H50ZM96 96h32v32H96Z',
  chosen: 'M51 43H81a8 8 0 0 1 8 8V81a8 8 0 0 1-8 8H51a8 8 0 0 1-8-8V51a8 8 0 0 1 8-8Z',
  pressed: silhouettes.flame,
  at: 'translate(66 66)scale(1.3)',
};

/** What a device of each kind looks like, in the same box. */
export const shapes: Readonly<Record<Platform, string>> = {
  apple: `${PHONE}M50 3v9H82V3`,
  android: `${PHONE}M66 18h.1M52 114H80`,
  desktop: SCREEN,
};

/** How to install on such a device, step by step; at the last the app is there. */
export const picturesOf = (platform: Platform): readonly Drawn[] => [...DRAWN[platform], LAST];
