import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { QuoteType } from '@portal/contract/modes/quote-types.ts';

// Addresses of a load's screens; plain text, since other features own some of them.

export const myLoadsAddress: string = '/my-loads';

/** Where loads are imported from a sheet. */
export const importAddress: string = '/my-loads/import';

export const loadAddress = (loadId: number): string => `/my-loads/${loadId}`;

/** The empty booking form of a way to quote. */
export const bookingAddress = (type: QuoteType): string => `/quote-book/${type}`;

/** The booking form with the load in it, which is that of the way it was asked for. */
export const editAddress = ({ id, quote_type }: Pick<LoadDetails, 'id' | 'quote_type'>): string =>
  `${bookingAddress(quote_type)}/${id}`;

/** The carriers' quotes for a load. */
export const selectionAddress = (loadId: number): string => `/quote-book/carrier-selection/${loadId}`;
