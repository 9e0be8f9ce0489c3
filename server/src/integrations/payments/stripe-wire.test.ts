import { expect, it } from 'vitest';
import { OpenedSession } from './stripe-wire.ts';

const isPage = (url: string): boolean => OpenedSession.safeParse({ id: 'cs_1', url }).success;

it.each(['https://checkout.stripe.com/c/pay/cs_1#x', 'http://127.0.0.1:4242/pay'])('sends a payer to %s', (url) =>
  expect(isPage(url)).toBe(true),
);

it.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', '/pay'])(
  'takes %s for an answer that makes no sense',
  (url) => expect(isPage(url)).toBe(false),
);
