/**
 * Whether a glass has room for a table, with what can be done beside the cards of a hand or below
 * them; null where it has not.
 */
export type Room = 'wide' | 'high' | null;
