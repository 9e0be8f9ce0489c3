import type { Cents } from '../values/money.ts';
import type { LineNote } from './line-note.ts';

/**
 * One line of a rated price; its name is `lineLabel(code)`. `quantity` is in what the code is priced by: pounds, miles,
 * days, stops; `percent` in percent of the lines it is taken from; `note` says what made it so.
 */
export type RatedLine = { code: string; amount: Cents; quantity?: number; percent?: number; note?: LineNote };
