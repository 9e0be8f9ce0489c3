import type { TrackingChoices } from '@portal/contract/accounts/account-input.ts';
import { accounts } from '@portal/contract/accounts/accounts.contract.ts';
import { notifications } from '@portal/contract/notifications/notifications.contract.ts';
import { loadDelivered, loadPickedUp } from '@portal/contract/tracking/tracking.events.ts';
import { loadDeclined } from '@portal/contract/tendering/tendering.events.ts';
import { beforeAll, expect, it } from 'vitest';
import { makeCarrier } from '../../seed/carriers.ts';
import type { DeclaredEvent } from '@portal/contract/events/event.ts';
import { systemContext } from '../../platform/context.ts';
import { emit } from '../../platform/jobs/events.ts';
import { type CaughtMail, catchMail } from '../../testing/fixtures/catch-mail.ts';
import { makeShipper, type ShipperChoices } from '../../testing/fixtures/make-account.ts';
import { makeQuotedLoad } from '../../testing/fixtures/quoted-load.ts';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';
import { applyEvent } from '../tracking/apply-event.ts';
import { findHeldLoad } from './held-loads.queries.ts';

let app: TestApp;
let mails: CaughtMail;
let carrierId: number;

beforeAll(async () => {
  app = await sharedTestApp();
  mails = catchMail(app);
  carrierId = await makeCarrier(app.services.db, {
    scac: 'SAIA',
    name: 'Saia LTL Freight',
    api_address: '/carriers/SAIA/v1',
  });
});

/** Somebody books a load, and then something becomes of it. */
const bookedThen = async (event: DeclaredEvent, choices: ShipperChoices = {}, off: TrackingChoices = {}) => {
  const shipper = await makeShipper(app, choices);
  await app.call(accounts.changeTrackingPreferences, { body: off, token: shipper.token });
  const load = await makeQuotedLoad(app, { account_id: shipper.account_id, carrier_id: carrierId });
  await app.services.db
    .insertInto('tenders')
    .values({
      load_id: load.id,
      carrier_id: carrierId,
      carrier_quote_id: load.tender.carrier_quote_id,
      tendered_by: shipper.user_id,
      status: 'accepted',
      answer_by: new Date().toISOString(),
    })
    .execute();
  await emit(systemContext(app.services, 'test'), event, { load_id: load.id, reason_code: null });
  return { shipper, load };
};

it('informs the person who booked that the load has arrived', async () => {
  const { shipper, load } = await bookedThen(loadDelivered);
  const [mail] = await mails.to(shipper.email, 1);
  expect(mail?.subject).toBe(`Load ${load.id} was delivered`);
  expect(mail?.text).toContain('Dallas, TX');
  expect(mail?.text).toContain(`https://portal.example/my-loads/${load.id}`);
});

it('informs the person who booked that the load is on its way', async () => {
  const { shipper, load } = await bookedThen(loadPickedUp, { language: 'es' });
  const [mail] = await mails.to(shipper.email, 1);
  expect(mail?.subject).toBe(`La carga ${load.id} va en camino`);
  expect(mail?.text).toContain('Saia LTL Freight recogió la carga');
  expect(mail?.text).toContain(`https://portal.example/my-loads/${load.id}`);
});

it('speaks the reader’s language, and leads to the other carriers when one declined', async () => {
  const { shipper, load } = await bookedThen(loadDeclined, { language: 'es' });
  const [mail] = await mails.to(shipper.email, 1);
  expect(mail?.subject).toBe(`Saia LTL Freight rechazó la carga ${load.id}`);
  expect(mail?.text).toContain(`/quote-book/carrier-selection/${load.id}`);
});

/** What of a report does not matter here. */
const inMemphis = {
  occurred_at: '2026-11-20T12:00:00-06:00',
  city: 'Memphis',
  state: 'TN',
  latitude: 35.1,
  longitude: -90,
  eta: null,
  reason_code: null,
  text: null,
};

it('informs once, by mail and in the bell, that the carrier cancelled by itself, and leads to the load', async () => {
  const shipper = await makeShipper(app, { language: 'es' });
  const load = await makeQuotedLoad(app, { account_id: shipper.account_id, carrier_id: carrierId });
  const { db } = app.services;
  const booked = { status: 'assigned', carrier_id: carrierId, created_by: shipper.user_id } as const;
  await db.updateTable('loads').set(booked).where('id', '=', load.id).execute();
  const { carrier_quote_id } = load.tender;
  const tender = { load_id: load.id, carrier_id: carrierId, carrier_quote_id, tendered_by: shipper.user_id };
  const { tender_key } = await db
    .insertInto('tenders')
    .values({ ...tender, status: 'accepted', answer_by: new Date().toISOString() })
    .returning('tender_key')
    .executeTakeFirstOrThrow();
  const report = () =>
    applyEvent(
      systemContext(app.services, 'test'),
      { carrier_id: carrierId, name: 'Saia LTL Freight' },
      { ...inMemphis, event_id: 'e1', refs: { key: tender_key }, type: 'CANCELLED' },
    );
  await Promise.all([report(), report()]);
  const [mail] = await mails.to(shipper.email, 1);
  expect(mail?.subject).toBe(`Saia LTL Freight canceló la carga ${load.id}`);
  expect(mail?.text).toContain(`https://portal.example/my-loads/${load.id}`);
  // The bell has a job of its own.
  const inBell = async () =>
    (await app.call(notifications.list, { token: shipper.token, query: {} })).body.items.map((item) => [
      item.kind,
      item.load_id,
    ]);
  await expect.poll(inBell).toEqual([['carrier_cancelled', load.id]]);
});

it('leaves branded accounts alone', async () => {
  const { shipper } = await bookedThen(loadDelivered, { isBranded: true });
  const { shipper: later } = await bookedThen(loadDelivered);
  await mails.to(later.email, 1);
  expect(await mails.to(shipper.email, 0)).toEqual([]);
});

it('sends no mail of a kind that the account switched off, and all others', async () => {
  const { shipper: silent } = await bookedThen(loadPickedUp, {}, { pickup: false });
  const { shipper: informed } = await bookedThen(loadPickedUp, {}, { delivered: false });
  const { shipper: declined } = await bookedThen(loadDeclined, {}, { pickup: false, delivered: false });
  await mails.to(informed.email, 1);
  await mails.to(declined.email, 1);
  expect(await mails.to(silent.email, 0)).toEqual([]);
});

it('says until when dispatch may answer by the clocks of the pickup', async () => {
  const { account_id } = await makeShipper(app);
  const { db } = app.services;
  const load = await makeQuotedLoad(app, { account_id, carrier_id: carrierId });
  await db.updateTable('stops').set({ timezone: 'America/Denver' }).where('load_id', '=', load.id).execute();
  const { carrier_quote_id } = load.tender;
  const tender = { load_id: load.id, carrier_id: carrierId, carrier_quote_id, answer_by: '2026-12-01T03:30:00Z' };
  const { id } = await db.insertInto('tenders').values(tender).returning('id').executeTakeFirstOrThrow();
  const held = await findHeldLoad(systemContext(app.services, 'test'), id);
  expect(held?.answer_by).toBe('11-30-2026 20:30');
});
