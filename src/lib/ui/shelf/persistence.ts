/**
 * How long the browser keeps what is stored: until it is deleted, until it needs the room, or it
 * does not say.
 */
export type Persistence = 'lasting' | 'passing' | 'unknown';
