import { freightTerms } from '@portal/contract/places/terms/freight-terms.ts';
import { Country } from '@portal/contract/places/postal.ts';
import { z } from 'zod';

/** Whom the carrier bills, as it is typed, which stored drafts must match. */
export const BillToForm = z.object({
  name: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zip_code: z.string(),
  country: Country,
  phone: z.string(),
  account_number: z.string(),
  reference: z.string(),
});

export const TermsForm = z.enum(freightTerms);
