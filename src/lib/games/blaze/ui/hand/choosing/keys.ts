import { RANKS, type Rank } from '../../../rules/card.ts';

/** What a key does in an open hand. */
export type KeyAct =
  | { readonly do: 'commit' | 'done' | 'take' | 'sort' }
  | { readonly do: 'rank'; readonly rank: Rank };

/** The shortcuts of an open hand; null for every other key, and for one that is held down. */
export function keyAct(
  event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'repeat'>,
): KeyAct | null {
  if (event.repeat || event.altKey || event.ctrlKey || event.metaKey) return null;
  const key = event.key.toUpperCase();
  const rank = RANKS.find((rank) => rank === key);
  if (rank !== undefined) return { do: 'rank', rank };
  switch (key) {
    case 'ENTER':
      return { do: 'commit' };
    case 'P':
      return { do: 'done' };
    case 'T':
      return { do: 'take' };
    case 'S':
      return { do: 'sort' };
    default:
      return null;
  }
}
