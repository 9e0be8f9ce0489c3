import type { LoadDetails } from '@portal/contract/loads/load.ts';

// Addresses of a load's screens; plain text, since other features own some of them.

export const myLoadsAddress: string = '/my-loads';

export const loadAddress = (loadId: number): string => `/my-loads/${loadId}`;

/** The booking form with the load in it. */
export const editAddress = (load: Pick<LoadDetails, 'id' | 'mode'>): string => `/quote-book/${load.mode}/${load.id}`;

/** The carriers' quotes for a load. */
export const selectionAddress = (loadId: number): string => `/quote-book/carrier-selection/${loadId}`;
