import { setup } from './en/setup.ts';
import { settings } from './en/settings.ts';
import { shelf } from './en/shelf.ts';

/** English, and the shape every other language has to fill. */
export const en = {
  page: {
    name: 'Fireside',
    title: 'Fireside: card games round one device',
    description:
      'Card games with hidden hands, round one phone or tablet. Free, without adverts or accounts, and without a network once it is loaded.',
    language: 'Language',
  },
  home: {
    tagline: 'Card games round one device',
    lead: 'For evenings when the cards stayed at home: one phone or tablet in the middle, everyone round it, and no network needed.',
    games: 'The games',
    about: 'What the games are about',
    players: (min: number, max: number) => `${min} to ${max} players`,
    watch: 'Watch',
    alone: 'Play alone',
    learn: 'Learn',
    fan: 'Nine painted feathers fanned out over a glowing coal',
  },
  learn: {
    title: 'Learn by playing',
    pageTitle: (game: string) => `Learn ${game} · Fireside`,
  },
  shelf,
  settings,
  setup,
  offline: {
    preparing: 'Getting ready…',
    ready: 'Ready offline',
    unavailable: 'Online only here',
    insecure: 'Online only: no https',
  },
  update: {
    title: 'A new version is here',
    text: 'It starts when you say so.',
    accept: 'Update now',
    later: 'Later',
  },
  install: {
    button: 'Install Fireside',
    help: 'Install',
    title: 'Keep Fireside on your device',
    insecure:
      'Not from this address: it does not begin with https. You can play here, but browsers install an app, and keep it for times without a network, only when it came by https. Ask whoever runs this address for a secure one.',
    intro: 'Installed, it opens like any other app, full screen and without a network.',
    apple: {
      name: 'iPhone and iPad',
      steps: ['In Safari tap Share.', 'Choose “Add to Home Screen”.'],
    },
    android: {
      name: 'Android',
      steps: ['Open the browser’s menu.', 'Choose “Install app” or “Add to Home screen”.'],
    },
    desktop: {
      name: 'Computer',
      steps: [
        'In Chrome or Edge press the install icon; in Safari choose File.',
        'Choose “Install”; in Safari “Add to Dock”.',
      ],
    },
    device: 'Your device',
    close: 'Close',
  },
  promises: {
    title: 'What you can rely on',
    offline: {
      name: 'No network',
      text: 'Loaded once, it opens in a cabin, on a train, or with the server gone.',
      insecure:
        'Opened from an address with https, it needs none afterwards. This address has no https: here it stays online only.',
    },
    private: {
      name: 'Nobody watching',
      text: 'No account, no adverts, no tracking. What you do here stays on this device.',
    },
    everyone: {
      name: 'For every eye',
      text: 'Suits differ in shape, pattern and brightness, never in colour alone.',
    },
  },
  colophon: {
    unofficial:
      'An unofficial fan project. Not affiliated with, endorsed by or connected to the makers or publishers of any game it explains; names of games belong to their owners.',
    licence: 'Free software under the MIT licence. Set in Alegreya and Alegreya Sans.',
    licences: 'Licences of all its parts',
  },
  licences: {
    title: 'Licences',
    pageTitle: 'Licences · Fireside',
    intro:
      'Fireside is free software, and made of free software by others. Here is what each part is under.',
    home: 'Home',
    text: (licence: string) => `The text of ${licence}`,
  },
  lost: {
    missingTitle: 'Nothing burns here',
    missing: 'There is no page at this address.',
    brokenTitle: 'The fire went out',
    broken: 'Something went wrong on this page. Nothing you kept is lost.',
    home: 'Home',
  },
};
