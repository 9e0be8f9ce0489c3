import type { Carrier } from '@portal/contract/carriers/carrier.ts';

/** A carrier as everybody sees it. Marks are drawn from the short name: carriers' logos are theirs. */
export const carrierReply = (row: Omit<Carrier, 'logo_url'>): Carrier => ({ ...row, logo_url: null });
