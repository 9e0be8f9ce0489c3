import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { Id, IdText } from '../http/values.ts';
import { LoadMode } from '../modes/load-mode-schema.ts';
import { BothLanguages } from '../words/language.ts';

export const Carrier = z.strictObject({
  id: Id,
  name: z.string(),
  short_name: z.string(),
  scac: z.string(),
  logo_url: z.string().nullable(),
});
export type Carrier = z.infer<typeof Carrier>;

/** A carrier with what it may be asked about. */
export const ListedCarrier = Carrier.extend({
  modes: z.array(LoadMode),
  /** It is asked only about shipments made of parcels. */
  parcels_only: z.boolean(),
});
export type ListedCarrier = z.infer<typeof ListedCarrier>;

export const carriers = contract({
  list: {
    method: 'GET',
    path: '/api/carrier-db',
    permission: 'get:carriers',
    summary: 'The carriers loads may be booked with',
    reply: z.strictObject({ items: z.array(ListedCarrier) }),
  },
  details: {
    method: 'GET',
    path: '/api/carrier-db/{id}',
    permission: 'get:carriers',
    summary: 'One carrier with its last 30 days, a figure a day',
    params: z.strictObject({ id: IdText }),
    reply: Carrier.extend({
      performance: z.strictObject({
        on_time_percent: z.number().nullable(),
        loads: z.int(),
        on_time: z.int(),
        days: z.array(z.strictObject({ day: z.string(), delivered: z.int(), on_time: z.int() })),
      }),
    }),
    errors: [404],
  },
  alerts: {
    method: 'GET',
    path: '/api/carriers-alert',
    permission: 'get:carrier-alert',
    summary: 'Carriers whose service has fallen below a threshold',
    reply: z.strictObject({
      items: z.array(z.strictObject({ id: Id, carrier_id: Id, threshold_percent: z.number(), message: BothLanguages })),
    }),
  },
});
