import { z } from 'zod';
import { type LineItemInput, OpenLineItem, OrderLineItem } from '../../commodities/line-item.ts';
import type { FreightClass } from '../../commodities/freight-class.ts';
import { QuoteType } from '../../modes/quote-type-schema.ts';
import { Day } from '../../values/values.ts';
import { ExternalId } from '../external-id.ts';
import { LoadInput } from '../load.ts';

/** An order as the system of an account sends it: what it leaves open is asked for later. */
export const OrderInput = LoadInput.omit({ copied_from: true, draft: true }).extend({
  external_id: ExternalId,
  /** Left out: all modes of the account are asked. */
  mode: QuoteType.nullish(),
  pickup_date: Day.nullish(),
  line_items: z.array(OrderLineItem).min(1).max(50),
  /** Ask carriers for prices at once, if nothing is missing. */
  quote: z.boolean().default(false),
});
export type OrderInput = z.infer<typeof OrderInput>;

// Lines with something open have the type of whole ones: what they lack is kept beside them, and no price is asked before.
const OpenLineItems = z.array(OpenLineItem).min(1).max(50) as unknown as z.ZodType<LineItemInput[]>;

/** The class of a line whose order says neither one nor its dimensions. */
export const openClass = '' as unknown as FreightClass;

/** A load that may lack what its order left open. */
export const OpenLoadInput = LoadInput.extend({ line_items: OpenLineItems });
