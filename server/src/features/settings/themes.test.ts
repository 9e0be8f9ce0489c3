import { accounts } from '@portal/contract/accounts/accounts.contract.ts';
import { settings } from '@portal/contract/settings/settings.contract.ts';
import { ownThemes } from '@portal/contract/settings/themes.ts';
import { users } from '@portal/contract/users/users.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let database: TestDatabase;
let app: TestApp;
let operator: Shipper;
let shipper: Shipper;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await startTestApp({}, { databaseUrl: database.url });
  operator = await makeShipper(app, { role: 'platform_admin' });
  shipper = await makeShipper(app);
});
afterAll(async () => {
  await app.stop();
  await database.drop();
});

const faultsOf = ({ body }: { body: unknown }) =>
  (body as { detail: { code: string; field?: string; msg: { en: string; es: string } }[] }).detail;

describe('themes', () => {
  const theme = { key: 'cascade', name: 'Cascade', light: { primary: '#0b6e4f' }, dark: {} };
  const me = async () => (await app.call(users.complete, { token: shipper.token })).body.settings;
  const choose = (chosen_theme: string | null, token = shipper.token) =>
    app.call(users.change, { params: { id: shipper.user_id }, body: { chosen_theme }, token });
  const store = async (value: unknown, token = operator.token) => {
    const params = { name: ownThemes.name };
    const { version } = (await app.call(settings.get, { params, token: operator.token })).body;
    return app.call(settings.change, { params, body: { value, version }, token });
  };

  it('is made by the operator, chosen by everybody for themselves, and gone once deleted', async () => {
    expect((await store([theme])).status).toBe(200);
    expect((await choose('cascade')).status).toBe(200);
    const { light, dark } = theme;
    expect(await me()).toMatchObject({ chosen_theme: 'cascade', theme_colors: { light, dark } });
    expect((await store([])).status).toBe(200);
    expect(await me()).toMatchObject({ chosen_theme: null, theme_colors: null });
  });

  it('are chosen by their key alone, and by nobody else', async () => {
    const unknown = await choose('no-such-theme');
    expect(unknown.status).toBe(400);
    expect(faultsOf(unknown)).toMatchObject([{ code: 'users.unknown_theme', field: 'chosen_theme' }]);
    expect((await choose('operator', operator.token)).status).toBe(403);
    expect((await choose('operator')).status).toBe(200);
    expect(await me()).toMatchObject({ chosen_theme: 'operator' });
    expect((await choose(null)).status).toBe(200);
    expect(await me()).toMatchObject({ chosen_theme: null });
  });

  it('say which accounts and people chose them, to the operator alone', async () => {
    const uses = (token = operator.token) => app.call(settings.themeUses, { token });
    const admin = await makeShipper(app, { role: 'account_admin' });
    expect((await uses(admin.token)).status).toBe(403);
    expect((await store([theme])).status).toBe(200);
    const before = await app.call(accounts.settings, { token: admin.token });
    const body = { theme: 'cascade', version: before.body.version };
    expect((await app.call(accounts.changeSettings, { body, token: admin.token })).status).toBe(200);
    expect((await choose('cascade')).status).toBe(200);
    const ofCascade = async () => (await uses()).body.items.find((one) => one.theme === 'cascade');
    expect(await ofCascade()).toMatchObject({
      accounts: { count: 1, first: [{ id: admin.account_id }] },
      users: { count: 1, first: [{ id: shipper.user_id, account: { id: shipper.account_id } }] },
    });

    // More than are named are counted, and nobody whose account is closed.
    const { pool } = app.services;
    await pool.query(
      `insert into users (account_id, email, first_name, last_name, role_id, chosen_theme)
       select account_id, 'many-' || n || '@themes.test', 'Many', 'People', role_id, 'cascade'
       from users, generate_series(1, 25) n where users.id = $1`,
      [shipper.user_id],
    );
    await pool.query(`update accounts set status = 'closed' where id = $1`, [admin.account_id]);
    const many = await ofCascade();
    expect(many?.accounts).toEqual({ count: 0, first: [] });
    expect([many?.users.count, many?.users.first.length]).toEqual([26, 20]);
    await pool.query(`update users set chosen_theme = null where email like 'many-%'`);
    expect((await choose(null)).status).toBe(200);
    expect(await ofCascade()).toBeUndefined();
  });

  it('are not made by shippers, and none that cannot be read', async () => {
    expect((await store([theme], shipper.token)).status).toBe(403);
    const hidden = await store([{ ...theme, light: { text: '#ffffff' } }]);
    expect(hidden.status).toBe(400);
    expect(faultsOf(hidden)).toMatchObject([{ code: 'settings.theme_unreadable' }]);
    expect((await store([{ ...theme, light: { link: 'url(//x)' } }])).status).toBe(400);
  });
});
