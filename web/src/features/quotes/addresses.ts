import type { CarrierQuote } from '@portal/contract/quotes/quotes.contract.ts';
import { selectionAddress } from '../loads/addresses.ts';

/** The carriers of a load with one of them chosen. */
export const choiceAddress = (loadId: number, quote: CarrierQuote): string =>
  `${selectionAddress(loadId)}?quote=${quote.id}`;

/** Where a chosen quote is booked. Unless the person changes it there, the carrier schedules the pickup. */
export const tenderAddress = (loadId: number, quote: CarrierQuote, insurance: boolean): string =>
  `/quote-book/load-tendering/${loadId}/${quote.carrier.id}/?quote=${quote.id}&pickup=true&insurance=${insurance}`;
