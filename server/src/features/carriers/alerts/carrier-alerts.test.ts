import { carriers } from '@portal/contract/carriers/carriers.contract.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import { BothLanguages } from '@portal/contract/words/language-schemas.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { makeCarrier } from '../../../seed/carriers.ts';
import { systemContext } from '../../../platform/context.ts';
import { operatorDay } from '../../../platform/settings/operator-day.ts';
import { unusedScac } from '../../../testing/fixtures/carriers/unused-scac.ts';
import { makeClaimRow, makeDeliveredLoad } from '../../../testing/fixtures/filed-claim.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { watchAlerts } from './watch-alerts.ts';

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
  const figures = { carrier_id: carrierId, delivered: 10, on_time: 9, late_days: 0, claimed: 0 };
  const usual = { kind: 'on_time', days: 30, threshold_days: null, min_deliveries: 5, crossed: true, version: 1 };
  expect([status, body]).toEqual([
    201,
    { ...usual, id: body.id, carrier_id: carrierId, threshold_percent: 92.5, message, figures },
  ]);
  expect(await read(admin)).toEqual([{ ...body, figures: null }]);
  const lowered = await change(body.id, { threshold_percent: 90 });
  expect(lowered.body).toEqual({ ...body, threshold_percent: 90, crossed: false, version: 2 });
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
  const bads = [
    { threshold_percent: 0 },
    { threshold_percent: 100.5 },
    { message: { en: 'Late', es: ' ' } },
    { days: 7 },
    { kind: 'transit' },
    { kind: 'transit', threshold_percent: null },
    { threshold_days: 2 },
    { min_deliveries: 0 },
    { min_deliveries: 1.5 },
    { min_deliveries: 10_001 },
  ];
  for (const bad of bads) {
    const { status, body } = await add(bad);
    expect(status).toBe(400);
    const { detail } = z.object({ detail: z.array(z.object({ msg: BothLanguages })).min(1) }).parse(body);
    for (const { msg } of detail) expect(msg.en).not.toBe(msg.es);
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

/** By the operator's calendar, as the days of carriers are kept. */
const daysAgo = (days: number): string => addDays(operatorDay(systemContext(app.services, 'test')), -days);
const today = (): string => daysAgo(0);

/** A carrier with deliveries of a day, and loads of that day with a cargo claim each. */
const carrierWith = async (record: {
  day: string;
  delivered: number;
  on_time: number;
  late_days: number;
  claims?: number;
}) => {
  const { db } = app.services;
  const { claims = 0, ...counted } = record;
  const id = await makeCarrier(db, { scac: unusedScac() });
  await db
    .insertInto('carrier_days')
    .values({ carrier_id: id, ...counted })
    .execute();
  for (let i = 0; i < claims; i += 1) {
    const load_id = await makeDeliveredLoad(app, admin.account_id, {
      carrier_id: id,
      actual_delivery_at: `${record.day}T10:00:00Z`,
    });
    await makeClaimRow(app, { load_id, account_id: admin.account_id });
  }
  return id;
};

it('watches days late and cargo claims too, each over its own period', async () => {
  const id = await carrierWith({ day: daysAgo(60), delivered: 40, on_time: 30, late_days: 20, claims: 1 });
  const crossed = async (kind: string, days: number, limit: object) => {
    const { body } = await add({ carrier_id: id, kind, days, threshold_percent: null, ...limit });
    await remove(body.id);
    return body.crossed;
  };
  expect(await crossed('transit', 90, { threshold_days: 0.5 })).toBe(false);
  expect(await crossed('transit', 90, { threshold_days: 0.4 })).toBe(true);
  expect(await crossed('transit', 30, { threshold_days: 0.4 })).toBe(false);
  expect(await crossed('claims', 90, { threshold_percent: 2.5 })).toBe(false);
  expect(await crossed('claims', 90, { threshold_percent: 2.4 })).toBe(true);
  expect(await crossed('claims', 30, { threshold_percent: 2.4 })).toBe(false);
  expect(await crossed('on_time', 365, { threshold_percent: 75.1 })).toBe(true);
});

it('goes by as many days as it says, today among them', async () => {
  const [first, before] = [daysAgo(29), daysAgo(30)];
  const record = { delivered: 10, on_time: 5, late_days: 8, claims: 1 };
  const [within, outside] = [
    await carrierWith({ day: first, ...record }),
    await carrierWith({ day: before, ...record }),
  ];
  const query = { days: '30' } as const;
  const { items } = (await app.call(carriers.alertFigures, { token: operator.token, query })).body;
  const of = (id: number) => items.find(({ carrier_id }) => carrier_id === id);
  expect(of(within)).toMatchObject({ delivered: 10, on_time: 5, late_days: 8, claimed: 1 });
  expect(of(outside)).toMatchObject({ delivered: 0, on_time: 0, late_days: 0, claimed: 0 });
});

it.each([
  ['on_time', { threshold_percent: 90 }],
  ['transit', { threshold_percent: null, threshold_days: 1 }],
  ['claims', { threshold_percent: 2 }],
])('says nothing by %s about a carrier with too few deliveries', async (kind, limit) => {
  const id = await carrierWith({ day: today(), delivered: 1, on_time: 0, late_days: 9, claims: 1 });
  const { body } = await add({ carrier_id: id, kind, ...limit });
  expect(body).toMatchObject({ min_deliveries: 5, crossed: false });
  await watchAlerts(systemContext(app.services, 'test'));
  expect((await read(admin)).filter(({ carrier_id }) => carrier_id === id)).toEqual([]);
  const crossings = app.services.db.selectFrom('carrier_alert_crossings').where('alert_id', '=', body.id).selectAll();
  expect(await crossings.execute()).toEqual([]);
  expect((await change(body.id, { min_deliveries: 2 })).body.crossed).toBe(false);
  expect((await change(body.id, { min_deliveries: 1 })).body.crossed).toBe(true);
  expect(await change(body.id, { min_deliveries: 9, version: 1 })).toMatchObject({ status: 409 });
  await remove(body.id);
});

it('shows the operator alone what every carrier on offer did', async () => {
  const id = await carrierWith({ day: today(), delivered: 3, on_time: 2, late_days: 4 });
  const query = { days: '30' } as const;
  const { items } = (await app.call(carriers.alertFigures, { token: operator.token, query })).body;
  expect(items.find(({ carrier_id }) => carrier_id === id)).toEqual({
    carrier_id: id,
    delivered: 3,
    on_time: 2,
    late_days: 4,
    claimed: 0,
  });
  expect((await app.call(carriers.alertFigures, { token: admin.token, query })).status).toBe(403);
});

it('refuses the value of another kind, and a change of an older version', async () => {
  const { body } = await add({ kind: 'transit', threshold_percent: null, threshold_days: 1 });
  expect(await change(body.id, { threshold_percent: 90 })).toMatchObject({
    status: 400,
    body: { detail: [{ code: 'carriers.threshold_of_another_kind', field: 'threshold_percent' }] },
  });
  const answers = await Promise.all([
    change(body.id, { threshold_days: 2, version: 1 }),
    change(body.id, { threshold_days: 3, version: 1 }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  await remove(body.id);
});

it('is crossed once, however many servers look, and again after it was kept', async () => {
  const id = await carrierWith({ day: today(), delivered: 10, on_time: 5, late_days: 5 });
  const { body } = await add({ carrier_id: id });
  const look = () => Promise.all(Array.from({ length: 8 }, () => watchAlerts(systemContext(app.services, 'test'))));
  const crossings = () =>
    app.services.db.selectFrom('carrier_alert_crossings').selectAll().where('alert_id', '=', body.id).execute();
  await look();
  await look();
  expect(await crossings()).toMatchObject([{ ended_at: null }]);
  await change(body.id, { threshold_percent: 40 });
  await look();
  expect(await crossings()).toMatchObject([{ ended_at: expect.anything() }]);
  await change(body.id, { threshold_percent: 90 });
  await look();
  expect(await crossings()).toHaveLength(2);
  await remove(body.id);
});

it('is set once, also where two come at once, and no other is changed to be the same', async () => {
  const { services } = app;
  const carrier_id = await makeCarrier(services.db, { scac: unusedScac() });
  for (const [limit, other] of [
    [{ threshold_percent: 91 }, { threshold_percent: 90 }],
    [
      { kind: 'transit', threshold_percent: null, threshold_days: 2 },
      { kind: 'transit', threshold_percent: null, threshold_days: 3 },
    ],
  ] as const) {
    const field = 'kind' in limit ? 'threshold_days' : 'threshold_percent';
    const refusal = { detail: [{ code: 'carriers.alert_taken', field }] };
    const answers = await Promise.all([1, 2, 3].map(() => add({ carrier_id, ...limit })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { status, body } of answers) if (status !== 201) expect([status, body]).toMatchObject([409, refusal]);
    const another = await add({ carrier_id, ...other });
    expect((await change(another.body.id, { [field]: 'kind' in limit ? 2 : 91 })).body).toMatchObject(refusal);
    expect((await add({ carrier_id, ...limit, days: 90 })).status).toBe(201);
  }
});
