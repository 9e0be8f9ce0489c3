import { drayagePrices } from '@portal/contract/quotes/hand-quotes.contract.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { startRouteServer } from '../../../testing/fixtures/route-server.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openPorts } from '../../drayage/drayage.fixture.ts';

let app: TestApp;
let routes: Awaited<ReturnType<typeof startRouteServer>>;
let shipper: Shipper;

beforeAll(async () => {
  routes = await startRouteServer();
  app = await startTestApp({ ROUTING_URL: routes.url });
  await openPorts(app);
  shipper = await makeShipper(app, { markupPercent: 10 });
});
afterAll(async () => {
  await app.stop();
  routes.stop();
});

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
