import { places } from '@portal/contract/places/places.contract.ts';
import { settings } from '@portal/contract/settings/settings.contract.ts';
import { ownThemes } from '@portal/contract/settings/themes.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeHolder } from '../../testing/fixtures/make-holder.ts';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

let database: TestDatabase;
let app: TestApp;
let operator: Shipper;
let admin: Shipper;
let agent: Shipper;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await startTestApp({ OPERATOR_NAME: 'Northline Freight' }, { databaseUrl: database.url });
  operator = await makeShipper(app, { role: 'platform_admin' });
  admin = await makeShipper(app, { role: 'account_admin' });
  agent = await makeShipper(app, { role: 'customer_agent', account_id: admin.account_id });
});
afterAll(async () => {
  await app.stop();
  await database.drop();
});

const states = async ({ token }: Shipper) => (await app.call(settings.states, { token })).body;
const query = (text: string, values: unknown[] = []) => app.services.pool.query(text, values);

it('says how the operator’s settings stand', async () => {
  const before = await states(operator);
  expect(before).toMatchObject({
    operator: { name: 'Northline Freight' },
    failed_jobs: { failed: 0 },
    ledger: { last_on: null },
    carrier_bill_rules: { amount: 5, percent: 2 },
    insurance_tariffs: { since: '2020-01-01', next: null },
    taxes: { registrations: 0 },
    themes: { own: 0 },
    mosaic_carousel: { shown: 0, planned: 0, news: 0 },
  });
  expect(before.users).toBeUndefined();
  expect(before.logos).toBeUndefined();

  const theme = { key: 'harbor', name: 'Harbor', light: {}, dark: {} };
  const changed = { params: { name: ownThemes.name }, body: { value: [theme], version: 0 } };
  await app.call(settings.change, { ...changed, token: operator.token });
  await query(`insert into carousel_items (position, title_en, title_es, media_key, media_content_type,
      media_size, starts_on, ends_on) values
    (1, 'Now', 'Ahora', 'a', 'image/png', 1, null, null), (2, 'Later', 'Luego', 'b', 'image/png', 1, '2999-01-01', null),
    (3, 'Gone', 'Antes', 'c', 'image/png', 1, null, '2000-01-01'), (4, 'Bare', 'Sin imagen', null, null, null, null, null)`);
  await query(`update carriers set enabled = false where id = (select min(id) from carriers)`);
  const after = await states(operator);
  const { rows } = await query('select count(*)::integer as all from carriers');
  expect(after).toMatchObject({
    themes: { own: 1 },
    mosaic_carousel: { shown: 1, planned: 1, news: 0 },
    carriers: { asked: rows[0].all - 1, suspended: Math.min(1, rows[0].all) },
  });
});

it('says nothing of the operator’s own choices to its people who may not change them', async () => {
  const clerk = await makeHolder(app, {
    kind: 'platform_admin',
    account_id: operator.account_id,
    without: ['patch:settings'],
  });
  const chosen = [
    'operator',
    'markups',
    'themes',
    'free_time',
    'insurance_tariffs',
    'carrier_bill_rules',
    'collections',
  ] as const;
  const [theirs, all] = [await states(clerk), await states(operator)];
  for (const name of [...chosen, 'failed_jobs', 'ledger'] as const) {
    expect([name, theirs[name]]).toEqual([name, undefined]);
    expect(all[name]).toBeDefined();
  }
  expect(theirs.carriers).toEqual(all.carriers);
});

it('counts a carrier beyond two thresholds once, and none that keeps to them', async () => {
  const { rows } = await query(`insert into carriers (name, short_name, scac, rating, modes)
    select 'Late ' || n, 'Late ' || n, 'LAT' || chr(64 + n), 'tariff', '{ltl}' from generate_series(1, 2) n returning id`);
  for (const [at, { id }] of rows.entries()) {
    await query(`insert into carrier_days (carrier_id, day, delivered, on_time) values ($1, current_date, 10, $2)`, [
      id,
      at === 0 ? 1 : 10,
    ]);
  }
  const [late, punctual] = rows;
  for (const [{ id }, percent] of [
    [late, 90],
    [late, 80],
    [punctual, 90],
  ]) {
    await query(
      `insert into carrier_alerts (carrier_id, kind, days, threshold_percent, message_en, message_es)
       values ($1, 'on_time', 30, $2, 'Late', 'Tarde')`,
      [id, percent],
    );
  }
  expect((await states(operator)).carrier_thresholds).toEqual({ thresholds: 3, beyond: 1 });
});

it('counts what an account has, and says nothing of what its people may not change', async () => {
  const stranger = await makeShipper(app, { role: 'account_admin' });
  expect(await states(admin)).toMatchObject({ locations: { saved: 0 }, users: { users: 2, invited: 0 } });
  const body = { name: 'Dock', address: '100 Main St', city: 'Dallas', state: 'TX', zip_code: '75207' };
  const saved = await app.call(places.addLocation, { body, token: agent.token });
  expect(saved.status).toBe(201);
  await query(
    `insert into users (account_id, email, first_name, last_name, role_id)
     select $1, 'new@states.test', 'New', 'Person', role_id from users where id = $2`,
    [admin.account_id, agent.user_id],
  );
  await query(
    `insert into mailed_statements (account_id, by_schedule, email, language, month, sent_at)
     values ($1, true, 'a@states.test', 'en', '2026-10', '2026-11-02T12:00:00Z')`,
    [stranger.account_id],
  );
  await query(`update accounts set tracking_preferences = '{"delay": false}', logo_key = 'l' where id = $1`, [
    admin.account_id,
  ]);

  const own = await states(admin);
  expect(own).toMatchObject({
    locations: { saved: 1 },
    line_items: { saved: 0 },
    users: { users: 3, invited: 1 },
    logos: { some: 1, all: 2 },
    email_notifications: { some: 6, all: 7 },
    api_keys: { keys: 0, off: 0 },
    approvals: { rules: 0 },
    webhooks: { endpoints: 0, off: 0, stopped: 0 },
    statements: { last_mailed_at: null },
  });
  const ofTheOperator = [
    'carriers',
    'carrier_thresholds',
    'rates',
    'free_time',
    'markups',
    'operator',
    'failed_jobs',
    'ledger',
  ];
  for (const name of [...ofTheOperator, 'all_api_keys', 'themes', 'carrier_bill_rules']) {
    expect(own).not.toHaveProperty(name);
  }
  const ofAgent = await states(agent);
  expect(ofAgent.locations).toEqual({ saved: 1 });
  for (const name of ['users', 'api_keys', 'audit', 'logos']) expect(ofAgent).not.toHaveProperty(name);
  expect(await states(stranger)).toMatchObject({
    locations: { saved: 0 },
    users: { users: 1, invited: 0 },
    statements: { last_mailed_at: expect.stringContaining('2026-11-02T12:00:00') },
  });
});
