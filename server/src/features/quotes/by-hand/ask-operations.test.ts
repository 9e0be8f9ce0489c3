import { drayagePrices } from '@portal/contract/quotes/hand-quotes.contract.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import type { QuoteType } from '@portal/contract/modes/quote-types.ts';
import { easterSunday } from '@portal/contract/places/statutory-holidays.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import { endOfDayIn } from '@portal/contract/values/zones/local-time.ts';
import { places } from '@portal/contract/places/places.contract.ts';
import { quotes } from '@portal/contract/quotes/quotes.contract.ts';
import { tendering } from '@portal/contract/tendering/tendering.contract.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { operatorZone } from '../../../platform/settings/operator-day.ts';
import { makeCarrier } from '../../../seed/carriers.ts';
import { type CaughtMail, catchMail } from '../../../testing/fixtures/catch-mail.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { unusedScac } from '../../../testing/fixtures/carriers/unused-scac.ts';
import { makeQuotedLoad } from '../../../testing/fixtures/quoted-load.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { inDays } from '../../drayage/drayage.fixture.ts';
import { type LoadBody, loadBody } from '../../loads/load-body.fixture.ts';

let app: TestApp;
let mails: CaughtMail;
let shipper: Shipper;
let operator: Shipper;

beforeAll(async () => {
  app = await sharedTestApp();
  mails = catchMail(app);
  shipper = await makeShipper(app, { markupPercent: 10, language: 'es' });
  operator = await makeShipper(app, { role: 'platform_admin' });
  await makeCarrier(app.services.db, { scac: unusedScac(), name: 'Island Lines', modes: ['ltl', 'ftl'] });
});

const toHonolulu: LoadBody['stops'] = [
  { type: 'pickup', zip_code: '90021' },
  { type: 'delivery', zip_code: '96813' },
];
const create = (changes: Partial<LoadBody> = {}) =>
  app.call(loads.create, { body: loadBody({ stops: toHonolulu, ...changes }), token: shipper.token });
const saved = async () => (await create({ draft: true })).body;
const ask = (id: number, { token } = shipper) => app.call(quotes.askOperations, { params: { id }, token });
const byHand = (load_id: number, transit_days = 9) =>
  app.call(drayagePrices.quoteByHand, {
    token: operator.token,
    params: { load_id },
    body: { lines: [{ code: 'BASE', amount: 4000 }], valid_until: inDays(4), transit_days },
  });
/** Waits for the mail about a load. */
const mailTo = (address: string, id: number) =>
  vi.waitFor(
    () => {
      const found = mails.all.find(({ to, subject }) => to === address && subject.includes(String(id)));
      if (!found) throw new Error(`no mail to ${address} about ${id}`);
      return found;
    },
    { timeout: 30_000, interval: 20 },
  );
const noRoad = { code: 'places.no_road', field: 'stops.1.zip_code' };

describe('a load that no road leads to', () => {
  it.each<QuoteType>(['ltl', 'ftl', 'expedited', 'flatbed', 'multi-service', 'dedicated'])(
    'is quoted by no carrier as %s, and says why in both languages',
    async (mode) => {
      const refused = await create({ mode, ...(mode === 'dedicated' && { truck: { truck_type: 'VAN_53' } }) });
      expect(refused).toMatchObject({ status: 400, body: { detail: [noRoad] } });
      expect(refused.body).toMatchObject({
        detail: [
          {
            msg: {
              en: 'No road leads to Honolulu, HI (96813), so there are no prices by road. Ask operations for a price.',
              es: expect.stringContaining('No se llega por carretera a Honolulu, HI (96813)'),
            },
          },
        ],
      });
    },
  );

  it('is saved without prices and without miles, and quoted by no carrier later', async () => {
    const load = await saved();
    expect(load).toMatchObject({ status: 'unassigned', distance_miles: null, route_line: null });
    const requested = await app.call(quotes.request, { params: { id: load.id }, token: shipper.token });
    expect(requested).toMatchObject({ status: 400, body: { detail: [noRoad] } });
  });

  it('has no distance', async () => {
    const query = { origin: '90021', destination: '96813' };
    expect(await app.call(places.coordinates, { token: shipper.token, query })).toMatchObject({
      status: 404,
      body: { detail: [{ code: 'places.no_road', field: 'destination' }] },
    });
  });

  it('keeps price and miles it was given before, and is booked by them', async () => {
    const { db } = app.services;
    const carrier_id = await makeCarrier(db, { scac: unusedScac() });
    const { account_id, user_id } = shipper;
    const { id, tender } = await makeQuotedLoad(app, { account_id, carrier_id, created_by: user_id });
    const island = { zip_code: '96813', city: 'Honolulu', state: 'HI' };
    await db.updateTable('loads').set({ distance_miles: 3200 }).where('id', '=', id).execute();
    await db.updateTable('stops').set(island).where('load_id', '=', id).where('type', '=', 'delivery').execute();
    const body = {
      ...tender,
      stops: tender.stops.map((stop, at) => (at === 0 ? stop : { ...stop, zip_code: '96813' })),
    };
    const change = { params: { id }, body: { po_number: 'PO 96813' }, token: shipper.token };
    expect((await app.call(loads.change, change)).body).toMatchObject({ distance_miles: 3200, requote_needed: false });
    const booked = await app.call(tendering.tender, {
      params: { id },
      query: { pickup: 'true', insurance: 'false' },
      body,
      token: shipper.token,
    });
    expect(booked).toMatchObject({ status: 200, body: { price: 500, distance_miles: 3200 } });
  });
});

describe('operations', () => {
  it('are asked for its price, are written to, and see it among those that wait', async () => {
    const { id } = await saved();
    const { status, body } = await ask(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'quotes requested', operations_since: expect.any(String) });
    const mail = await mailTo('operations@portal.test', id);
    expect(mail.subject).toBe(`Load ${id} waits for your price`);
    const { body: waiting } = await app.call(drayagePrices.waiting, { token: operator.token, query: { limit: 100 } });
    expect(waiting.items).toContainEqual(
      expect.objectContaining({ load_id: id, mode: 'ltl', container: null, distance_miles: null }),
    );
    const edit = { params: { id }, body: { po_number: 'PO 1' }, token: shipper.token };
    expect(await app.call(loads.change, edit)).toMatchObject({
      status: 409,
      body: { detail: [{ code: 'drayage.not_editable' }] },
    });
  });

  it('quote it by hand, with the account’s markup, and its shipper is written to', async () => {
    const { id } = await saved();
    await ask(id);
    expect((await byHand(id)).body).toMatchObject({ status: 'quoted', cheapest_price: 4400, operations_since: null });
    const { body } = await app.call(quotes.list, { token: shipper.token, params: { id } });
    // It holds until the day is over where the operator is.
    const zone = operatorZone(app.services);
    expect(zone).not.toBe('UTC');
    expect(body.items).toMatchObject([{ mode: 'ltl', price: 4400, transit_days: 9 }]);
    expect(new Date(body.items[0]?.expiration_date ?? '')).toEqual(endOfDayIn(zone, inDays(4)));
    const mail = await mailTo(shipper.email, id);
    expect(mail.subject).toBe(`Su carga ${id} está cotizada`);
  });

  it('promise no day on which the place of delivery rests', async () => {
    const today = inDays(0);
    const year = Number(today.slice(0, 4));
    const fridays = [year, year + 1].map((one) => addDays(easterSunday(one), -2));
    const goodFriday = fridays.find((day) => day > inDays(3)) ?? '';
    const toVictoria: LoadBody['stops'] = [
      { type: 'pickup', zip_code: '98108' },
      { type: 'delivery', country: 'CA', zip_code: 'V8W 1A1' },
    ];
    const { id } = (await create({ draft: true, stops: toVictoria, pickup_date: addDays(goodFriday, -1) })).body;
    await ask(id);
    await byHand(id, 1);
    const { body } = await app.call(quotes.list, { token: shipper.token, params: { id } });
    expect(body.items).toMatchObject([{ transit_days: 1, estimated_delivery: addDays(goodFriday, 3) }]);
  });

  it('hand it back with a reason, and may be asked again', async () => {
    const { id } = await saved();
    await ask(id);
    const reason = 'How high are the crates?';
    await app.call(drayagePrices.handBack, { token: operator.token, params: { load_id: id }, body: { reason } });
    const mail = await mailTo(shipper.email, id);
    expect(mail.text).toContain(reason);
    expect((await ask(id)).body).toMatchObject({ status: 'quotes requested' });
  });

  it('are asked once, however often at once, and not for a load with prices', async () => {
    const { id } = await saved();
    const answers = await Promise.all([ask(id), ask(id), ask(id)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
    await byHand(id);
    expect(await ask(id)).toMatchObject({ status: 409, body: { detail: [{ code: 'quotes.has_prices' }] } });
  });

  it('are not asked about a load of another account', async () => {
    const { id } = await saved();
    const stranger = await makeShipper(app);
    expect((await ask(id, stranger)).status).toBe(404);
  });
});
