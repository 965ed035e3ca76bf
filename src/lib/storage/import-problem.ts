import type { RecordFault } from '../record/problem.ts';
import type { StorageProblem } from './problem.ts';

/**
 * Why a written game is not taken in: the record is bad, it cannot be stored, or `botsCannotGoOn`: it is unfinished and computer players sit in it,
 * of which this version has none to go on with.
 */
export type ImportProblem = RecordFault | StorageProblem | { readonly code: 'botsCannotGoOn' };
