import { randomUUID } from 'node:crypto';
import { accounts } from '@portal/contract/accounts/accounts.contract.ts';
import { defaultMarkups } from '@portal/contract/accounts/accounts.settings.ts';
import { settings } from '@portal/contract/settings/settings.contract.ts';
import { beforeAll, expect, test } from 'vitest';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { catchMail, type CaughtMail } from '../../testing/fixtures/catch-mail.ts';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let mails: CaughtMail;
let operator: Shipper;
beforeAll(async () => {
  app = await sharedTestApp();
  mails = catchMail(app);
  operator = await makeShipper(app, { role: 'platform_admin' });
});

type Fault = { detail: { code: string; field?: string }[] };
const faultOf = (answer: { body: unknown }) => (answer.body as Fault).detail?.[0];

test('an account opens with its first user, or not at all', async () => {
  const email = `first-${operator.user_id}@opened.test`;
  const user = { first_name: 'Daniela', last_name: 'Ríos', email, language: 'es' };
  const open = (body: object, { token }: Shipper = operator) =>
    app.call(accounts.create, { body: { markup_percent: 8, ...body }, token } as never);
  const answer = await open({ name: 'Opened', can_dispatch_modes: { drayage: false }, credit_days: 15, user });
  expect([answer.status, (answer.body as { users: number }).users]).toEqual([201, 1]);
  const { db } = app.services;
  const made = await db
    .selectFrom('users')
    .select(['role_id', 'language', 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirst();
  const [invitation] = await mails.to(email);
  expect(invitation?.text).toContain('7 días');
  expect(made).toEqual({ role_id: 2, language: 'es', password_hash: null });
  const again = await open({ name: 'Opened twice', user: { ...user, email: email.toUpperCase() } });
  expect([again.status, faultOf(again)]).toEqual([
    409,
    expect.objectContaining({ code: 'users.email_taken', field: 'user.email' }),
  ]);
  const left = await db.selectFrom('accounts').select('id').where('name', '=', 'Opened twice').execute();
  expect(left).toEqual([]);
  expect((await open({ name: 'No right', user }, await makeShipper(app))).status).toBe(403);
});

test('an account opened without a markup starts with the operator’s for its kind', async () => {
  const params = { name: defaultMarkups.name };
  const { version } = (await app.call(settings.get, { params, token: operator.token })).body;
  const markups = [
    { markup_percent: 11, markup_min: 21 },
    { markup_percent: 12, markup_min: 22 },
  ];
  const value = { new_accounts: markups[0], freight_system: markups[1] };
  await app.call(settings.change, { params, body: { value, version }, token: operator.token });
  const open = async (fields: object) => {
    const email = `${randomUUID()}@opened.test`;
    const body = { name: 'Opened', user: { first_name: 'Ana', last_name: 'Ruiz', email }, ...fields };
    return (await app.call(accounts.create, { body, token: operator.token })).body;
  };
  expect(await open({})).toMatchObject(markups[0] ?? {});
  expect(await open({ freight_system_id: randomUUID() })).toMatchObject(markups[1] ?? {});
  const atCost = { markup_percent: 0, markup_min: 0 };
  expect(await open({ ...atCost, sells_at_cost: true })).toMatchObject(atCost);
});

test('an account that would pay what carriers charge is opened only by who says that it is meant', async () => {
  const open = async (fields: object) => {
    const user = { first_name: 'Ana', last_name: 'Ruiz', email: `${randomUUID()}@opened.test` };
    const body = { name: 'At cost', user, ...fields };
    const answer = await app.call(accounts.create, { body, token: operator.token });
    return answer.status === 400 ? faultOf(answer) : answer.status;
  };
  const refusal = expect.objectContaining({ code: 'accounts.sells_at_cost', field: 'markup_percent' });
  const nothing = { markup_percent: 0, markup_min: 0 };
  expect(await open(nothing)).toEqual(refusal);
  expect(await open({ markup_percent: 9, markups_by_mode: { ltl: nothing } })).toEqual(refusal);
  expect(await open({ ...nothing, sells_at_cost: false })).toEqual(refusal);
  expect(await open({ markup_percent: 0, markup_min: 35 })).toBe(201);
  expect(await open({ ...nothing, sells_at_cost: true })).toBe(201);
});

test('an account comes to pay what carriers charge only where that is meant, and is changed freely afterwards', async () => {
  const user = { first_name: 'Ana', last_name: 'Ruiz', email: `${randomUUID()}@opened.test` };
  const { body: opened } = await app.call(accounts.create, { body: { name: 'Changed', user }, token: operator.token });
  const change = async (fields: object) => {
    const params = { id: opened.id };
    const { version } = (await app.call(accounts.get, { params, token: operator.token })).body;
    const answer = await app.call(accounts.change, { params, body: { version, ...fields }, token: operator.token });
    return answer.status === 400 ? faultOf(answer) : answer.status;
  };
  const refusal = expect.objectContaining({ code: 'accounts.sells_at_cost', field: 'markup_percent' });
  expect(await change({ markup_percent: 9, markup_min: 20 })).toBe(200);
  expect(await change({ markup_percent: 0 })).toBe(200);
  expect(await change({ markup_min: 0 })).toEqual(refusal);
  expect(await change({ markups_by_mode: { ltl: { markup_percent: 0, markup_min: 0 } } })).toEqual(refusal);
  expect(await change({ markup_min: 0, sells_at_cost: true })).toBe(200);
  expect(await change({ city: 'Austin' })).toBe(200);
});

test('an account opens with a theme there is, and with no other', async () => {
  const open = (theme: string) => {
    const user = { first_name: 'Ana', last_name: 'Ruiz', email: `${randomUUID()}@opened.test` };
    return app.call(accounts.create, {
      body: { name: 'Themed', markup_percent: 9, theme, user },
      token: operator.token,
    });
  };
  const { id } = (await open('operator')).body;
  const row = app.services.db.selectFrom('accounts').select('theme').where('id', '=', id);
  expect(await row.executeTakeFirst()).toEqual({ theme: 'operator' });
  expect(faultOf(await open('no such theme'))).toMatchObject({ code: 'accounts.unknown_theme', field: 'theme' });
});
