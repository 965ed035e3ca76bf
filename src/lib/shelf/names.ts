// What makes a text a name, for whoever lets people type one.
export { nameKey, readName } from '../record/names.ts';
