import { accounts, contacts, crm } from '@portal/contract/accounts/accounts.contract.ts';
import { beforeAll, expect, test } from 'vitest';
import { makeAccount } from '../../seed/accounts.ts';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let operator: Shipper;
beforeAll(async () => {
  app = await sharedTestApp();
  operator = await makeShipper(app, { role: 'platform_admin' });
});

const account = (name: string) => makeAccount(app.services.db, { name });
const faultOf = (answer: { body: unknown }) =>
  (answer.body as { detail: { code: string; field?: string }[] }).detail?.[0];
const change = async (id: number, body: object) => {
  const { token } = operator;
  const { body: read } = await app.call(accounts.get, { params: { id }, token });
  const answer = await app.call(accounts.change, { params: { id }, body: { version: read.version, ...body }, token });
  return { ...answer, fault: faultOf(answer) };
};

test('ids that another account has are refused at their field, by every call that names them', async () => {
  const [id, other] = [await account('Ids given'), await account('Ids wanted')];
  const ids = { crm_account_id: `CRM-${id}`, freight_system_id: `FS-${id}` };
  expect((await change(id, ids)).status).toBe(200);
  for (const [field, value] of Object.entries(ids)) {
    const refusal = { code: `accounts.${field.replace('crm_account_id', 'crm_id')}_taken`, field };
    expect((await change(other, { [field]: value })).fault).toMatchObject(refusal);
    const user = { first_name: 'Ana', last_name: 'Ruiz', email: `ana-${field}-${id}@ids.test` };
    for (const row of [accounts.create, crm.addAccount]) {
      const opened = await app.call(row, {
        token: operator.token,
        body: { name: 'Ids again', markup_percent: 8, [field]: value, user },
      });
      expect([opened.status, faultOf(opened)]).toMatchObject([409, refusal]);
    }
  }
});

test('phones and postal codes fit the country in every call about an account and its people', async () => {
  const id = await account('Reachable');
  const phone = { code: 'places.phone_invalid', field: 'phone' };
  const zip = { code: 'places.zip_invalid', field: 'zip_code' };
  expect((await change(id, { zip_code: 'zz' })).fault).toMatchObject(zip);
  expect((await change(id, { zip_code: 'M5V 2T6' })).fault).toMatchObject(zip);
  expect((await change(id, { zip_code: 'M5V 2T6', country: 'CA' })).status).toBe(200);
  // A code that stays has to be one of the country too.
  expect((await change(id, { country: 'US' })).fault).toMatchObject(zip);
  const opened = (more: object, user: object = {}) =>
    app.call(crm.addAccount, {
      token: operator.token,
      body: {
        name: 'Reachable too',
        markup_percent: 8,
        ...more,
        user: { first_name: 'Ana', last_name: 'Ruiz', email: `ana-${id}@reach.test`, ...user },
      },
    });
  expect(faultOf(await opened({ zip_code: 'zz', country: 'US' }))).toMatchObject(zip);
  expect(faultOf(await opened({}, { phone: '99' }))).toMatchObject({ ...phone, field: 'user.phone' });
  const { token } = operator;
  const add = (number: string) =>
    app.call(contacts.add, { token, body: { account_id: id, name: 'Traffic', phone: number } });
  expect(faultOf(await add('99'))).toMatchObject(phone);
  const added = await add('(416) 555-0133');
  expect(added.status).toBe(201);
  const params = { id: added.body.id };
  const changed = (body: object) => app.call(contacts.change, { token, params, body });
  expect(faultOf(await changed({ phone: 'x' }))).toMatchObject(phone);
  expect((await changed({ title: 'Traffic', phone: '' })).status).toBe(200);
});
