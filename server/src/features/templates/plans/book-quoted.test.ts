import { loads } from '@portal/contract/loads/loads.contract.ts';
import { tendering } from '@portal/contract/tendering/tendering.contract.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { problem } from '../../../platform/http/errors.ts';
import { type CaughtMail, catchMail } from '../../../testing/fixtures/catch-mail.ts';
import { makeCarrier } from '../../../seed/carriers.ts';
import { unusedScac } from '../../../testing/fixtures/carriers/unused-scac.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { bookQuotedLoads } from './book-quoted.ts';
import { daysOf, makeQuotingDay, portal } from '../../../testing/fixtures/plans.ts';

let app: TestApp;
let mails: CaughtMail;
let shipper: Shipper;
let refusing: number | null = null;

beforeAll(async () => {
  app = await sharedTestApp();
  mails = catchMail(app);
  const { vetoes } = app.services;
  const refuse = async (_tx: unknown, what: { account_id?: number }) => {
    if (what.account_id === refusing) throw problem('http.forbidden', 403);
  };
  app.services.vetoes = {
    of: (act) => [...vetoes.of(act), ...(act === 'load.book' ? [{ act, refuse }] : [])],
  };
});
beforeEach(async () => {
  shipper = await makeShipper(app);
  refusing = null;
});

const run = () => bookQuotedLoads(portal(app));
const statusOf = async (id: number) =>
  (await app.call(loads.get, { token: shipper.token, params: { id } })).body.status;
const planColumns = (id: number, columns: object) =>
  app.services.db.updateTable('load_plans').set(columns).where('id', '=', id).execute();
const outcome = async (id: number) => {
  await run();
  const [day] = await daysOf(app, id);
  return { state: day?.state, reason: day?.reason };
};

test('a load within the limit is booked once, whoever looks at once', async () => {
  const { id, load, begin } = await makeQuotingDay(app, shipper);
  await begin();
  await Promise.all([run(), run(), run()]);
  expect((await daysOf(app, id))[0]).toMatchObject({ state: 'booked', reason: null, price: 500 });
  expect(await statusOf(load.id)).not.toBe('quoted');
  const { count } = await app.services.db
    .selectFrom('tenders')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('load_id', '=', load.id)
    .executeTakeFirstOrThrow();
  expect(count).toBe(1);
});

test('one above the limit stays quoted, and its person is notified once', async () => {
  const { id, load, begin } = await makeQuotingDay(app, shipper, { price_limit: 499.99 });
  await begin();
  await Promise.all([run(), run()]);
  expect((await daysOf(app, id))[0]).toMatchObject({ state: 'left', reason: 'above_limit', price: 500 });
  expect(await statusOf(load.id)).toBe('quoted');
  const [mail] = await mails.to(shipper.email);
  expect(mail?.text).toContain('above the limit');
  expect(mail?.text).toContain(`/my-loads/${load.id}`);
  expect(mails.all.filter(({ to }) => to === shipper.email)).toHaveLength(1);
});

test('the cheapest within the limit is taken, a named carrier whatever others ask', async () => {
  const { id, carrier_id, load, begin } = await makeQuotingDay(app, shipper);
  const dearer = await load.addQuote(await makeCarrier(app.services.db, { scac: unusedScac(), enabled: false }));
  await app.services.db.updateTable('carrier_quotes').set({ price: 400 }).where('id', '=', dearer).execute();
  await planColumns(id, { carrier_id });
  await begin();
  await run();
  expect((await daysOf(app, id))[0]).toMatchObject({ state: 'booked', price: 500 });
});

test('a named carrier that gave no price leaves the load to people', async () => {
  const { id, begin } = await makeQuotingDay(app, shipper);
  await planColumns(id, { carrier_id: await makeCarrier(app.services.db, { scac: unusedScac() }) });
  await begin();
  expect(await outcome(id)).toEqual({ state: 'left', reason: 'carrier_gone' });
});

test('who may refuse a booking is asked about this one too; the load stays as it is', async () => {
  const { id, load, begin } = await makeQuotingDay(app, shipper);
  refusing = shipper.account_id;
  await begin();
  expect(await outcome(id)).toEqual({ state: 'left', reason: 'refused' });
  expect((await daysOf(app, id))[0]?.refusal).toBe('http.forbidden');
  expect(await statusOf(load.id)).toBe('quoted');
});

test('nothing is booked for somebody who was suspended, or once the plan is paused', async () => {
  const gone = await makeQuotingDay(app, shipper);
  const colleague = await makeShipper(app, { account_id: shipper.account_id });
  await app.services.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', shipper.user_id).execute();
  await gone.begin();
  expect(await outcome(gone.id)).toEqual({ state: 'left', reason: 'person_gone' });
  expect((await mails.to(colleague.email))[0]?.text).toContain('can no longer sign in');
  shipper = colleague;
  const paused = await makeQuotingDay(app, shipper);
  await planColumns(paused.id, { state: 'paused', paused_why: 'by_hand' });
  await paused.begin();
  expect(await outcome(paused.id)).toEqual({ state: 'left', reason: 'plan_stopped' });
});

test('a server that dies between the booking and its note finds the load booked', async () => {
  const { id, load, begin } = await makeQuotingDay(app, shipper);
  const query = { pickup: 'true', insurance: 'false' } as const;
  const booked = await app.call(tendering.tender, {
    token: shipper.token,
    params: { id: load.id },
    query,
    body: load.tender,
  });
  expect(booked.status).toBe(200);
  await begin();
  expect(await outcome(id)).toEqual({ state: 'booked', reason: null });
});
