import { createHmac } from 'node:crypto';
import type { WireEvent } from '@portal/contract/tracking/wire-event.ts';
import type { TestApp } from './test-app.ts';

type Push = {
  scac?: string;
  secret?: string;
  /** When it is signed; now unless said otherwise. */
  at?: Date;
  headers?: Record<string, string>;
};

/** An event as a carrier sends it, under way in Memphis unless said otherwise. */
export const wireEvent = (changes: Partial<WireEvent>): WireEvent => ({
  event_id: 'e1',
  tender_key: 'none',
  pro_number: '100200300',
  type: 'IN_TRANSIT',
  occurred_at: '2026-11-18T12:00:00-06:00',
  location: { city: 'Memphis', state: 'TN', latitude: 35.1, longitude: -90 },
  eta: null,
  reason_code: null,
  text: null,
  ...changes,
});

export const sign = (secret: string, body: string, at = new Date()): Record<string, string> => {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return { 'x-carrier-timestamp': timestamp, 'x-carrier-signature': `v1=${signature}` };
};

/** Posts a body as a carrier would and answers status and reply. */
export const pushBody = async (app: TestApp, body: string, { scac = 'SAIA', secret = '', at, headers }: Push = {}) => {
  const response = await fetch(`${app.url}/api/carrier-events/${scac}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-request-id': 'carrier-push',
      ...(headers ?? sign(secret, body, at)),
    },
    body,
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

export const pushEvents = (app: TestApp, events: readonly WireEvent[], push: Push = {}) =>
  pushBody(app, JSON.stringify({ events }), push);
