import { carriers } from '@portal/contract/carriers/carriers.contract.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCarrier } from '../../seed/carriers.ts';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let operator: Shipper;
let admin: Shipper;
let carrierId: number;

beforeAll(async () => {
  app = await startTestApp();
  operator = await makeShipper(app, { role: 'platform_admin' });
  admin = await makeShipper(app);
  carrierId = await makeCarrier(app.services.db, { scac: 'LATE' });
});
afterAll(() => app.stop());

const message = { en: 'Often a day late', es: 'A menudo llega un día tarde' };
const add = (body: object = {}, { token } = operator) =>
  app.call(carriers.addAlert, {
    token,
    body: { carrier_id: carrierId, threshold_percent: 92.5, message, ...body },
  });
const change = (id: number, body: object, { token } = operator) =>
  app.call(carriers.changeAlert, { token, params: { id }, body });
const remove = (id: number, { token } = operator) => app.call(carriers.removeAlert, { token, params: { id } });
const read = async ({ token }: Shipper, query: object = {}) =>
  (await app.call(carriers.alerts, { token, query })).body.items;
const deliver = (on_time: number) =>
  app.services.db
    .insertInto('carrier_days')
    .values({ carrier_id: carrierId, day: new Date().toISOString().slice(0, 10), delivered: 10, on_time })
    .onConflict((conflict) => conflict.columns(['carrier_id', 'day']).doUpdateSet({ on_time }))
    .execute();

it('is set, changed and taken away by the operator, and reported while the service lies below', async () => {
  await deliver(9);
  const { status, body } = await add();
  expect([status, body]).toEqual([
    201,
    { id: body.id, carrier_id: carrierId, threshold_percent: 92.5, message, below: true },
  ]);
  expect(await read(admin)).toEqual([body]);
  const lowered = await change(body.id, { threshold_percent: 90 });
  expect(lowered.body).toEqual({ ...body, threshold_percent: 90, below: false });
  expect(await read(admin)).toEqual([]);
  expect((await change(body.id, { message: { en: 'Late', es: 'Tarde' } })).body.message).toEqual({
    en: 'Late',
    es: 'Tarde',
  });
  expect((await remove(body.id)).status).toBe(204);
  expect((await remove(body.id)).status).toBe(404);
  expect((await change(body.id, {})).status).toBe(404);
});

it('shows what is kept as well to who may change it, and to nobody else', async () => {
  await deliver(10);
  const { body } = await add();
  expect(await read(operator)).toEqual([]);
  expect(await read(operator, { all: 'true' })).toEqual([body]);
  expect(await read(admin, { all: 'true' })).toEqual([]);
  await remove(body.id);
});

it('is not an account’s to change, and needs a carrier, a percentage and both languages', async () => {
  expect((await add({}, admin)).status).toBe(403);
  expect(await add({ carrier_id: 999_999 })).toMatchObject({
    status: 404,
    body: { detail: [{ code: 'carriers.not_found', field: 'carrier_id' }] },
  });
  for (const bad of [{ threshold_percent: 0 }, { threshold_percent: 100.5 }, { message: { en: 'Late', es: ' ' } }]) {
    const { status, body } = await add(bad);
    expect(status).toBe(400);
    expect(body).toMatchObject({ detail: [{ msg: { en: expect.any(String), es: expect.any(String) } }] });
  }
});

it('is taken away once, whoever comes first', async () => {
  const { body } = await add();
  const answers = await Promise.all([change(body.id, { threshold_percent: 80 }), remove(body.id), remove(body.id)]);
  const removed = answers.slice(1).map(({ status }) => status);
  expect(removed.toSorted((a, b) => a - b)).toEqual([204, 404]);
  expect([200, 404]).toContain(answers[0]?.status);
  expect(await read(operator, { all: 'true' })).toEqual([]);
});
