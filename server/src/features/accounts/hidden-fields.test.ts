import { type HiddenField, hiddenFields } from '@portal/contract/accounts/account-fields.ts';
import { accounts } from '@portal/contract/accounts/accounts.contract.ts';
import { audit } from '@portal/contract/audit/audit.contract.ts';
import { beforeAll, expect, test } from 'vitest';
import { makeAccount } from '../../seed/accounts.ts';
import { makeShipper, type Shipper, tokenFor } from '../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let operator: Shipper;
beforeAll(async () => {
  app = await sharedTestApp();
  operator = await makeShipper(app, { role: 'platform_admin' });
});

const change = async (id: number, body: object) => {
  const { version } = await app.services.db
    .selectFrom('accounts')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return app.call(accounts.change, { params: { id }, body: { version, ...body }, token: operator.token });
};

test('what the operator says for itself alone is read by the account neither as a field nor in the audit', async () => {
  const admin = await makeShipper(app);
  const id = admin.account_id;
  const markup_percent = 13.25;
  const hidden: Record<HiddenField, unknown> = {
    parent_id: await makeAccount(app.services.db, { name: 'Above' }),
    freight_system_id: `FS-${id}`,
    crm_account_id: `CRM-${id}`,
    markup_percent,
    markup_min: 41,
    markups_by_mode: { ltl: { markup_percent, markup_min: 43 } },
    credit_days: 47,
    credit_limit: 53_000,
  };
  for (const field of hiddenFields) expect((await change(id, { [field]: hidden[field] })).status).toBe(200);
  expect((await change(id, { city: 'Waco' })).status).toBe(200);
  // Its own people were signed out with the link to another company.
  const token = await tokenFor(app, admin.user_id);
  const own = await app.call(accounts.get, { params: { id }, token });
  const entries = await app.call(audit.list, { query: {}, token });
  const actions = (entries.body as { items: { action: string }[] }).items.map(({ action }) => action);
  expect(actions).toContain('account.changed');
  for (const answer of [own, entries]) {
    expect(answer.status).toBe(200);
    for (const field of hiddenFields) expect(JSON.stringify(answer.body)).not.toContain(`"${field}"`);
  }
});
