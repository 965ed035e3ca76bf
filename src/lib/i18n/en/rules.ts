/** The rules of the moment, in short. */
export const rules = {};
