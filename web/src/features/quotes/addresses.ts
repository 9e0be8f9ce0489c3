import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { CarrierQuote } from '@portal/contract/quotes/quotes.contract.ts';

// Addresses of screens around the choice of a carrier; plain text, since other features own most of them.

export const myLoadsAddress: string = '/my-loads';

export const loadAddress = (loadId: number): string => `/my-loads/${loadId}`;

/** The booking form with the load in it. */
export const editAddress = (load: Pick<LoadDetails, 'id' | 'mode'>): string => `/quote-book/${load.mode}/${load.id}`;

export const selectionAddress = (loadId: number): string => `/quote-book/carrier-selection/${loadId}`;

/** The carriers of a load with one of them chosen. */
export const choiceAddress = (loadId: number, quote: CarrierQuote): string =>
  `${selectionAddress(loadId)}?quote=${quote.id}`;

/** Where a chosen quote is booked. Unless the person changes it there, the carrier schedules the pickup. */
export const tenderAddress = (loadId: number, quote: CarrierQuote, insurance: boolean): string =>
  `/quote-book/load-tendering/${loadId}/${quote.carrier.id}/?quote=${quote.id}&pickup=true&insurance=${insurance}`;
