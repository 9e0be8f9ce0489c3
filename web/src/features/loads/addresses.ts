import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { QuoteType } from '@portal/contract/modes/quote-types.ts';
import { linkOptions } from '@tanstack/react-router';

// Addresses of a load's screens, here because features below those screens lead to them too. An optional parameter
// that is left out keeps its value of the current address, so every function names all of them.

export const myLoadsAddress = linkOptions({ to: '/my-loads' });

/** Where loads are imported from a sheet. */
export const importAddress = linkOptions({ to: '/my-loads/import' });

export const loadAddress = (loadId: number) =>
  linkOptions({ to: '/my-loads/$loadId', params: { loadId: String(loadId) } });

/** The empty booking form of a quote type. */
export const bookingAddress = (type: QuoteType) =>
  linkOptions({ to: '/quote-book/$quoteType/{-$loadId}', params: { quoteType: type, loadId: undefined } });

/** The lanes the account has sent freight along, to book again. */
export const bookAgainAddress = linkOptions({ to: '/quote-book/again' });

/** The booking form, filled with a copy of a load. */
export const copyAddress = ({ id, quote_type }: Pick<LoadDetails, 'id' | 'quote_type'>) =>
  linkOptions({
    to: '/quote-book/$quoteType/{-$loadId}',
    params: { quoteType: quote_type, loadId: undefined },
    search: { clone: id },
  });

/** The booking form of the load’s own quote type, filled with the load. */
export const editAddress = ({ id, quote_type }: Pick<LoadDetails, 'id' | 'quote_type'>) =>
  linkOptions({
    to: '/quote-book/$quoteType/{-$loadId}',
    params: { quoteType: quote_type, loadId: String(id) },
  });

/** The carriers' quotes for a load. */
export const selectionAddress = (loadId: number) =>
  linkOptions({ to: '/quote-book/carrier-selection/{-$loadId}', params: { loadId: String(loadId) } });

/** A request to approve a booking: where mails, the bell and the home screen lead. */
export const approvalAddress = (id: number) =>
  linkOptions({ to: '/approvals/{-$approval}', params: { approval: String(id) }, search: {} });
