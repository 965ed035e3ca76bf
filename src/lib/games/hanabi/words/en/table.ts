import { table as app } from '../../../../i18n/en/glass.ts';

/** Words of the public table. Everybody reads them: people are called by their names. */
export const table = {
  ...app,
  plate: { ...app.plate, look: 'See the others', play: 'Play', discard: 'Discard' },
  facts: {
    score: (score: number) => `Score ${score}`,
    clues: (left: number, of: number) => `Clues ${left} of ${of}`,
    storms: (left: number, of: number) => `Storm tokens ${left} of ${of}`,
    deck: (left: number) => `Deck ${left}`,
    discards: 'Discards',
    none: 'none yet',
    stack: (color: string, height: number) => `${color}: ${height}`,
  },
};
