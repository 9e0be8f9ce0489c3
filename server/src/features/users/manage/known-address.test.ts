import { users } from '@portal/contract/users/users.contract.ts';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { callAgain } from '../../../testing/call-again.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { sharedTestApp, startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { refusalOf } from '../../../testing/refusal-of.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});

const person = { first_name: 'Lucía', last_name: 'Treviño', role: 'customer_agent', language: 'es' } as const;
const newAddress = () => `${randomUUID()}@portal.test`;

it('finds out about few people of other accounts, and leaves that in the record', async () => {
  const [admin, stranger, operator] = await Promise.all([
    makeShipper(app),
    makeShipper(app),
    makeShipper(app, { role: 'platform_admin' }),
  ]);
  const send = (by: Shipper, email: string) =>
    app.call(users.invite, {
      params: { id: admin.account_id },
      body: { ...person, email },
      token: by.token,
      // What a key keeps is taken back with the call; the count is not.
      headers: { 'idempotency-key': newAddress() },
    });
  for (let known = 0; known < 12; known += 1) expect((await send(admin, admin.email)).status).toBe(409);
  for (let found = 0; found < 11; found += 1) expect((await send(admin, stranger.email)).status).toBe(409);
  const waits = await send(admin, newAddress());
  expect([waits.status, refusalOf(waits)]).toEqual([429, 'users.too_many_taken']);
  const agent = await makeShipper(app, { account_id: admin.account_id, role: 'customer_agent' });
  const given = { params: { id: agent.user_id }, body: { email: stranger.email }, token: admin.token };
  expect((await app.call(users.change, given)).status).toBe(429);
  expect((await send(operator, stranger.email)).status).toBe(409);
  const { rows } = await app.services.pool.query<{ email: string }>(
    `select after->>'email' as email from audit_entries where action = 'users.address-refused' and account_id = $1`,
    [admin.account_id],
  );
  expect(rows).toEqual(Array.from({ length: 11 }, () => ({ email: stranger.email })));
});

it('finds out about no more of them by calls at once, and counts no address that is free', async () => {
  const [admin, stranger] = await Promise.all([makeShipper(app), makeShipper(app)]);
  const agent = await makeShipper(app, { account_id: admin.account_id, role: 'customer_agent' });
  const give = (email: string) =>
    callAgain(app)(users.change, { params: { id: agent.user_id }, body: { email }, token: admin.token });
  for (let free = 0; free < 12; free += 1) expect((await give(newAddress())).status).toBe(200);
  const answers = await Promise.all(Array.from({ length: 24 }, () => give(stranger.email)));
  const codes = answers.map((answer) => refusalOf(answer) ?? '').toSorted((a, b) => a.localeCompare(b));
  expect(codes).toEqual([...Array(11).fill('users.email_taken'), ...Array(13).fill('users.too_many_taken')]);
});

it('is given by many calls with a key at once, each of which holds a connection and needs another to count', async () => {
  const small = await startTestApp({ CALL_LIMITS: 'off', DATABASE_CONNECTIONS: '2' });
  const admins: Shipper[] = [];
  for (let nth = 0; nth < 2; nth += 1) admins.push(await makeShipper(small));
  const invite = ({ account_id, token }: Shipper) =>
    small.call(users.invite, {
      params: { id: account_id },
      body: { ...person, email: newAddress() },
      token,
      headers: { 'idempotency-key': randomUUID() },
    });
  const answers = await Promise.all([...admins, ...admins, ...admins].map(invite));
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
  await small.stop();
});
