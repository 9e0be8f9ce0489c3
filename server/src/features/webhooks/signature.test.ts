import { Webhook } from 'standardwebhooks';
import { expect, it } from 'vitest';
import { makeSecret, signedHeaders } from './signature.ts';

const body = JSON.stringify({ type: 'load.delivered', data: { note: 'Entrega en Ñuñoa, 12 °C' } });

it('signs fixed inputs as the published library does', () => {
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
  const at = new Date('2026-11-30T12:00:00.900Z');
  const headers = signedHeaders({ id: 'evt_1', at, body }, [Buffer.alloc(32, 7)]);
  const whole = new Date('2026-11-30T12:00:00Z');
  expect(headers['webhook-signature']).toBe(new Webhook(secret).sign('evt_1', whole, body));
  expect(headers['webhook-timestamp']).toBe('1796040000');
});

it('is taken by the library with either of two secrets, and with no other one', () => {
  const [present, former, foreign] = [makeSecret(), makeSecret(), makeSecret()];
  const headers = signedHeaders({ id: 'evt_2', at: new Date(), body }, [present.key, former.key]);
  for (const { text } of [present, former]) expect(() => new Webhook(text).verify(body, headers)).not.toThrow();
  expect(() => new Webhook(foreign.text).verify(body, headers)).toThrow();
  expect(() => new Webhook(present.text).verify(`${body} `, headers)).toThrow();
});

it('shows of a secret only how it begins', () => {
  const { text, prefix } = makeSecret();
  expect(text).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect([prefix.length, text.startsWith(prefix)]).toEqual([10, true]);
});
