/**
 * What walks have to come through, by its name in a tally: every kind of input, glass and duty,
 * and what is rare.
 */
export const EVERY_KIND: readonly string[] = [
  ...(
    'press release open layDown showTable hide way stage unstage commit say sayNobody want ' +
    'standOut deal bot undo agree keepAsIs'
  )
    .split(' ')
    .map((kind) => `${kind} done`),
  ...['table', 'cover', 'hand'].map((mode) => `glass ${mode}`),
  ...['over', 'deal', 'bot', 'visit', 'words'].map((kind) => `due ${kind}`),
  ...['crash', 'entry undo', 'a hand stays open', 'a held ask', 'somebody stands out'],
];
