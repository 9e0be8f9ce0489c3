import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { carriersCalls } from './carriers.calls.ts';
import { BooleanText, IdText } from '../values/values.ts';
import { LoadMode } from '../modes/load-mode-schema.ts';
import { Carrier } from './carrier.ts';
import { periodTexts } from './alert-kinds.ts';
import { CarrierAlert, CarrierAlertChange, CarrierAlertInput, CarrierFigures } from './carrier-alert.ts';

/** A carrier with the shipments it quotes. */
export const ListedCarrier = Carrier.extend({
  modes: z.array(LoadMode),
  /** It quotes only shipments of parcels. */
  parcels_only: z.boolean(),
  /** Days (YYYY-MM-DD) of the next half-year it neither picks up nor delivers, beside weekends; null: federal holidays. */
  closed_days: z.array(z.string()).nullable(),
});
export type ListedCarrier = z.infer<typeof ListedCarrier>;

const byId = z.strictObject({ id: IdText });

export const carriers = contract(carriersCalls, {
  list: {
    summary: 'The carriers loads may be booked with',
    reply: z.strictObject({ items: z.array(ListedCarrier) }),
  },
  details: {
    summary: 'One carrier with its last 30 days, a figure a day',
    params: byId,
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
    summary: 'Carriers whose service lies beyond a threshold; to the operator, if asked for, every threshold',
    query: z.strictObject({ all: BooleanText.optional() }),
    reply: z.strictObject({ items: z.array(CarrierAlert) }),
  },
  alertFigures: {
    summary: 'What each carrier on offer did in the days up to today, as thresholds count it',
    query: z.strictObject({ days: z.enum(periodTexts) }),
    reply: z.strictObject({ items: z.array(CarrierFigures) }),
  },
  addAlert: {
    summary: 'Set a threshold for the service of a carrier: on time, days late or cargo claims',
    body: CarrierAlertInput,
    reply: CarrierAlert,
    status: 201,
    errors: [404, 409],
  },
  changeAlert: {
    summary: 'Change a threshold, or the notice shippers see',
    params: byId,
    body: CarrierAlertChange,
    reply: CarrierAlert,
    errors: [404, 409],
  },
  removeAlert: {
    summary: 'Take a threshold away',
    params: byId,
    errors: [404],
  },
});
