import type { RecordFault } from '../record/problem.ts';
import type { StorageProblem } from './problem.ts';

/** Why a written game is not taken in: the record is bad, or it cannot be stored. */
export type ImportProblem = RecordFault | StorageProblem;
