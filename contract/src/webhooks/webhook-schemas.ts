import { z } from 'zod';
import { Id, Instant, text } from '../values/values.ts';
import { attemptFaults, chosenEvents, deliveryStates, offReasons, webhookEvents } from './webhook-events.ts';

const isAddress = (value: string): boolean =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).hash === '';

/** Where events are sent: an absolute address. Where it may lead is the server's to say. */
export const WebhookUrl = text(500)
  .refine(isAddress, { params: { code: 'webhooks.not_an_address' } })
  .overwrite((value) => (URL.canParse(value) ? new URL(value).href : value));

export const WebhookEventName = z.enum(webhookEvents);

/** Which events an endpoint gets; null: all, also those that later releases add. */
export const ChosenEvents = z
  .array(z.enum(chosenEvents))
  .min(1)
  .max(chosenEvents.length)
  .refine((names) => new Set(names).size === names.length)
  .nullable();

/** Of the last 24 hours. */
const Day = z.strictObject({ delivered: z.int(), total: z.int() });

/** An endpoint as it is shown: never its secret. */
export const Webhook = z.strictObject({
  id: Id,
  url: z.string(),
  events: z.array(WebhookEventName).nullable(),
  is_on: z.boolean(),
  off_reason: z.enum(offReasons).nullable(),
  off_at: Instant.nullable(),
  /** What the secret begins with. */
  secret_prefix: z.string(),
  /** Until when the former secret signs too; null where there is none. */
  former_secret_until: Instant.nullable(),
  /** It is slow or asked for time: nothing is sent before. */
  paused_until: Instant.nullable(),
  created_at: Instant,
  last_day: Day,
  /** Deliveries that were given up, as far as they are kept. */
  given_up: z.int(),
});
export type Webhook = z.infer<typeof Webhook>;

export const WebhookAnswer = z.strictObject({
  /** HTTP status; null where none came. */
  status: z.int().nullable(),
  fault: z.enum(attemptFaults).nullable(),
});

export const WebhookDelivery = z.strictObject({
  id: Id,
  /** Sent as `webhook-id`, the same at each attempt. */
  event_id: z.string(),
  type: WebhookEventName,
  load_id: Id.nullable(),
  happened_at: Instant,
  state: z.enum(deliveryStates),
  /** Attempts of the present series; sending by hand begins another one. */
  attempts: z.int(),
  /** When the next attempt is due; null where none is. */
  next_at: Instant.nullable(),
  /** Of the last attempt; null before the first. */
  last: WebhookAnswer.nullable(),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

export const WebhookAttempt = WebhookAnswer.extend({
  at: Instant,
  milliseconds: z.int(),
  /** The first 2,000 characters of what was answered. */
  answer: z.string(),
});
export type WebhookAttempt = z.infer<typeof WebhookAttempt>;

/** What happened to a load, as of the moment at which it was written down. */
const EventLoad = z.strictObject({
  id: Id,
  number: z.string(),
  status: z.string(),
  mode: z.string(),
  account_id: Id,
  pro_number: z.string().nullable(),
  bol_number: z.string().nullable(),
  carrier_scac: z.string().nullable(),
  /** What the account's own system calls the order; events from before loads had it lack it. */
  external_id: z.string().nullish(),
  references: z.strictObject({ po_number: z.string().nullable(), billing_reference: z.string().nullable() }),
  /** Who pays for the freight; events from before loads said it lack it. */
  freight_terms: z.string().optional(),
  pickup_date: z.string(),
  /** The day of delivery as it is expected now. */
  eta: z.string().nullable(),
});

/**
 * What is sent, and what the feed holds. Fields are only ever added. `sequence` rises with each event of a load: who has
 * a higher one drops a lower one.
 */
export const EventBody = z.strictObject({
  type: WebhookEventName,
  timestamp: Instant,
  data: z.looseObject({ id: z.string(), sequence: z.int(), load: EventLoad.nullable() }),
});
export type EventBody = z.infer<typeof EventBody>;
