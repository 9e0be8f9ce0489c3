import { ErrorReply } from '@portal/contract/http/error-reply.ts';
import { afterAll, expect, it } from 'vitest';
import { makeCarrier } from '../seed/carriers.ts';
import { nameOf } from './fixtures/foreign-objects.ts';
import { hostileRequest, type RawRequest, seeded } from './hostile-inputs.ts';
import { makeShipper } from './fixtures/make-account.ts';
import { makeQuotedLoad } from './fixtures/quoted-load.ts';
import { startTestApp } from './test-app.ts';

/** `HOSTILE_INPUTS=10000` for the long battery; the seed is printed so that a finding can be repeated. */
const count = Number(process.env['HOSTILE_INPUTS'] ?? 1500);
const seed = Number(process.env['HOSTILE_SEED'] ?? Date.now() % 1_000_000);
const atOnce = 8;

const app = await startTestApp();
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

/** What is wrong with an answer; null when it is a success or a proper refusal in both languages. */
const fault = ({ status, text }: { status: number; text: string }): string | null => {
  if (status < 400) return null;
  if (status >= 500) return `answered ${status}`;
  const reply = ErrorReply.safeParse(JSON.parse(text));
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
