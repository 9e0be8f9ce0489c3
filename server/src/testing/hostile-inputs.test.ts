import { ErrorReply } from '@portal/contract/http/error-reply.ts';
import { afterAll, expect, it } from 'vitest';
import { makeCarrier } from '../seed/carriers.ts';
import { nameOf } from './fixtures/foreign-objects.ts';
import { hostileRequest, type RawRequest, seeded } from './hostile-inputs.ts';
import { answerToBytes, hostileBytes } from './hostile-wire.ts';
import { makeShipper } from './fixtures/make-account.ts';
import { makeQuotedLoad } from './fixtures/quoted-load.ts';
import { startTestApp } from './test-app.ts';

/** `HOSTILE_INPUTS=10000` for the long battery; the seed is printed so that a finding can be repeated. */
const count = Number(process.env['HOSTILE_INPUTS'] ?? 1500);
const seed = Number(process.env['HOSTILE_SEED'] ?? Date.now() % 1_000_000);
const atOnce = 8;

// Without limits, so that the calls themselves are met and not the refusal to make more of them.
const app = await startTestApp({ CALL_LIMITS: 'off' });
afterAll(() => app.stop());

const send = async ({ method, path, headers, body }: RawRequest, token: string) => {
  const response = await fetch(app.url + path, {
    method,
    headers: { ...headers, authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body }),
    redirect: 'manual',
  });
  return { status: response.status, text: await response.text() };
};

const asJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What is wrong with an answer; null when it is a success or a proper refusal in both languages. */
const fault = ({ status, text }: { status: number; text: string }): string | null => {
  if (status < 400) return null;
  if (status >= 500) return `answered ${status}`;
  const reply = ErrorReply.safeParse(asJson(text));
  if (!reply.success) return `${status} is not in the shape of errors: ${text.slice(0, 200)}`;
  const silent = reply.data.detail.some(({ msg, code }) => !msg.en || !msg.es || msg.en.includes(code));
  return silent ? `${status} without words: ${text.slice(0, 200)}` : null;
};

it(`refuses ${count} hostile inputs over every call without a fault of its own (seed ${seed})`, async () => {
  const shipper = await makeShipper(app);
  const stranger = await makeShipper(app);
  const carrier_id = await makeCarrier(app.services.db, { scac: 'HOST' });
  const own = await makeQuotedLoad(app, { account_id: shipper.account_id, carrier_id });
  const foreign = await makeQuotedLoad(app, { account_id: stranger.account_id, carrier_id });
  const ids = [own.id, foreign.id, 1, 2_147_483_647];
  // Signing out would end the session that all the others need.
  const rows = app.app.rows.filter(({ path }) => path !== '/api/auth/sign-out');
  const random = seeded(seed);
  const requests = Array.from({ length: count }, (_, index) => {
    const row = rows[index % rows.length] as (typeof rows)[number];
    return { row, request: hostileRequest(row, ids, random) };
  });
  const faults: string[] = [];
  const work = async () => {
    for (let next = requests.pop(); next; next = requests.pop()) {
      const found = fault(await send(next.request, shipper.token));
      if (found) faults.push(`${nameOf(next.row)} ${found} for ${JSON.stringify(next.request).slice(0, 600)}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  expect(faults.slice(0, 5)).toEqual([]);
}, 600_000);

/** What is wrong with an answer on the wire; null when it is a success or a refusal as every call gives it. */
const faultOnWire = (sent: string, answer: string): string | null => {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1] ?? 0);
  if (status === 0) return 'no answer';
  // An answer to HEAD has headers alone.
  const found = sent.startsWith('HEAD ') ? null : fault({ status, text: body.split('HTTP/1.1 ')[0] ?? '' });
  if (found) return found;
  const missing = ['x-request-id', 'x-content-type-options'].filter((name) => !head.toLowerCase().includes(name));
  return status >= 400 && missing.length > 0 ? `${status} without ${missing.join(', ')}` : null;
};

const streams = Math.ceil(count / 5);

it(`answers ${streams} hostile streams of bytes, each in the shape of every refusal (seed ${seed})`, async () => {
  const random = seeded(seed);
  const waiting = Array.from({ length: streams }, () => hostileBytes(random));
  const faults: string[] = [];
  const work = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const found = faultOnWire(next, await answerToBytes(app.url, next));
      if (found)
        faults.push(
          `${found} for ${JSON.stringify(next.length > 400 ? `${next.slice(0, 60)}…${next.slice(-250)}` : next)}`,
        );
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  expect(faults.slice(0, 12)).toEqual([]);
}, 600_000);
