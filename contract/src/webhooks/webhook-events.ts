// No schemas here: screens read these lists, and must not load the validation library for them.

/** What happens in the portal and is sent to the systems of accounts, by subject, in the order of a load's life. */
export const webhookEvents = [
  'load.created',
  'load.quoted',
  'load.tendered',
  'load.assigned',
  'load.declined',
  'load.dispatched',
  'load.picked_up',
  'load.delayed',
  'load.exception',
  'load.delivered',
  'load.cancelled',
  'load.stop_changed',
  'document.filed',
  'invoice.issued',
  'invoice.changed',
  'payment.settled',
  'payment.failed',
  'claim.changed',
  'webhook.test',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Sent to the endpoint that somebody tests, whatever it is to get. */
export const testEvent = 'webhook.test' satisfies WebhookEvent;

/** What an endpoint can be limited to. */
export const chosenEvents = webhookEvents.filter((one) => one !== testEvent);

/** Endpoints of one account. */
export const mostEndpoints = 5;

/** Hours for which the former secret signs beside a new one. */
export const secretOverlapHours = 24;

/** Seconds an endpoint has to answer an attempt. */
export const answerSeconds = 20;

const [second, minute, hour] = [1, 60, 3600];

/** Seconds from one attempt to the next; the first is made at once. In all some 75 hours. */
export const attemptPauses = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
] as const;
export const mostAttempts = attemptPauses.length + 1;

/** `delivered`: the endpoint took it. `given_up`: no attempt is left, or the endpoint is gone. */
export const deliveryStates = ['waiting', 'delivered', 'given_up'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Why an endpoint gets nothing: somebody switched it off, nothing arrived for three days, or it says it is gone (410). */
export const offReasons = ['by_hand', 'failed', 'gone'] as const;
export type OffReason = (typeof offReasons)[number];

/** Why an attempt had no answer: nothing came in time, no connection, or an address where nobody is called. */
export const attemptFaults = ['timeout', 'unreachable', 'not_allowed'] as const;
export type AttemptFault = (typeof attemptFaults)[number];
