import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { calls } from './answers.ts';
import type { Rarely } from './screen.ts';

const chosen = {
  load_id: 1,
  version: 0,
  recipients: [
    {
      email: 'receiving@midwest-distribution-center.test',
      part: 'consignee',
      language: 'es',
      kinds: ['picked_up', 'delayed', 'out_for_delivery', 'delivered'],
      is_unsubscribed: false,
    },
    { email: 'ana@brokers.test', part: 'broker', language: 'en', kinds: ['delivered'], is_unsubscribed: true },
  ],
  mails: [
    { id: 2, email: 'ana@brokers.test', occasion: 'delivered', state: 'unsubscribed', at: '2026-11-20T21:04:00.000Z' },
    {
      id: 1,
      email: 'receiving@midwest-distribution-center.test',
      occasion: 'picked_up',
      state: 'sent',
      at: '2026-11-18T15:30:00.000Z',
    },
  ],
};
/** Who outside the account gets notices of a load, and what they were sent. */
export const withNotices: Rarely = { call: /api\/loads\/\d+\/notices/, says: () => chosen };

/** Another order between the doors of a load. */
export const twin = { id: 2, external_id: 'SO-10483', po_number: null, weight_lb: 900, handling_units: 2 };
/** A load as the draft of an order. */
export const draft: Rarely = {
  call: calls.details,
  says: (load) => ({ ...(load as LoadDetails), status: 'unassigned', external_id: 'SO-10482' }),
};
export const joinedWith = (answer: object): Rarely => ({
  call: /api\/loads\/\d+\/joining/,
  says: () => ({ joined_into: null, parts: [], others: [], ...answer }),
});

/** An order that travels with another load. */
export const setAside: Rarely = {
  call: calls.details,
  says: (load) => ({
    ...(load as LoadDetails),
    status: 'cancelled',
    status_group: 'cancelled',
    joined_into: 100_519,
  }),
};
