import { apiKeys } from '@portal/contract/api-keys/api-keys.contract.ts';
import { insurance } from '@portal/contract/insurance/insurance.contract.ts';
import { users } from '@portal/contract/users/users.contract.ts';
import { beforeAll, expect, it } from 'vitest';
import { makeInsuranceQuote } from '../../../testing/fixtures/foreign/foreign-insurance.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { makeHolder, takeRight } from '../../../testing/fixtures/make-holder.ts';
import { sharedClock, sharedTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let shipper: Shipper;
beforeAll(async () => {
  sharedClock.set(new Date());
  app = await sharedTestApp();
  shipper = await makeShipper(app);
});

const addressOf = async (id: number, who: { token?: string; headers?: Record<string, string> } = shipper) =>
  (await app.call(insurance.uploadUrl, { ...who, params: { id }, body: { name: 'Commercial invoice' } })).body;
const given = async (who?: { token?: string; headers?: Record<string, string> }) => {
  const id = await makeInsuranceQuote(app.services.db, shipper);
  const address = await addressOf(id, who);
  return { id, address, token: address.url.split('/').at(-1) ?? '' };
};
const send = async (token: string) => {
  const file = new File(['name,value\nrotor,12\n'], 'x.csv', { type: 'text/csv' });
  const { status, body } = await app.call(insurance.upload, { params: { token }, body: { file } });
  return [status, (body as { detail?: { code: string }[] }).detail?.[0]?.code ?? null];
};
const done = [201, null];
const used = [409, 'insurance.upload_used'];
const gone = [404, 'insurance.not_found'];

it('takes one document under a signed address without a session, in the name of whoever it was made for', async () => {
  const { id, address, token } = await given();
  expect(address).toMatchObject({ method: 'POST', field: 'file' });
  const { method, field } = address;
  const form = new FormData();
  form.append(field, new File(['name,value\nrotor,12\n'], 'x.csv', { type: 'text/csv' }));
  const answer = await fetch(app.url + address.url, { method, body: form });
  expect([answer.status, await answer.json()]).toMatchObject([
    201,
    { kind: 'upload', name: expect.stringMatching(/\.csv$/) },
  ]);
  const row = await app.services.db
    .selectFrom('insurance_documents')
    .select('created_by')
    .where('quote_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row.created_by).toBe(shipper.user_id);
  expect(await send(token)).toEqual(used);
});

it('takes one of several that are sent to one address at once', async () => {
  const { token } = await given();
  const answers = await Promise.all([send(token), send(token), send(token)]);
  expect(answers.filter(([status]) => status === 201)).toHaveLength(1);
  expect(answers.filter(([, code]) => code === used[1])).toHaveLength(2);
});

it('takes none under an address that was changed, or whose ten minutes are over', async () => {
  const [first, second] = [await given(), await given()];
  const [id] = second.token.split('.');
  expect(await send(`${first.token}x`)).toEqual(gone);
  expect(await send(`${id}.${first.token.split('.')[1]}`)).toEqual(gone);
  const now = sharedClock.now().getTime();
  sharedClock.set(new Date(now + 599_000));
  expect(await send(first.token)).toEqual(done);
  sharedClock.set(new Date(now + 601_000));
  expect(await send(second.token)).toEqual(gone);
  sharedClock.set(new Date(now));
});

it('takes none once the session or the key it was made with has ended, or the right to', async () => {
  const colleague = await makeShipper(app, { account_id: shipper.account_id });
  const { token } = await given({ token: colleague.token });
  const ended = await app.call(users.endSessions, { token: shipper.token, params: { id: colleague.user_id } });
  expect(ended.status).toBeLessThan(300);
  expect(await send(token)).toEqual(gone);
  const { body: key } = await app.call(apiKeys.create, { token: shipper.token, body: { name: 'Files' } });
  const headers = { 'x-api-key': key.key };
  const [early, late] = [await given({ headers }), await given({ headers })];
  expect(await send(early.token)).toEqual(done);
  const status = { params: { id: key.id }, body: { status: 'disabled' as const }, token: shipper.token };
  expect((await app.call(apiKeys.changeStatus, status)).status).toBe(200);
  expect(await send(late.token)).toEqual(gone);
  const holder = await makeHolder(app, { kind: 'account_admin', account_id: shipper.account_id });
  const [before, after] = [await given({ token: holder.token }), await given({ token: holder.token })];
  expect(await send(before.token)).toEqual(done);
  await takeRight(app, holder.role_id, 'post:insurance');
  expect(await send(after.token)).toEqual(gone);
});
