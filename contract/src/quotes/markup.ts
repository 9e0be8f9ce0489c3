import { z } from 'zod';
import { LoadMode } from '../modes/load-mode-schema.ts';
import { Dollars } from '../values/dollars.ts';

/** What a seller adds to a cost: percent of it, and at least so many US dollars. */
export const Markup = z.strictObject({
  markup_percent: z.number().min(0).max(500).multipleOf(0.001),
  markup_min: Dollars.min(0).max(1_000_000),
});
export type Markup = z.infer<typeof Markup>;

/** Markups of single modes, in place of the one for all. */
export const MarkupsByMode = z.partialRecord(LoadMode, Markup);
export type MarkupsByMode = z.infer<typeof MarkupsByMode>;
