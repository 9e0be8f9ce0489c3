import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { scacPattern } from '../values/values.ts';
import { trackingCalls } from './tracking.calls.ts';
import { WireEvent } from './wire-event.ts';

/** A carrier's standard alpha code. */
const Scac = z.string().regex(scacPattern);

/** What a carrier pushes, oldest first. */
export const CarrierPush = z.strictObject({ events: z.array(WireEvent).min(1).max(200) });

export const tracking = contract(trackingCalls, {
  receiveEvents: {
    summary: 'Take what a carrier reports of our loads, signed with the secret shared with it',
    params: z.strictObject({ scac: Scac }),
    body: CarrierPush,
    reply: z.strictObject({
      /** Events that are stored now, including those received before. */
      kept: z.int().min(0),
      /** Events that changed nothing, each with why. */
      refused: z.array(z.strictObject({ event_id: z.string(), code: z.string() })),
    }),
    errors: [401, 404, 413, 415],
    perMinute: 600,
  },
});
