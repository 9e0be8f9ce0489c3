import { randomUUID } from 'node:crypto';
import { accounts } from '@portal/contract/accounts/accounts.contract.ts';
import { demoRequests } from '@portal/contract/guests/guests.contract.ts';
import { beforeAll, expect, it } from 'vitest';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { makeDemoRequest } from '../../seed/demo-requests.ts';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let operator: Shipper;
let colleague: Shipper;
beforeAll(async () => {
  app = await sharedTestApp();
  operator = await makeShipper(app, { role: 'platform_admin' });
  colleague = await makeShipper(app, { role: 'platform_admin' });
});

const requested = () => makeDemoRequest(app.services.db);

const accountFor = ({ id, company_name }: { id: number; company_name: string }) => ({
  name: company_name,
  markup_percent: 8,
  demo_request_id: id,
  user: { first_name: 'Lucía', last_name: 'Peña', email: `${randomUUID()}@prospect.example` },
});
const open = (who: Shipper, request: { id: number; company_name: string }) =>
  app.call(accounts.create, { token: who.token, body: accountFor(request) });
const listed = async (search: string) =>
  (await app.call(demoRequests.list, { token: operator.token, query: { search } })).body;

it('becomes an account in one step, for one of two operators at once', async () => {
  const request = await requested();
  expect(await listed(request.company_name)).toMatchObject({
    total: 1,
    items: [{ id: request.id, status: 'waiting', account: null, language: 'es', preferred_date: '2026-12-03' }],
  });
  const answers = await Promise.all([operator, colleague, operator, colleague].map((who) => open(who, request)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({ detail: [{ code: 'guests.demo_answered', field: 'demo_request_id' }] });
  const opened = answers.find(({ status }) => status === 201);
  const { rows } = await app.services.pool.query('select id from accounts where name = $1', [request.company_name]);
  expect(rows).toEqual([{ id: opened?.body.id }]);
  const { body } = await app.call(demoRequests.get, { token: operator.token, params: { id: request.id } });
  expect(body).toMatchObject({
    status: 'account_opened',
    account: { id: opened?.body.id, name: request.company_name },
  });
  expect(body.answered_by).toEqual(expect.any(String));
});

it('stays waiting where the account is refused', async () => {
  const request = await requested();
  const taken = { ...accountFor(request), user: { first_name: 'Ana', last_name: 'Ruiz', email: operator.email } };
  expect((await app.call(accounts.create, { token: operator.token, body: taken })).status).toBe(409);
  expect((await listed(request.company_name)).items[0]).toMatchObject({ status: 'waiting', answered_at: null });
  const unknown = { ...accountFor(request), demo_request_id: 2_000_000_000 };
  expect((await app.call(accounts.create, { token: operator.token, body: unknown })).status).toBe(404);
});

it('is declined once, waits again, and cannot be declined after an account', async () => {
  const request = await requested();
  const change = (status: 'waiting' | 'declined', id = request.id) =>
    app.call(demoRequests.change, { token: operator.token, params: { id }, body: { status } });
  expect((await change('declined')).body).toMatchObject({ status: 'declined' });
  expect((await change('declined')).status).toBe(409);
  expect((await open(operator, request)).status).toBe(409);
  expect((await change('waiting')).body).toMatchObject({ status: 'waiting', answered_by: null, answered_at: null });
  expect((await open(operator, request)).status).toBe(201);
  expect((await change('declined')).status).toBe(409);
  expect((await change('waiting')).status).toBe(409);
  expect((await change('declined', 2_000_000_000)).status).toBe(404);
  const { rows } = await app.services.pool.query(
    "select action from audit_entries where object_type = 'demo_request' and object_id = $1 order by id",
    [String(request.id)],
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'demo-request.declined',
    'demo-request.reopened',
    'demo-request.answered',
  ]);
});

it('is the operator’s to read', async () => {
  const { id } = await requested();
  const { token } = await makeShipper(app);
  expect((await app.call(demoRequests.list, { token })).status).toBe(403);
  expect((await app.call(demoRequests.get, { token, params: { id } })).status).toBe(403);
});
