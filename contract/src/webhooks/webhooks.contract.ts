import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { page, pageLimitMax, PageQuery } from '../http/paging.ts';
import { secret } from '../values/secret.ts';
import { Id, IdText, Instant, text } from '../values/values.ts';
import { deliveryStates } from './webhook-events.ts';
import { ChosenEvents, EventBody, Webhook, WebhookAttempt, WebhookDelivery, WebhookUrl } from './webhook-schemas.ts';
import { webhooksCalls } from './webhooks.calls.ts';

const byId = z.strictObject({ id: IdText });
const byDelivery = z.strictObject({ id: IdText, delivery_id: IdText });

/** With its secret, which is shown this one time. */
export const NewWebhook = Webhook.extend({ secret: secret(z.string()) });

/** `failed`: what was given up. `all`: whatever happened, also what was delivered or is wanted only since. */
const Replay = z.strictObject({ since: Instant, which: z.enum(['failed', 'all']) });

const Position = z
  .union([z.int(), z.string().regex(/^\d{1,10}$/)])
  .transform(Number)
  .pipe(z.int().min(0).max(2_147_483_647));

export const webhooks = contract(webhooksCalls, {
  list: {
    summary: 'Where events of the own account are sent',
    reply: z.strictObject({ items: z.array(Webhook) }),
  },
  create: {
    summary: 'Send events to an address; the answer alone holds the secret that signs them (Standard Webhooks 1.0.0)',
    body: z.strictObject({ url: WebhookUrl, events: ChosenEvents.default(null) }),
    reply: NewWebhook,
    status: 201,
    errors: [409],
    perMinute: 20,
  },
  change: {
    summary: 'Change address or events of an endpoint, or switch it off and on',
    params: byId,
    body: z.strictObject({ url: WebhookUrl, events: ChosenEvents, is_on: z.boolean() }).partial(),
    reply: Webhook,
    errors: [404],
  },
  remove: {
    summary: 'Remove an endpoint with all its deliveries; the events stay in the feed',
    params: byId,
    errors: [404],
  },
  newSecret: {
    summary: 'Make another secret; the former one signs beside it for 24 hours',
    params: byId,
    reply: NewWebhook,
    errors: [404],
    perMinute: 20,
  },
  endFormerSecret: {
    summary: 'End the former secret of an endpoint at once',
    params: byId,
    reply: Webhook,
    errors: [404],
  },
  test: {
    summary: 'Send the event webhook.test to an endpoint, whatever it is limited to',
    params: byId,
    reply: WebhookDelivery,
    status: 202,
    errors: [404, 409],
    perMinute: 30,
  },
  deliveries: {
    summary: 'What was sent to an endpoint in the last 30 days or waits to be, the newest first',
    params: byId,
    query: PageQuery.extend({
      /** A load’s number, or part of an event’s name. */
      search: text(40).optional(),
      state: z.enum(deliveryStates).optional(),
      since: Instant.optional(),
    }),
    reply: page(WebhookDelivery),
    errors: [404],
  },
  delivery: {
    summary: 'One delivery with what was sent and each attempt, the latest first',
    params: byDelivery,
    reply: WebhookDelivery.extend({ body: z.string(), tries: z.array(WebhookAttempt) }),
    errors: [404],
  },
  send: {
    summary: 'Send one delivery again at once, under the same id',
    params: byDelivery,
    reply: WebhookDelivery,
    status: 202,
    errors: [404, 409],
    perMinute: 60,
  },
  replay: {
    summary: 'Send again what failed since a moment, or all that happened since, under the same ids',
    params: byId,
    body: Replay,
    reply: z.strictObject({ replayed: z.int() }),
    status: 202,
    errors: [404, 409],
    perMinute: 10,
  },
  events: {
    summary: 'The same events as a feed of the last 30 days; it begins with the first endpoint or the first reading',
    query: z.strictObject({
      /** `next` of the answer before; 0 for all that is kept. */
      after: Position.default(0),
      limit: PageQuery.shape.limit.default(pageLimitMax),
    }),
    reply: z.strictObject({
      items: z.array(EventBody),
      /** To ask with for what comes after these. */
      next: z.int(),
      has_more: z.boolean(),
      /** The account whose events they are: the own one. */
      account_id: Id,
    }),
  },
});
