import { drayage } from '@portal/contract/drayage/drayage.contract.ts';
import { drayagePrices } from '@portal/contract/quotes/hand-quotes.contract.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { type RouteServer, startRoutedApp } from '../../../testing/fixtures/route-server.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { inDays, makeDrayage, openPorts, quotesOf } from '../../drayage/drayage.fixture.ts';
import { saveBorderFee } from '../tables/border-fees.queries.ts';

let app: TestApp;
let routes: RouteServer;
let shipper: Shipper;

beforeAll(async () => {
  ({ app, routes } = await startRoutedApp());
  await openPorts(app);
  shipper = await makeShipper(app, { markupPercent: 10 });
});
afterAll(() => routes.stop());

const door = {
  name: 'Maquiladora Baja',
  address: 'Blvd. Insurgentes 100',
  contact: { name: 'Rosa Vega', phone: '6646340143', email: '' },
};

/** A query carries texts alone. */
const asText = (query: object) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));

const rates = (query: object, { token } = shipper) =>
  app.call(drayagePrices.rates, { token, query: { place: 'USLAX', zip_code: '91710', size: '40HC', ...query } });

it('says what a haul would cost the own account, with its markup and without its cost', async () => {
  const { status, body } = await rates({});
  expect(status).toBe(200);
  expect(body).toMatchObject({ distance_miles: 47, no_rate: null });
  expect(body.items.map(({ service_class, price }) => [service_class, price])).toEqual([
    ['standard', 1004.85],
    ['priority', expect.any(Number)],
  ]);
  expect(body.items[0]?.lines.map(({ code }) => code)).toEqual(['BASE', 'FUEL', 'CHASSIS', 'TMF', 'CLEAN_TRUCK']);
  expect(JSON.stringify(body)).not.toContain('913.5');
});

it('follows what is chosen', async () => {
  const { body } = await rates({
    type: 'reefer',
    direction: 'one_way',
    delivery_type: 'drop_and_pick',
    hazmat_type: '8',
  });
  const codes = body.items[0]?.lines.map(({ code }) => code);
  expect(codes).toEqual(['BASE', 'DROP', 'FUEL', 'CHASSIS', 'GENSET', 'HAZ', 'TMF', 'CLEAN_TRUCK']);
});

describe('a haul to Tijuana', () => {
  const tijuana = { zip_code: '22010', country: 'MX' as const };
  const dray = () => app.services.db.updateTable('carriers').where('scac', '=', 'DRAY');
  const crossingOf = (lines: readonly { code: string; amount: number }[]) =>
    lines.filter(({ code }) => code === 'XBDR').map(({ amount }) => amount);

  beforeAll(async () => {
    const fee = { scac: 'DRAY', border: 'MX', note: '', effective_from: '2025-01-01' } as const;
    await saveBorderFee(app.services.db, { ...fee, direction: 'out_of_us', price: 195 });
    await saveBorderFee(app.services.db, { ...fee, direction: 'into_us', price: 245 });
  });
  afterEach(() =>
    dray()
      .set({ countries: ['US'] })
      .execute(),
  );

  it('has no price of carriers that do not serve Mexico: operations make it, before and after it is saved', async () => {
    expect((await rates(tijuana)).body).toMatchObject({ items: [], no_rate: 'by_operations' });
    const saved = await makeDrayage(app, shipper.token, { door: { ...door, ...tijuana } });
    await vi.waitFor(async () => {
      const { body } = await app.call(drayage.get, { token: shipper.token, params: { load_id: saved.id } });
      expect(body.operations_since).not.toBeNull();
    }, 30_000);
  });

  it('has the crossing of each container in its price, by the direction it goes, with the markup', async () => {
    await dray()
      .set({ countries: ['US', 'MX'] })
      .execute();
    const out = await rates(tijuana);
    expect(crossingOf(out.body.items[0]?.lines ?? [])).toEqual([214.5]);
    const two = await rates({ ...tijuana, container_count: '2', direction: 'export' });
    expect(crossingOf(two.body.items[0]?.lines ?? [])).toEqual([539]);
  });

  it('costs what the quotes of the saved load say', async () => {
    await dray()
      .set({ countries: ['US', 'MX'] })
      .execute();
    const chosen = { container_count: 2, chassis_days: 5, pickup_date: inDays(3) };
    const accessorials = ['PREPULL'];
    const before = await rates({ ...tijuana, ...asText(chosen), accessorials, delivery_type: 'drop_and_pick' });
    const saved = await makeDrayage(app, shipper.token, {
      ...chosen,
      door: { ...door, ...tijuana },
      delivery_type: 'drop_and_pick',
      accessorials: accessorials.map((code) => ({ code, details: {} })) as never,
    });
    const quoted = await quotesOf(app, shipper.token, saved.id);
    const facts = (lines: readonly { code: string; amount: number }[]) =>
      lines.map(({ code, amount }) => [code, amount]);
    expect(before.body.items.map(({ price, lines }) => [price, facts(lines)])).toEqual(
      quoted.toSorted((a, b) => a.price - b.price).map(({ price, lines }) => [price, facts(lines)]),
    );
    expect(crossingOf(before.body.items[0]?.lines ?? [])).toEqual([429]);
  });
});

it('says who gives a price instead where no table does', async () => {
  expect((await rates({ place: 'USSAV' })).body).toMatchObject({ items: [], no_rate: 'by_operations' });
  expect((await rates({ place: 'MXZLO' })).body).toMatchObject({
    items: [],
    no_rate: 'by_operations',
    distance_miles: null,
  });
  expect((await rates({ weight: 38_001 })).body).toMatchObject({ items: [], no_rate: 'over_weight' });
  const operator = await makeShipper(app, { role: 'platform_admin' });
  expect((await rates({ weight: 38_001 }, operator)).body).toMatchObject({ no_rate: null });
});

it('refuses places and containers that do not exist', async () => {
  expect(await rates({ place: 'USXXX' })).toMatchObject({
    status: 404,
    body: { errors: [{ code: 'drayage.place_unknown' }] },
  });
  expect(await rates({ zip_code: '00000' })).toMatchObject({ status: 400, body: { errors: [{ field: 'zip_code' }] } });
  expect(await rates({ type: 'tank', size: '53' })).toMatchObject({
    status: 400,
    body: { errors: [{ code: 'drayage.container_unknown' }] },
  });
});
