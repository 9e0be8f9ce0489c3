import { createHmac, randomUUID } from 'node:crypto';
import type { ProviderEvent } from './payment-objects.ts';

/** The provider's signature of a webhook's body: a time in seconds and an HMAC over both. */
export const signWebhook = (body: string, secret: string, atSeconds = Math.floor(Date.now() / 1000)): string =>
  `t=${atSeconds},v1=${createHmac('sha256', secret).update(`${atSeconds}.${body}`).digest('hex')}`;

export const webhookBody = ({ type, object }: ProviderEvent): string =>
  JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type,
    created: Math.floor(Date.now() / 1000),
    data: { object },
  });

/** Sends each event to `url`, `copies` times side by side; `settled` waits until all were answered or given up. */
export const openWebhookSender = (secret: string) => {
  const target: { url: string | null; copies: number } = { url: null, copies: 1 };
  const sent: string[] = [];
  let underWay: Promise<unknown> = Promise.resolve();
  const post = async (url: string, body: string): Promise<void> => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signWebhook(body, secret) };
    // A webhook that finds nobody is lost: reconciliation is the portal's own task.
    await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
  };
  return {
    target,
    sent,
    send: (event: ProviderEvent): void => {
      const body = webhookBody(event);
      sent.push(body);
      const { url, copies } = target;
      if (url) underWay = Promise.all([underWay, ...Array.from({ length: copies }, () => post(url, body))]);
    },
    settled: () => underWay,
  };
};
