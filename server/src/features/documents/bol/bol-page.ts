import type { words as en } from '../words/bol.en.ts';

/** The phrases of a bill of lading in one language. */
export type BolWords = { [K in keyof typeof en]: string };

/** Where everything lies on a Letter page, in points. */
export const page = { left: 36, width: 540, top: 34, bottom: 762 };

/** What the clauses and signatures at the foot of the first page take. */
export const clausesTop = 572;

/** The white between two blocks. */
export const blockGap = 6;
