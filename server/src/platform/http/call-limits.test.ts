import { auth } from '@portal/contract/auth/auth.contract.ts';
import { guests } from '@portal/contract/guests/guests.contract.ts';
import { quoteFile } from '@portal/contract/quotes/quote-file.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeShipper, tokenFor } from '../../testing/fixtures/make-account.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { callCounter } from './call-limits.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ TRUSTED_PROXIES: '127.0.0.1/32' });
});
afterAll(() => app.stop());

const from = (address: string) => ({ 'x-forwarded-for': address });
const askForFile = (token: string, address = '192.0.2.1') =>
  app.call(quoteFile.pdf, { query: { load_id: 2_147_483_647 }, token, headers: from(address) });
const perMinute = quoteFile.pdf.perMinute;
const times = async (count: number, call: () => Promise<{ status: number }>): Promise<number[]> => {
  const answers = await Promise.all(Array.from({ length: count }, call));
  return answers.map(({ status }) => status);
};
const countOf = (status: number, statuses: readonly number[]) => statuses.filter((one) => one === status).length;

describe('the limit of a call', () => {
  it('is each user’s own, whatever the address, and says when to come back', async () => {
    const [one, other] = [await makeShipper(app), await makeShipper(app)];
    expect(countOf(404, await times(perMinute + 10, () => askForFile(one.token)))).toBe(perMinute);
    const refused = await askForFile(one.token, '203.0.113.9');
    expect(refused).toMatchObject({ status: 429, body: { detail: [{ code: 'http.too_many_requests' }] } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await askForFile(other.token)).status).toBe(404);
    expect((await askForFile(await tokenFor(app, one.user_id))).status).toBe(429);
  });

  it('is three times as much for all users of an account together', async () => {
    const first = await makeShipper(app);
    const tokens = [first.token];
    for (let user = 0; user < 3; user += 1) {
      tokens.push((await makeShipper(app, { account_id: first.account_id })).token);
    }
    const statuses: number[] = [];
    for (const token of tokens) statuses.push(...(await times(perMinute, () => askForFile(token))));
    expect(countOf(404, statuses)).toBe(perMinute * 3);
  });

  it('is each network’s own where nobody is signed in, in every spelling of its addresses', async () => {
    const demo = (address: string) =>
      app.call(guests.requestDemo, { body: {} as never, headers: from(address) }).then(({ status }) => status);
    const most = guests.requestDemo.perMinute;
    const spellings = ['2001:db8::1', '2001:0db8:0:0:1::2', '2001:DB8::ffff:1:2:3'];
    const statuses: number[] = [];
    for (let call = 0; call < most + 3; call += 1) statuses.push(await demo(spellings[call % 3] ?? ''));
    expect(countOf(429, statuses)).toBe(3);
    expect(await demo('2001:db8:0:1::1')).toBe(400);
  });

  it('holds for calls without a good session too, and not for the signed in at the same address', async () => {
    const { token } = await makeShipper(app);
    const call = (bearer?: string) => app.call(auth.credentials, { token: bearer, headers: from('198.51.100.7') });
    const statuses = await times(620, () => call('forged'));
    expect([countOf(401, statuses), countOf(429, statuses)]).toEqual([600, 20]);
    expect((await call()).status).toBe(429);
    expect((await call(token)).status).toBe(200);
  });

  it('begins again after a minute', () => {
    const count = callCounter();
    expect([count('a', 2, 0), count('a', 2, 0), count('a', 2, 30_000), count('b', 2, 30_000)]).toEqual([0, 0, 30, 0]);
    expect(count('a', 2, 60_000)).toBe(0);
  });
});

describe('the limits turned off', () => {
  it('let everything through', async () => {
    const open = await startTestApp({ CALL_LIMITS: 'off' });
    const { token } = await makeShipper(open);
    const ask = () => open.call(quoteFile.pdf, { query: { load_id: 2_147_483_647 }, token });
    expect(countOf(429, await times(perMinute + 5, ask))).toBe(0);
    await open.stop();
  });
});
