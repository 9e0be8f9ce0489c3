import { z } from 'zod';
import { Country, ZipCode } from '../postal.ts';
import { requiredText, text } from '../../values/values.ts';
import { freightTerms } from './freight-terms.ts';

export const FreightTerms = z.enum(freightTerms);

/** Whom the carrier bills where that is neither sender nor receiver. */
export const BillTo = z.strictObject({
  name: requiredText(120),
  address: requiredText(200),
  /** City and state left out: as for a stop, by the postal code. */
  city: text(100).default(''),
  state: text(40).default(''),
  zip_code: ZipCode,
  country: Country.optional(),
  phone: text(30).default(''),
  /** Its number with the carrier. */
  account_number: text(40).default(''),
  /** What it asks to see on the bill. */
  reference: text(80).default(''),
});
export type BillTo = z.infer<typeof BillTo>;

/** The same as it is kept: its place is known. */
export const KnownBillTo = BillTo.extend({ country: Country });
export type KnownBillTo = z.infer<typeof KnownBillTo>;

/** What is said of a load's terms until it is booked. Terms left out of a new load: prepaid. */
export const termsInput = { freight_terms: FreightTerms.optional(), bill_to: BillTo.nullish() };

/** The same as it is read; `estimated_price` is what the carrier bills somebody else for the freight, as it was quoted. */
export const knownTerms = {
  freight_terms: FreightTerms,
  bill_to: KnownBillTo.nullable(),
  estimated_price: z.number().nullable(),
  /** What the account pays for arranging such freight: as agreed, and once it is booked as it was then. */
  arranging_fee: z.number().nullable(),
};
