import type { TableProps } from '../../../contract/table.ts';
import type { BlazeWords } from '../../words/index.ts';
import type { BlazeShown } from '../shown.ts';

/** What every part of the table is drawn from. */
export type TableScene = TableProps<BlazeShown, BlazeWords>;
