import { wholeNumber } from '../../../platform/routing/address-values.ts';
import { booleanOf } from '../../quotes/list/selection-search.ts';

/** What the address of the booking says: which quote, and the choices that travel with it. */
export type TenderSearch = {
  quote?: number;
  /** The carrier schedules the pickup; otherwise the shipper arranges it. */
  pickup?: boolean;
  /** The load is insured at the offer's price, or by a free policy. */
  insurance?: boolean;
  loyaltyInsurance?: boolean;
  step?: 'confirm';
};

/** Reads the address; the words 'true' and 'false' become booleans, what makes no sense is left out. */
export const tenderSearch = (raw: Record<string, unknown>): TenderSearch => {
  const quote = wholeNumber(raw['quote']);
  const pickup = booleanOf(raw['pickup']);
  const insurance = booleanOf(raw['insurance']);
  return {
    ...(quote !== undefined && { quote }),
    ...(pickup !== undefined && { pickup }),
    ...(insurance !== undefined && { insurance }),
    ...(booleanOf(raw['loyaltyInsurance']) && { loyaltyInsurance: true }),
    ...(raw['step'] === 'confirm' && { step: 'confirm' as const }),
  };
};
