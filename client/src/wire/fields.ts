/** Rules and policies by field, as tables are opened and changed with them. */
import type { Stakes } from './generated';

export type Fields = Stakes['rules'];
/** The value of one rule. */
export type Scalar = Fields[string];
