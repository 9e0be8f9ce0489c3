import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { IdText } from '../values/values.ts';
import { CalendarRow } from './calendar.ts';
import { Carrier } from './carrier.ts';
import {
  CalendarChange,
  CalendarInput,
  ConnectionChange,
  ConnectionInput,
  connectionFaults,
} from './connection-input.ts';
import { periodTexts } from './alert-kinds.ts';
import { carrierConnectionsCalls } from './connections.calls.ts';
import { secret } from '../values/secret.ts';

/** A carrier with how it is reached. Secrets are never shown: only whether there are some. */
export const Connection = Carrier.extend({
  ...ConnectionInput.omit({ api_key: true, scac: true, name: true, short_name: true, api_address: true }).shape,
  api_address: z.string().nullable(),
  enabled: z.boolean(),
  has_api_key: z.boolean(),
  has_webhook_secret: z.boolean(),
  /** Deliveries of the last 30 days and those of them on time. */
  delivered: z.int(),
  on_time: z.int(),
  /** Loads a carrier has accepted and not delivered yet. */
  under_way: z.int(),
  version: z.int(),
});
export type Connection = z.infer<typeof Connection>;

/** What a carrier did over `days` days up to today, from its loads. */
const Scorecard = z.strictObject({
  days: z.int(),
  delivered: z.int(),
  on_time: z.int(),
  transit: z.strictObject({
    /** Loads whose pickup and delivery are both known. */
    loads: z.int(),
    /** Days from pickup to delivery as they were promised and as they were, on average; null without loads. */
    promised_days: z.number().nullable(),
    actual_days: z.number().nullable(),
  }),
  claims: z.strictObject({
    /** Delivered loads with at least one cargo claim that was submitted. */
    loads: z.int(),
    /** Dollars claimed of them. */
    amount: z.number(),
  }),
});
export type Scorecard = z.infer<typeof Scorecard>;

export const Calendar = z.strictObject({
  ...CalendarRow.shape,
  /** Oldest first. */
  closed_days: z.array(z.strictObject({ day: z.string(), name: z.string() })),
  version: z.int(),
});
export type Calendar = z.infer<typeof Calendar>;

const byId = z.strictObject({ id: IdText });

export const carrierConnections = contract(carrierConnectionsCalls, {
  list: {
    summary: 'Every carrier with how it is reached, suspended ones too',
    reply: z.strictObject({ items: z.array(Connection) }),
  },
  add: {
    summary: 'Add a carrier, which is asked for quotes from then on',
    body: ConnectionInput,
    reply: Connection,
    status: 201,
    errors: [409],
  },
  change: {
    summary: 'Change a carrier or how it is reached, suspend or resume it',
    params: byId,
    body: ConnectionChange,
    reply: Connection,
    errors: [404, 409],
  },
  scorecard: {
    summary: 'What a carrier did over the last days: on time, transit, claims',
    params: byId,
    query: z.strictObject({
      days: z.enum(periodTexts).default('90'),
    }),
    reply: Scorecard,
    errors: [404],
  },
  check: {
    summary: 'Ask a carrier for what happened lately, to see whether it lets the portal in',
    params: byId,
    reply: z.strictObject({ fault: z.enum(connectionFaults), milliseconds: z.int() }),
    errors: [404],
    perMinute: 20,
  },
  makeWebhookSecret: {
    summary: 'Make a new secret that a carrier signs its reports with; shown this once',
    params: byId,
    reply: z.strictObject({ webhook_secret: secret(z.string()), path: z.string() }),
    status: 201,
    errors: [404],
  },
  removeWebhookSecret: {
    summary: 'Take no more reports that a carrier pushes',
    params: byId,
    errors: [404],
  },
  changeLogo: {
    summary: 'Give a carrier a logo: PNG, JPEG or WebP of at most 1 MB',
    params: byId,
    body: z.strictObject({ logo: z.file().min(1) }),
    reply: Connection,
    errors: [404, 413, 415],
  },
  removeLogo: {
    summary: 'Take the logo of a carrier away',
    params: byId,
    errors: [404],
  },
  logo: {
    fileTypes: ['image/*'],
    summary: 'The logo of a carrier, by the address another call gave',
    params: z.strictObject({ name: z.string().regex(/^[\w-]{20,80}$/) }),
    errors: [404],
  },
  calendars: {
    summary: 'The calendars of carriers with the days they are closed, beside weekends',
    reply: z.strictObject({ items: z.array(Calendar) }),
  },
  addCalendar: {
    summary: 'Add a calendar',
    body: CalendarInput,
    reply: Calendar,
    status: 201,
    errors: [409],
  },
  changeCalendar: {
    summary: 'Change the name and the closed days of a calendar',
    params: z.strictObject({ code: CalendarRow.shape.code }),
    body: CalendarChange,
    reply: Calendar,
    errors: [404, 409],
  },
});
