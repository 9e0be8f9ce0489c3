import { z } from 'zod';
import { taxes, taxLegs } from '../../taxes/taxes.ts';

/** One tax of an invoice. */
export const InvoiceTax = z.strictObject({
  tax: z.enum(taxes),
  leg: z.enum(taxLegs),
  /** Country and state of supply: CA-ON. */
  place: z.string(),
  percent: z.number(),
  /** Which part of the freight it is counted on, as the range of the whole: 0 to 1 but where it goes to several provinces. */
  part_from: z.number(),
  part_to: z.number(),
  /** What it is counted on. */
  base: z.number(),
  /** Below nothing: the customer withholds it. */
  amount: z.number(),
  /** What of it credit notes have taken back. */
  credited: z.number(),
  /** The operator's registration number. */
  registration: z.string(),
  /** The account's certificate, where it is exempt. */
  certificate: z.string().nullable(),
});
export type InvoiceTax = z.infer<typeof InvoiceTax>;

/** What was charged of a tax at a place of supply, less what credits took back. */
export const TaxSum = z.strictObject({
  tax: z.enum(taxes),
  place: z.string(),
  percent: z.number(),
  base: z.number(),
  amount: z.number(),
  invoices: z.int(),
});
export type TaxSum = z.infer<typeof TaxSum>;
