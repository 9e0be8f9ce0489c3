import { z } from 'zod';

/** US dollars on the wire: a JSON number with at most two decimals. Screens calculate with `money.ts`, which needs no schema. */
export const Dollars = z.number().min(-99_999_999.99).max(99_999_999.99).multipleOf(0.01);
