import { accountChildren, accounts, contacts } from '@portal/contract/accounts/accounts.contract.ts';
import { mailKinds } from '@portal/contract/notifications/mail-kinds.ts';
import { operatorFields } from '@portal/contract/accounts/account-fields.ts';
import { users } from '@portal/contract/users/users.contract.ts';
import { socketPath } from '@portal/contract/live/socket-path.ts';
import { io } from 'socket.io-client';
import { beforeAll, expect, test, vi } from 'vitest';
import { makeAccount } from '../../seed/accounts.ts';
import { makeCarrier } from '../../seed/carriers.ts';
import { makeShipper, type Shipper, tokenFor } from '../../testing/fixtures/make-account.ts';
import { makeQuotedLoad } from '../../testing/fixtures/quoted-load.ts';
import { unusedScac } from '../../testing/fixtures/carriers/unused-scac.ts';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let operator: Shipper;
beforeAll(async () => {
  app = await sharedTestApp();
  operator = await makeShipper(app, { role: 'platform_admin' });
});

const account = (name: string, parent_id: number | null = null) => makeAccount(app.services.db, { name, parent_id });
const get = async (id: number, { token }: Shipper = operator) =>
  (await app.call(accounts.get, { params: { id }, token })).body;
type Fault = { detail: { code: string; field?: string }[] };
const change = async (id: number, body: object, { token }: Shipper = operator) => {
  const { version } = await app.services.db
    .selectFrom('accounts')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const answer = await app.call(accounts.change, { params: { id }, body: { version, ...body }, token });
  return { ...answer, fault: (answer.body as unknown as Fault).detail?.[0] };
};
const faultOf = (answer: { body: unknown }) => (answer.body as Fault).detail?.[0];

test('the operator changes every field; of modes only what is named; nothing named changes nothing', async () => {
  const id = await account('Altamira Supply');
  const fields = {
    name: 'Altamira Supply SA',
    tax_id: '74-2958316',
    crm_account_id: `CRM-${id}`,
    accounting_email: 'ap@altamira.test',
    website: 'https://altamira.test',
    phone: '(956) 555-0110',
    is_branded: true,
    markup_percent: 12.5,
    markups_by_mode: { ltl: { markup_percent: 9, markup_min: 30 } },
    markup_min: 35,
    credit_days: 30,
    credit_limit: 25_000,
  };
  const { status, body } = await change(id, { ...fields, can_dispatch_modes: { reefer: false } });
  expect(status).toBe(200);
  expect(body).toMatchObject({ ...fields, version: 2, can_dispatch_modes: { reefer: false, ltl: true } });
  expect((await change(id, { markup_min: 35 })).body).toMatchObject({ version: 2 });
  const entries = await app.services.db
    .selectFrom('audit_entries')
    .select(['action', 'before', 'after'])
    .where('object_type', '=', 'account')
    .where('object_id', '=', String(id))
    .orderBy('id')
    .execute();
  expect(entries.map(({ action }) => action)).toEqual(['account.changed', 'account.terms-changed']);
  expect(entries[0]?.after).not.toHaveProperty('markup_percent');
  expect(entries[1]).toMatchObject({ before: { markup_percent: 0 }, after: { markup_percent: 12.5 } });
});

test('an account admin changes the own company and what is below, and no field of the operator’s', async () => {
  const admin = await makeShipper(app);
  const child = await account('Below', admin.account_id);
  const below = await makeShipper(app, { account_id: child });
  const token = await tokenFor(app, admin.user_id);
  const own = { ...admin, token };
  await vi.waitFor(async () => expect((await change(child, { city: 'Waco' }, own)).status).toBe(200), 30_000);
  expect((await change(admin.account_id, { tax_id: 'T-1' }, own)).body).toMatchObject({ tax_id: 'T-1' });
  const values: Record<(typeof operatorFields)[number], unknown> = {
    status: 'suspended',
    parent_id: null,
    can_dispatch: false,
    can_dispatch_modes: { ltl: false },
    is_branded: true,
    loyalty_insurance: true,
    arranging_fee: 1,
    freight_system_id: 'f',
    crm_account_id: 'c',
    markup_percent: 1,
    markup_min: 1,
    markups_by_mode: {},
    credit_days: 1,
    credit_limit: 1,
  };
  for (const field of operatorFields) {
    const { status, fault } = await change(child, { city: 'Austin', [field]: values[field] }, own);
    expect([status, fault?.field]).toEqual([403, field]);
  }
  expect(await get(child)).toMatchObject({ city: 'Waco', status: 'active' });
  expect((await change(admin.account_id, { city: 'Up' }, below)).status).toBe(404);
});

test('of two changes of one version the second is refused, also when both come at once', async () => {
  const id = await account('Twice');
  const body = (city: string) => ({ params: { id }, body: { version: 1, city }, token: operator.token });
  const answers = await Promise.all(['Laredo', 'Waco', 'Austin'].map((city) => app.call(accounts.change, body(city))));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(faultOf(refused ?? { body: {} })?.code).toBe('accounts.changed_meanwhile');
});

test('a phone nobody can call is refused at its field, by the country', async () => {
  const id = await account('Phone');
  expect((await change(id, { phone: '12' })).fault).toMatchObject({ code: 'places.phone_invalid', field: 'phone' });
  expect((await change(id, { phone: '81 8358 1234', country: 'MX' })).status).toBe(200);
});

test('no account is moved below itself, below its own children, the operator or a closed one', async () => {
  const top = await account('Top');
  const middle = await account('Middle', top);
  const low = await account('Low', middle);
  for (const parent_id of [top, middle, low]) {
    const { status, fault } = await change(top, { parent_id });
    expect([status, fault?.code, fault?.field]).toEqual([409, 'accounts.circle', 'parent_id']);
  }
  expect((await change(top, { parent_id: 2_147_483_647 })).status).toBe(404);
  const closed = await account('Closed');
  await app.services.db.updateTable('accounts').set({ status: 'closed' }).where('id', '=', closed).execute();
  expect((await change(top, { parent_id: closed })).fault?.code).toBe('accounts.closed');
  expect((await change(low, { parent_id: null })).body).toMatchObject({ parent: null });
});

test('moves that come at once never make a circle', async () => {
  for (let round = 0; round < 8; round += 1) {
    const ids = await Promise.all([1, 2, 3].map((at) => account(`Ring ${round}.${at}`)));
    const moves = ids.map((id, at) => ({
      params: { id },
      body: { parent_id: ids[(at + 1) % 3] },
      token: operator.token,
    }));
    const answers = await Promise.all(moves.map((move) => app.call(accountChildren.change, move as never)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 409]);
  }
});

test('children are listed, added, moved and set free by the operator alone', async () => {
  const admin = await makeShipper(app);
  const [child, other] = [await account('Child'), await account('Other')];
  const body = { parent_id: admin.account_id, child_id: child };
  expect((await app.call(accountChildren.add, { body, token: admin.token })).status).toBe(403);
  const added = await app.call(accountChildren.add, { body, token: operator.token });
  expect([added.status, added.body]).toEqual([201, { id: child, name: 'Child', parent_id: admin.account_id }]);
  const query = { account_id: admin.account_id };
  expect((await app.call(accountChildren.list, { query, token: operator.token })).body).toMatchObject({ total: 1 });
  await vi.waitFor(
    async () =>
      expect((await app.call(accountChildren.list, { query: {}, token: admin.token })).body.items).toHaveLength(1),
    30_000,
  );
  const params = { id: child };
  const moved = await app.call(accountChildren.change, { params, body: { parent_id: other }, token: operator.token });
  expect(moved.body).toMatchObject({ parent_id: other });
  expect((await app.call(accountChildren.remove, { params, token: operator.token })).status).toBe(204);
  expect((await get(child)).parent).toBeNull();
});

test('a suspended account’s sessions and sockets end at once; accounts below go on', async () => {
  const shipper = await makeShipper(app);
  const below = await makeShipper(app, { parent_id: shipper.account_id });
  const me = (token: string) => app.call(users.me, { token });
  expect((await me(shipper.token)).status).toBe(200);
  const socket = io(app.url, { path: socketPath, auth: { token: shipper.token }, transports: ['websocket'] });
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    const gone = new Promise<void>((resolve) => socket.once('disconnect', () => resolve()));
    expect((await change(shipper.account_id, { status: 'suspended' })).status).toBe(200);
    await vi.waitFor(async () => expect((await me(shipper.token)).status).toBe(401), { timeout: 30_000, interval: 50 });
    await gone;
    expect((await me(below.token)).status).toBe(200);
  } finally {
    socket.disconnect();
  }
  expect((await change(shipper.account_id, { status: 'active' })).body).toMatchObject({ status: 'active' });
});

test('an account is closed once no carrier counts on its loads and none stands below it; its history stays', async () => {
  const shipper = await makeShipper(app);
  const { db } = app.services;
  const close = async (id: number, { token }: Shipper = operator) => {
    const answer = await app.call(accounts.close, { params: { id }, token });
    return [answer.status, faultOf(answer)?.code];
  };
  expect(await close(shipper.account_id, shipper)).toEqual([403, 'http.forbidden']);
  expect(await close(2_147_483_647)).toEqual([404, 'http.not_found']);
  const carrier_id = await makeCarrier(db, { scac: unusedScac() });
  const { id } = await makeQuotedLoad(app, { account_id: shipper.account_id, carrier_id });
  const set = (status: 'in transit' | 'delivered') =>
    db.updateTable('loads').set({ status }).where('id', '=', id).execute();
  await set('in transit');
  expect(await close(shipper.account_id)).toEqual([409, 'accounts.has_open_loads']);
  await set('delivered');
  const child = await account('Below', shipper.account_id);
  expect(await close(shipper.account_id)).toEqual([409, 'accounts.has_children']);
  expect(await close(child)).toEqual([204, undefined]);
  expect(await close(shipper.account_id)).toEqual([204, undefined]);
  await vi.waitFor(async () => expect((await app.call(users.me, { token: shipper.token })).status).toBe(401), 30_000);
  expect(await get(shipper.account_id)).toMatchObject({ status: 'closed', closed_at: expect.any(String), users: 1 });
  expect(await close(shipper.account_id)).toEqual([409, 'accounts.closed']);
  expect((await change(shipper.account_id, { city: 'Waco' })).fault?.code).toBe('accounts.closed');
});

test('the addresses of a closed account’s users are free for others, and the audit keeps them', async () => {
  const { email, user_id, account_id } = await makeShipper(app);
  const { account_id: id, token } = await makeShipper(app);
  const body = { email, first_name: 'Ana', last_name: 'Ruiz', role: 'customer_agent' } as const;
  const invite = () => app.call(users.invite, { params: { id }, body, token });
  expect((await invite()).status).toBe(409);
  expect((await app.call(accounts.close, { params: { id: account_id }, token: operator.token })).status).toBe(204);
  expect(await invite()).toMatchObject({ status: 201, body: { email } });
  const { rows } = await app.services.pool.query(
    `select before, after from audit_entries where action = 'users.address-freed' and object_id = $1`,
    [String(user_id)],
  );
  expect(rows).toEqual([{ before: { email }, after: { email: `${user_id}@deleted.invalid` } }]);
});

test('the operator’s own account is neither changed, moved nor closed here', async () => {
  const { db } = app.services;
  const row = await db.selectFrom('accounts').select('id').where('is_operator', '=', true).executeTakeFirst();
  const id = row?.id ?? (await makeAccount(db, { name: 'Operator', is_operator: true }));
  expect((await change(id, { status: 'suspended' })).fault?.code).toBe('accounts.is_operator');
  const closed = await app.call(accounts.close, { params: { id }, token: operator.token });
  expect(faultOf(closed)?.code).toBe('accounts.is_operator');
});

test('the own account’s settings, modes and tracking preferences', async () => {
  const shipper = await makeShipper(app, { dispatchModes: { reefer: false } });
  const { token } = shipper;
  const { body: settings } = await app.call(accounts.settings, { token });
  expect(settings).toMatchObject({ account_id: shipper.account_id, version: 1, is_branded: false });
  expect(settings).not.toHaveProperty('default_percent_markup');
  const send = (body: object) => app.call(accounts.changeSettings, { body: { version: 1, ...body }, token });
  const refused = await send({ default_min_markup: 0 });
  expect([refused.status, faultOf(refused)?.field]).toEqual([403, 'default_min_markup']);
  expect((await send({ website: 'https://acme.test' })).body).toMatchObject({
    website: 'https://acme.test',
    version: 2,
  });
  expect((await send({ website: null })).status).toBe(409);
  expect((await app.call(accounts.modes, { token })).body.modes).not.toContain('reefer');
  const all = {
    ...Object.fromEntries(mailKinds.map((kind) => [kind, true])),
    carrier_alerts_to: [],
  };
  expect((await app.call(accounts.trackingPreferences, { token })).body).toEqual(all);
  const off = await app.call(accounts.changeTrackingPreferences, { body: { delay: false }, token });
  expect(off.body).toEqual({ ...all, delay: false });
});

test('contacts are kept by the account’s admins and the operator', async () => {
  const shipper = await makeShipper(app);
  const stranger = await makeShipper(app);
  const { account_id, token } = shipper;
  const body = { account_id, name: 'Elena Quiroz', title: 'Traffic', phone: '9565550129' };
  for (const phone of [body.phone, '']) {
    expect((await app.call(contacts.add, { body: { ...body, phone }, token: stranger.token })).status).toBe(404);
  }
  const { status, body: added } = await app.call(contacts.add, { body, token });
  expect([status, added]).toEqual([201, { id: added.id, email: '', phone_extension: '', note: '', ...body }]);
  const changed = await app.call(contacts.change, { params: { id: added.id }, body: { title: 'Payables' }, token });
  expect(changed.body).toEqual({ ...added, title: 'Payables' });
  const listed = await app.call(accounts.contacts, { params: { id: account_id }, token: operator.token });
  expect(listed.body.items).toEqual([changed.body]);
  const found = await app.call(contacts.list, { query: { search: 'quiroz', account_id }, token: operator.token });
  expect(found.body.total).toBe(1);
  expect((await app.call(contacts.remove, { params: { id: added.id }, token })).status).toBe(204);
});

test('gives an account a theme, which those see who have chosen none', async () => {
  const admin = await makeShipper(app);
  const read = async () => (await app.call(accounts.settings, { token: admin.token })).body;
  const send = async (theme: string | null) => {
    const { version } = await read();
    return app.call(accounts.changeSettings, { token: admin.token, body: { theme, version } });
  };
  const seen = async () => (await app.call(users.complete, { token: admin.token })).body.settings.chosen_theme;
  expect((await send('operator')).body.theme).toBe('operator');
  expect(await seen()).toBe('operator');
  const chosen = { params: { id: admin.user_id }, body: { chosen_theme: 'default' }, token: admin.token };
  expect((await app.call(users.change, chosen)).status).toBe(200);
  expect(await seen()).toBe('default');
  expect(await send('none of them')).toMatchObject({
    status: 400,
    body: { detail: [{ code: 'accounts.unknown_theme', field: 'theme' }] },
  });
});
