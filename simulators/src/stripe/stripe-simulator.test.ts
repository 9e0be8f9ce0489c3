import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { signWebhook } from './send-webhooks.ts';
import { type StripeSimulator, startStripeSimulator } from './stripe-simulator.ts';

const Opened = z.object({ id: z.string(), url: z.string() });
let simulator: StripeSimulator;
beforeEach(async () => {
  simulator = await startStripeSimulator();
});
afterEach(() => simulator.close());

const open = async (cents: string, idempotencyKey: string, key = simulator.key) =>
  fetch(`${simulator.url}/v1/checkout/sessions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'idempotency-key': idempotencyKey },
    body: new URLSearchParams({
      client_reference_id: 'payment-1',
      'metadata[payment_key]': 'payment-1',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][unit_amount]': cents,
      'line_items[0][price_data][currency]': 'usd',
      success_url: 'http://127.0.0.1:9/paid',
      cancel_url: 'http://127.0.0.1:9/back',
    }),
  });

it('opens one checkout for a key, and refuses a changed request and a strange key', async () => {
  const first = Opened.parse(await (await open('1050', 'one')).json());
  expect(Opened.parse(await (await open('1050', 'one')).json())).toEqual(first);
  expect((await open('1051', 'one')).status).toBe(400);
  expect((await open('1050', 'two', 'sk_test_other')).status).toBe(401);
  expect(simulator.sessions()).toHaveLength(1);
});

it('sends signed webhooks, as many copies as it is set to', async () => {
  const received: { body: string; signature: string }[] = [];
  const receiver = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ body, signature: String(request.headers['stripe-signature']) });
      response.end();
    });
  });
  await new Promise<void>((resolve) => void receiver.listen(0, '127.0.0.1', resolve));
  const { port } = z.object({ port: z.number() }).parse(receiver.address() satisfies AddressInfo | string | null);
  simulator.control({ webhook_url: `http://127.0.0.1:${port}/`, copies: 20 });
  const { url } = Opened.parse(await (await open('1050', 'one')).json());
  await fetch(url, { method: 'POST', body: new URLSearchParams({ method: 'card' }), redirect: 'manual' });
  await simulator.webhooksSettled();
  receiver.close();
  expect(received).toHaveLength(20);
  expect(new Set(received.map(({ body }) => body))).toEqual(new Set(simulator.webhooks()));
  for (const { body, signature } of received) {
    const at = Number(/^t=(\d+),/.exec(signature)?.[1]);
    expect(signature).toBe(signWebhook(body, simulator.webhookSecret, at));
  }
});
