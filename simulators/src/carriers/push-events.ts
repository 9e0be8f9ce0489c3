import { createHmac } from 'node:crypto';
import type { FeedEntry } from './booking.ts';
import type { Bookings } from './bookings.ts';
import type { CarrierProfile } from './carrier-profile.ts';

const LOOK_EVERY_MS = 400;
const ANSWER_WITHIN_MS = 5_000;
const AT_ONCE = 100;
const LONGEST_WAIT_MS = 60_000;

/** Answers that another try cannot better: the portal has read the events and wants none of them. */
const FINAL_REFUSALS = [400, 404, 413, 422];

/** How one carrier's pushing goes: how often in a row it failed, and when it is tried again. */
type Failures = { failed: number; notBefore: number };

export type Pusher = {
  /** From now on, carriers that push report to the portal at this address. */
  pushTo: (portalUrl: string) => void;
  stop: () => Promise<void>;
};

type PushSource = {
  carriers: Iterable<CarrierProfile>;
  bookings: Bookings;
  /** Changes the entries as the carrier's fault demands. */
  spoil: (scac: string, entries: readonly FeedEntry[]) => readonly FeedEntry[];
};

/** Seconds, a dot and the body, under the secret the carrier shares with the portal. */
const signatureOf = (secret: string, timestamp: string, body: string): string =>
  `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;

const post = async (portalUrl: string, scac: string, secret: string, body: string): Promise<boolean> => {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const response = await fetch(`${portalUrl}/api/carrier-events/${scac}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-carrier-timestamp': timestamp,
      'x-carrier-signature': signatureOf(secret, timestamp, body),
    },
    body,
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  await response.arrayBuffer();
  return response.ok || FINAL_REFUSALS.includes(response.status);
};

/**
 * Reports what happens to the portal for carriers that push, oldest first and at least once: what was not taken is
 * sent again, ever less often.
 */
export const startPushing = ({ carriers, bookings, spoil }: PushSource): Pusher => {
  let portalUrl: string | undefined;
  const failures = new Map<string, Failures>();

  const push = async ({ scac, push_secret }: CarrierProfile): Promise<void> => {
    const { failed = 0, notBefore = 0 } = failures.get(scac) ?? {};
    if (!portalUrl || !push_secret || Date.now() < notBefore) return;
    const entries = bookings.unpushed(scac, AT_ONCE);
    const last = entries.at(-1);
    if (!last) return;
    const events = spoil(scac, entries).map(({ sequence: _sequence, ...event }) => event);
    const taken = await post(portalUrl, scac, push_secret, JSON.stringify({ events })).catch(() => false);
    if (taken) bookings.markPushed(scac, last.sequence);
    const wait = Math.min(LONGEST_WAIT_MS, LOOK_EVERY_MS * 2 ** failed);
    failures.set(scac, taken ? { failed: 0, notBefore: 0 } : { failed: failed + 1, notBefore: Date.now() + wait });
  };

  let round: Promise<unknown> = Promise.resolve();
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    round = Promise.all([...carriers].map(push)).finally(() => (busy = false));
  }, LOOK_EVERY_MS);
  return {
    pushTo: (url) => {
      portalUrl = url;
      failures.clear();
    },
    stop: async () => {
      clearInterval(timer);
      await round;
    },
  };
};
