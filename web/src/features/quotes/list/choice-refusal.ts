import type { PhraseKey } from '@portal/contract/phrases/phrase-key.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { isPickupOver } from '@portal/contract/loads/pickup-over.ts';
import { isEditable } from '@portal/contract/loads/load-states.ts';
import type { CarrierQuote } from '@portal/contract/quotes/carrier-quote.ts';
import { isExpired } from './quote-order.ts';

/** Why no carrier may be chosen for the load any more; null while one may. Phrases of `quotes.selection`. */
export const choiceClosedReason = ({ status }: Pick<LoadDetails, 'status'>): 'booked' | 'cancelled' | null => {
  if (isEditable(status)) return null;
  return status === 'cancelled' ? 'cancelled' : 'booked';
};

/** The phrase that says why this quote may not be chosen now; null where it may. */
export const whyNotChoose = (quote: CarrierQuote, load: LoadDetails, now: number): PhraseKey | null => {
  const closed = choiceClosedReason(load);
  if (closed) return `quotes.selection.${closed}`;
  if (isPickupOver(load, new Date(now))) return 'quotes.states.pickup_over';
  if (load.requote_needed) return 'quotes.states.requote_needed';
  if (quote.status === 'superseded') return 'quotes.selection.declined';
  return isExpired(quote, now) ? 'quotes.states.expired' : null;
};
