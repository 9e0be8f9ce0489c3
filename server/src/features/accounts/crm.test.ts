import { randomUUID } from 'node:crypto';
import { contacts, crm } from '@portal/contract/accounts/accounts.contract.ts';
import { beforeAll, expect, it, vi } from 'vitest';
import { makeAccount } from '../../seed/accounts.ts';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let operator: Shipper;
beforeAll(async () => {
  app = await sharedTestApp();
  operator = await makeShipper(app, { role: 'platform_admin' });
});

const list = async (search: string, { token }: Shipper) =>
  (await app.call(crm.accounts, { token, query: { search } })).body;
const names = async (search: string, { token }: Shipper) =>
  (await app.call(crm.customers, { token, query: { search } })).body.items.map(({ name }) => name);

const newCustomer = () => {
  const mark = randomUUID();
  const user = { first_name: 'Elena', last_name: 'Quiroz', email: `crm-${mark}@portal.test` };
  return { name: `Customer ${mark}`, city: 'Laredo', state: 'TX', markup_percent: 8, crm_account_id: mark, user };
};

it('opens, lists, changes and closes a customer', async () => {
  const { token } = operator;
  const body = newCustomer();
  const opened = await app.call(crm.addAccount, { token, body });
  expect(opened.status).toBe(201);
  const { id, version } = opened.body;
  await app.call(contacts.add, { token, body: { account_id: id, name: 'Elena Quiroz' } });
  const { name, crm_account_id } = body;
  const shown = { id, name, city: 'Laredo', state: 'TX', status: 'active', contacts: 1, crm_account_id };
  expect(await list(crm_account_id, operator)).toMatchObject({ total: 1, items: [shown] });
  const changed = await app.call(crm.changeAccount, { token, params: { id }, body: { version, city: 'Dallas' } });
  expect(changed.body).toMatchObject({ id, city: 'Dallas' });
  const stale = await app.call(crm.changeAccount, { token, params: { id }, body: { version, city: 'Houston' } });
  expect(stale.status).toBe(409);
  expect(await names(name, operator)).toEqual([name]);
  expect((await app.call(crm.closeAccount, { token, params: { id } })).status).toBe(204);
  expect(await names(name, operator)).toEqual([]);
});

it('shows account admins their own tree without CRM ids, and lets them write nothing', async () => {
  const admin = await makeShipper(app);
  const name = `Below ${randomUUID()}`;
  const id = await makeAccount(app.services.db, { name, parent_id: admin.account_id });
  const crm_account_id = `CRM-${id}`;
  await app.services.db.updateTable('accounts').set({ crm_account_id }).where('id', '=', id).execute();
  const page = await list(name, admin);
  expect(page.items.map((item) => item.id)).toEqual([id]);
  expect(page.items[0]).not.toHaveProperty('crm_account_id');
  expect(await names(crm_account_id, admin)).toEqual([]);
  expect(await names(name, operator)).toEqual([name]);
  expect(await names(name, await makeShipper(app))).toEqual([]);
  const { token } = admin;
  expect((await app.call(crm.addAccount, { token, body: newCustomer() })).status).toBe(403);
  const change = { params: { id }, body: { version: 1, city: 'Dallas' } };
  expect((await app.call(crm.changeAccount, { token, ...change })).status).toBe(403);
  expect((await app.call(crm.closeAccount, { token, params: { id } })).status).toBe(403);
});

it('is closed to agents', async () => {
  const { token } = await makeShipper(app, { role: 'customer_agent' });
  expect((await app.call(crm.accounts, { token })).status).toBe(403);
  expect((await app.call(crm.customers, { token })).status).toBe(403);
});

/** The database's processes that work on searches of customers now. */
const searching = async (): Promise<number[]> => {
  const { rows } = await app.services.pool.query<{ pid: number }>(
    `select pid from pg_stat_activity
      where wait_event_type = 'Lock' and query like '%account_contacts%' and datname = current_database()`,
  );
  return rows.map(({ pid }) => pid);
};

// Tried again where the machine stood still for as long as a search may wait.
it('stops a search that nobody waits for any more', { retry: 2 }, async () => {
  const holder = await app.services.pool.connect();
  const waiting = { timeout: 10_000, interval: 20 };
  const search = (signal: AbortSignal) =>
    fetch(`${app.url}/api/crm/accounts?search=nobody`, {
      headers: { authorization: `Bearer ${operator.token}` },
      signal,
    });
  const [kept, left] = [new AbortController(), new AbortController()];
  try {
    // Searches wait behind this lock for as long as they may.
    await holder.query('begin');
    await holder.query('lock table account_contacts in access exclusive mode');
    const first = search(kept.signal).catch(() => null);
    const begun = await vi.waitFor(async () => {
      const pids = await searching();
      expect(pids).toHaveLength(1);
      return pids;
    }, waiting);
    const second = search(left.signal);
    await vi.waitFor(async () => expect(await searching()).toHaveLength(2), waiting);
    left.abort();
    await expect(second).rejects.toThrow();
    const still = await vi.waitFor(async () => {
      const pids = await searching();
      expect(pids.length).toBeLessThanOrEqual(1);
      return pids;
    }, waiting);
    // Without being stopped it would have waited longer than the search that began before it.
    expect(still).toEqual(expect.arrayContaining(begun));
    kept.abort();
    await first;
  } finally {
    await holder.query('rollback');
    holder.release();
  }
});
