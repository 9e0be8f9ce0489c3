import type { z } from 'zod';
import type * as schema from './terms-form.ts';

export type BillToForm = z.infer<typeof schema.BillToForm>;

export const noBillTo: BillToForm = {
  name: '',
  address: '',
  city: '',
  state: '',
  zip_code: '',
  country: 'US',
  phone: '',
  account_number: '',
  reference: '',
};

/** Whom the carrier bills, in one line. */
export const billToText = ({ name, address, city, state, zip_code, account_number, reference }: BillToForm): string =>
  [name, address, city, `${state} ${zip_code}`.trim(), account_number, reference].filter(Boolean).join(', ');
