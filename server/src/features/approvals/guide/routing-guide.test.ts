import { randomUUID } from 'node:crypto';
import { guide } from '@portal/contract/approvals/guide/guide.contract.ts';
import type { NewGuideRule } from '@portal/contract/approvals/guide/guide-rules.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { makeCarrier } from '../../../seed/carriers.ts';
import { unusedScac } from '../../../testing/fixtures/carriers/unused-scac.ts';
import { makeShipper } from '../../../testing/fixtures/make-account.ts';
import { refusalOf } from '../../../testing/refusal-of.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { type Desk, makeDesk, ruleOf } from '../approval-desk.fixture.ts';

let app: TestApp;
let desk: Desk;

beforeAll(async () => {
  app = await sharedTestApp();
});
beforeEach(async () => {
  desk = await makeDesk(app);
});

const cheapest: NewGuideRule = { kind: 'cheapest', is_on: true, modes: [], within_days: 1 };
const never = (carrier_ids: number[], to_states: string[] = []): NewGuideRule => ({
  kind: 'never',
  is_on: true,
  carrier_ids,
  to_states,
});

const read = async () => (await app.call(guide.read, { token: desk.admin.token })).body;
const publish = async (rules: NewGuideRule[], effective_on?: string) => {
  const { version, today } = await read();
  const body = { version, effective_on: effective_on ?? today, rules };
  return app.call(guide.publish, { body, token: desk.admin.token });
};
const ofLoad = (id: number, token = desk.asker.token) => app.call(guide.ofLoad, { params: { id }, token });

/** A load with a second quote, $100 cheaper and three days later. */
const withTwo = async () => {
  const load = await desk.quoted();
  const carrier_id = await makeCarrier(app.services.db, { scac: unusedScac(), enabled: false });
  const other = await load.addQuote(carrier_id);
  const { db } = app.services;
  const own = load.tender.carrier_quote_id;
  await db.updateTable('carrier_quotes').set({ estimated_delivery: '2090-01-02' }).where('id', '=', own).execute();
  await db
    .updateTable('carrier_quotes')
    .set({ estimated_delivery: '2090-01-05', price: 400 })
    .where('id', '=', other)
    .execute();
  return { load, own, other, other_carrier_id: carrier_id };
};

test('without a guide nothing is said of a quote', async () => {
  const { load } = await withTwo();
  expect((await ofLoad(load.id)).body).toEqual({ version: null, first_quote_id: null, items: [] });
});

test('each open quote of a load has its place and why', async () => {
  const { load, own, other } = await withTwo();
  const { body } = await publish([cheapest]);
  const key = body.in_force?.rules[0]?.key;
  expect((await ofLoad(load.id)).body).toEqual({
    version: 1,
    first_quote_id: own,
    items: [
      { carrier_quote_id: own, reason: 'cheapest', rule_key: key, value: 1 },
      { carrier_quote_id: other, reason: 'late', rule_key: key, value: 3 },
    ],
  });
  await publish([never([desk.carrier_id]), cheapest]);
  const barred = (await ofLoad(load.id)).body;
  expect(barred.first_quote_id).toBe(other);
  expect(barred.items.at(-1)).toMatchObject({ carrier_quote_id: own, reason: 'never' });
});

test('a version holds from its day on, and a later one takes its place', async () => {
  const { today } = await read();
  await publish([cheapest]);
  const soon = await publish([], addDays(today, 7));
  expect(soon.body).toMatchObject({ version: 2, in_force: { version: 1 }, upcoming: { version: 2 } });
  const now = await publish([never([desk.carrier_id])]);
  expect(now.body).toMatchObject({ version: 3, in_force: { version: 3 }, upcoming: null });
  const versions = await app.call(guide.versions, { query: {}, token: desk.admin.token });
  expect(versions.body.items.map(({ version }) => version)).toEqual([3, 2, 1]);
});

test('a version is published over the newest one, from today on, and names what there is', async () => {
  const { today } = await read();
  expect(refusalOf(await publish([cheapest], addDays(today, -1)))).toBe('approvals.day_over');
  expect(refusalOf(await publish([cheapest], addDays(today, 400)))).toBe('approvals.day_over');
  expect(refusalOf(await publish([never([2_000_000_000])]))).toBe('approvals.unknown_choice');
  expect(refusalOf(await publish([{ ...cheapest, key: randomUUID() }]))).toBe('http.invalid');
  const token = desk.admin.token;
  const body = { version: 0, effective_on: today, rules: [cheapest] };
  const both = await Promise.all([app.call(guide.publish, { body, token }), app.call(guide.publish, { body, token })]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(refusalOf(await app.call(guide.publish, { body, token }))).toBe('approvals.other_version');
});

test('a guide is read and changed by those who may, and loads of others are not there', async () => {
  const { load } = await withTwo();
  const stranger = await makeShipper(app);
  expect((await ofLoad(load.id, stranger.token)).status).toBe(404);
  expect((await app.call(guide.read, { token: desk.asker.token })).status).toBe(403);
  const { today } = await read();
  const body = { version: 0, effective_on: today, rules: [] };
  expect((await app.call(guide.publish, { body, token: desk.asker.token })).status).toBe(403);
  await publish([cheapest]);
  expect((await app.call(guide.read, { token: stranger.token })).body).toMatchObject({ version: 0, in_force: null });
});

test('a booking off the guide needs the approval of a rule that asks for it, and no other does', async () => {
  await publish([cheapest]);
  await desk.publish([ruleOf([desk.boss], { when: [{ kind: 'off_guide' }] })]);
  const { load, own, other } = await withTwo();
  const refused = await desk.book({ ...load, tender: { ...load.tender, carrier_quote_id: other } });
  expect(refusalOf(refused)).toBe('approvals.needed');
  const asked = await desk.ask({ ...load, tender: { ...load.tender, carrier_quote_id: other } });
  expect(asked.body.findings).toMatchObject([{ kind: 'off_guide', is_barred: false, first_price: 500 }]);
  expect(load.tender.carrier_quote_id).toBe(own);
  expect((await desk.book(load)).status).toBe(200);
});

test('a carrier that the guide bars needs it too, and an approval stands while the guide says the same', async () => {
  await publish([never([desk.carrier_id])]);
  await desk.publish([ruleOf([desk.boss], { when: [{ kind: 'off_guide' }] })]);
  const load = await desk.quoted();
  expect(refusalOf(await desk.book(load))).toBe('approvals.needed');
  const { body: asked } = await desk.ask(load, desk.asker, { books: false });
  expect(asked.findings).toEqual([{ kind: 'off_guide', is_barred: true, first: null, first_price: null }]);
  expect((await desk.approve(asked.id)).body.status).toBe('approved');
  expect((await desk.book(load)).status).toBe(200);
});

test('rules are tried on what the account has booked, and nothing is kept', async () => {
  const token = desk.admin.token;
  const { load, other } = await withTwo();
  await desk.book({ ...load, tender: { ...load.tender, carrier_quote_id: other } });
  const { db } = app.services;
  await db
    .updateTable('loads')
    .set({ status: 'assigned', carrier_quote_id: other })
    .where('id', '=', load.id)
    .execute();
  const tried = await app.call(guide.try, { body: { rules: [cheapest] }, token });
  expect(tried.body).toMatchObject({
    loads: 1,
    paid: 400,
    saved: -100,
    changed: 1,
    days_later: -3,
    changes: [{ load_id: load.id, was: { price: 400 }, would_be: { price: 500 }, more: 100, days: -3 }],
  });
  expect((await app.call(guide.try, { body: { rules: [] }, token })).body).toMatchObject({ changed: 0, saved: 0 });
  expect((await read()).version).toBe(0);
});
