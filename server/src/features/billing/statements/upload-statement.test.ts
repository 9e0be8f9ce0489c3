import { billing } from '@portal/contract/billing/billing.contract.ts';
import { beforeAll, expect, it } from 'vitest';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let operator: Shipper;
let shipper: Shipper;

beforeAll(async () => {
  app = await sharedTestApp();
  operator = await makeShipper(app, { role: 'platform_admin' });
  shipper = await makeShipper(app);
});

const text = 'date,amount\r\n2026-11-02,500\r\n';
const upload = ({ token }: Shipper, file: File, id = shipper.account_id) =>
  app.call(billing.uploadStatement, { params: { id }, body: { file }, token });
const read = ({ token }: Shipper, id: number) => app.call(billing.uploadedStatement, { params: { id }, token });

it('is kept with its account, which reads it among its statements, and nobody else', async () => {
  const kept = await upload(operator, new File([text], 'november.csv'));
  expect([kept.status, kept.body.name, kept.body.size]).toEqual([201, 'november.csv', text.length]);
  const { body } = await app.call(billing.statement, { token: shipper.token });
  expect(body.uploads).toEqual([kept.body]);
  const file = await read(shipper, kept.body.id);
  expect([file.status, String(file.body)]).toEqual([200, text]);
  const other = await makeShipper(app);
  expect((await read(other, kept.body.id)).status).toBe(404);
  expect((await app.call(billing.statement, { token: other.token })).body.uploads).toEqual([]);
});

it('is the operator’s to upload, for an account there is, and no program', async () => {
  expect((await upload(shipper, new File([text], 'own.csv'))).status).toBe(403);
  expect((await upload(operator, new File([text], 'lost.csv'), 2_000_000_000)).status).toBe(404);
  expect((await upload(operator, new File(['MZ\u0000\u0000'], 'statement.exe'))).status).toBe(415);
  const { body } = await app.call(billing.statement, { token: shipper.token });
  expect(body.uploads.map(({ name }) => name)).toEqual(['november.csv']);
});
