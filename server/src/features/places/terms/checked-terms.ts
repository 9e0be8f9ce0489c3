import type { BillTo, KnownBillTo } from '@portal/contract/places/terms/bill-to.ts';
import type { FreightTerms } from '@portal/contract/places/terms/freight-terms.ts';
import { isPhone } from '@portal/contract/places/phone.ts';
import { problem } from '../../../platform/http/errors.ts';
import { placeOfStop } from '../place-of-stop.ts';

/** Whom the carrier bills, the place completed. 400 where it lies nowhere, or nobody can call there. */
const checkedBillTo = (bill_to: BillTo): KnownBillTo => {
  const { city, state, country } = placeOfStop(bill_to, 'bill_to');
  if (bill_to.phone && !isPhone(bill_to.phone, country))
    throw problem('places.phone_invalid', 400, { field: 'bill_to.phone' });
  return { ...bill_to, city: bill_to.city || city, state: bill_to.state || state, country };
};

/**
 * Who pays, as it is stored. 400 `places.bill_to_missing` for a third party that nobody names, `bill_to_unneeded` where
 * the terms say already whom the carrier bills, and as for the place of a stop.
 */
export const checkedTerms = <T extends FreightTerms | null>(
  freight_terms: T,
  bill_to: BillTo | null | undefined,
): { freight_terms: T; bill_to: KnownBillTo | null } => {
  if (freight_terms === 'third_party') {
    if (!bill_to) throw problem('places.bill_to_missing', 400, { field: 'bill_to' });
    return { freight_terms, bill_to: checkedBillTo(bill_to) };
  }
  if (bill_to) throw problem('places.bill_to_unneeded', 400, { field: 'bill_to' });
  return { freight_terms, bill_to: null };
};
