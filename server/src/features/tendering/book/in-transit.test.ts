import { copies } from '@portal/contract/drayage/drayage.contract.ts';
import { alaskaByRoad } from '@portal/contract/places/places.settings.ts';
import { settings } from '@portal/contract/settings/settings.contract.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { places } from '@portal/contract/places/places.contract.ts';
import { quotes } from '@portal/contract/quotes/quotes.contract.ts';
import { tendering } from '@portal/contract/tendering/tendering.contract.ts';
import type { BorderCrossing } from '@portal/contract/places/border-crossing.ts';
import { keysOf } from '@portal/contract/values/records.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { makeCarrier, makeTariff } from '../../../seed/carriers.ts';
import { makeTruckTariff } from '../../../seed/truck-tariffs.ts';
import { makeHolder } from '../../../testing/fixtures/make-holder.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { saveBorderFee } from '../../quotes/tables/border-fees.queries.ts';
import { type LoadBody, loadBody } from '../../loads/load-body.fixture.ts';

const trucks = {
  ftl: ['VAN_53'],
  expedited: ['CARGO_VAN', 'SPRINTER', 'BOX_26'],
  reefer: ['REEFER_53'],
  flatbed: ['FLATBED_48', 'FLATBED_53'],
} as const;

let app: TestApp;
let shipper: Shipper;

beforeAll(async () => {
  app = await sharedTestApp();
  shipper = await makeShipper(app);
  const { db } = app.services;
  await makeTariff(db, await makeCarrier(db, { scac: 'ONTX', countries: ['US', 'CA'] }));
  await makeTariff(db, await makeCarrier(db, { scac: 'USON', countries: ['US'] }));
  const byTruck = await makeCarrier(db, { scac: 'TRNX', countries: ['US', 'CA'], modes: keysOf(trucks) });
  for (const mode of keysOf(trucks)) {
    const prices = { bands: [{ from_miles: 0, per_mile: 3 }], truck_types: trucks[mode] };
    await makeTruckTariff(db, byTruck, { mode, ...prices });
  }
  for (const scac of ['ONTX', 'TRNX']) {
    const fee = { scac, border: 'CA', effective_from: '2025-01-01', note: '' } as const;
    await saveBorderFee(db, { ...fee, direction: 'out_of_us', price: 95 });
    await saveBorderFee(db, { ...fee, direction: 'into_us', price: 110 });
  }
});

const buffalo = { type: 'pickup', zip_code: '14206' } as const;
const detroit = { type: 'delivery', zip_code: '48211' } as const;
const cold = { min: 34, max: 38 };
const columbus = { type: 'delivery', zip_code: '43207' } as const;
const inside = loadBody({ stops: [buffalo, detroit] });
const abroad: LoadBody = { ...inside, in_transit: true };
const broker = { name: 'Great Lakes Customs', phone: '716 555 0199', email: '' };
const crossing: BorderCrossing = {
  port: 'Buffalo-Niagara Falls, NY (0901)',
  second_port: 'Detroit, MI (3801)',
  broker,
  in_bond: false,
};

const create = (body: LoadBody) => app.call(loads.create, { body, token: shipper.token });
const detailsOf = async (id: number) => (await app.call(loads.details, { params: { id }, token: shipper.token })).body;
const change = (id: number, body: Partial<LoadBody>) =>
  app.call(loads.change, { params: { id }, body, token: shipper.token });

const quoted = async (body: LoadBody) => {
  const { body: load, status } = await create(body);
  expect(status).toBe(201);
  return vi.waitFor(
    async () => {
      const { body: list } = await app.call(quotes.list, { params: { id: load.id }, token: shipper.token });
      expect(list.closed).toBe(true);
      return { load, list, of: (scac: string) => list.items.find(({ carrier }) => carrier.scac === scac) };
    },
    { timeout: 20_000, interval: 50 },
  );
};

const feesOf = (quote: Awaited<ReturnType<typeof quoted>>['list']['items'][number] | undefined) =>
  quote?.lines.filter(({ code }) => code === 'XBDR' || code === 'INBD').map(({ code, amount }) => [code, amount]);

describe('a load between places of one country', () => {
  it('stays there, and goes through the other one where that is chosen, with its crossings and the fee of its bond', async () => {
    const stays = await quoted(inside);
    const goes = await quoted(abroad);
    expect([stays.load.in_transit, goes.load.in_transit]).toEqual([false, true]);
    expect(stays.load.distance_miles).toBeGreaterThan(350);
    expect(goes.load.distance_miles).toBeLessThan(300);
    expect(feesOf(stays.of('ONTX'))).toEqual([]);
    expect(feesOf(goes.of('ONTX'))).toEqual([
      ['INBD', 95],
      ['XBDR', 95],
      ['XBDR', 110],
    ]);
    expect(stays.of('USON')).toBeDefined();
    expect(goes.list.declined).toMatchObject([
      {
        carrier: { scac: 'USON' },
        reason: { en: expect.stringContaining('Canada'), es: expect.stringContaining('Canadá') },
      },
    ]);
  });

  it.each(keysOf(trucks))('is priced by the table of a truck under bond: %s', async (mode) => {
    const items = abroad.line_items.map((item) => ({ ...item, ...(mode === 'reefer' && { temperature: cold }) }));
    const { of } = await quoted({ ...abroad, mode, line_items: items });
    expect(feesOf(of('TRNX'))).toEqual([
      ['INBD', 95],
      ['XBDR', 95],
      ['XBDR', 110],
    ]);
  });

  it('goes through no other one that makes it no shorter', async () => {
    const toColumbus = await create({ ...abroad, stops: [buffalo, columbus] });
    expect(toColumbus).toMatchObject({
      status: 400,
      body: { detail: [{ code: 'places.no_transit', field: 'in_transit' }] },
    });
    const acrossBorder = await create({
      ...abroad,
      stops: [{ type: 'pickup', country: 'CA', zip_code: 'L5T 1A1' }, detroit],
    });
    expect(acrossBorder).toMatchObject({ status: 400, body: { detail: [{ code: 'places.no_transit' }] } });
  });

  it('is booked with both ports and a broker alone, under bond', async () => {
    const { load, of } = await quoted(abroad);
    const stops = load.stops.map(({ id, city, state }) => ({
      id,
      city,
      state,
      name: 'Dock',
      address: '1 Main St',
      contact: { name: 'Ana Ruiz', phone: '(214) 555-0142', email: '' },
      open_time: '08:00',
      close_time: '17:00',
    }));
    const tender = (border?: BorderCrossing) =>
      app.call(tendering.tender, {
        params: { id: load.id },
        query: { pickup: 'true', insurance: 'false' },
        body: { carrier_quote_id: of('ONTX')?.id ?? 0, stops, ...(border && { border }) },
        token: shipper.token,
      });
    const refusal = (code: string, field: string) => ({ status: 400, body: { detail: [{ code, field }] } });
    expect(await tender()).toMatchObject(refusal('loads.border_missing', 'border.port'));
    const { second_port: _second, ...oneWay } = crossing;
    expect(await tender(oneWay)).toMatchObject(refusal('loads.border_missing', 'border.second_port'));
    const sameTwice = { ...crossing, second_port: crossing.port };
    expect(await tender(sameTwice)).toMatchObject(refusal('places.port_unknown', 'border.second_port'));
    const atLaredo = { ...crossing, port: 'Laredo, TX (2304)' };
    expect(await tender(atLaredo)).toMatchObject(refusal('places.port_unknown', 'border.port'));
    expect(await tender({ ...crossing, broker: { ...broker, phone: '' } })).toMatchObject(
      refusal('loads.border_missing', 'border.broker.phone'),
    );
    const booked = await tender(crossing);
    expect(booked).toMatchObject({ status: 200, body: { border: { ...crossing, in_bond: true }, in_transit: true } });
  });
});

it('a load to Alaska from another country by a stop on the way goes in transit, and is priced by all its crossings', async () => {
  const { token } = await makeHolder(app, { kind: 'platform_admin' });
  const named = { params: { name: alaskaByRoad.name }, token };
  const { version } = (await app.call(settings.get, named)).body;
  expect((await app.call(settings.change, { ...named, body: { value: true, version } })).status).toBe(200);
  const toronto = { type: 'pickup', country: 'CA', zip_code: 'L5T 1A1' } as const;
  const [seattle, anchorage] = [
    { type: 'delivery', zip_code: '98108' },
    { type: 'delivery', zip_code: '99501' },
  ] as const;
  const body = loadBody({ mode: 'ftl', stops: [toronto, seattle, anchorage] });
  expect(await create(body)).toMatchObject({ status: 400, body: { detail: [{ code: 'places.transit_needed' }] } });
  const { load, of } = await quoted({ ...body, in_transit: true, border: crossing });
  expect(load.distance_miles).toBeGreaterThan(4000);
  expect(load.border).toMatchObject({ second_port: crossing.second_port, in_bond: true });
  expect(feesOf(of('TRNX'))).toEqual([
    ['INBD', 95],
    ['XBDR', 110],
    ['XBDR', 95],
    ['XBDR', 110],
  ]);
});

describe('a load that changes', () => {
  const draft = async (body: LoadBody) => (await create({ ...body, draft: true })).body.id;

  it('has other miles and needs other prices once it goes in transit, as its history says', async () => {
    const { load } = await quoted(inside);
    const { body: changed } = await change(load.id, { in_transit: true });
    expect(changed).toMatchObject({ in_transit: true, requote_needed: true });
    expect(changed.distance_miles).toBeLessThan(300);
    const { body: history } = await app.call(loads.history, {
      query: { load_id: String(load.id) },
      token: shipper.token,
    });
    expect(JSON.stringify(history)).toContain('"field":"in_transit","before":false,"after":true');
  });

  it('is no longer in transit where its stops make that no shorter, and is refused where it says so', async () => {
    const id = await draft({ ...abroad, border: crossing });
    expect((await change(id, { in_transit: true, stops: [buffalo, columbus] })).status).toBe(400);
    await change(id, { stops: [buffalo, columbus] });
    expect(await detailsOf(id)).toMatchObject({ in_transit: false, border: null });
  });

  it('goes in transit as a copy too', async () => {
    const id = await draft({ ...abroad, border: crossing });
    const { body: copy } = await app.call(copies.clone, { params: { id }, token: shipper.token });
    expect(copy).toMatchObject({ in_transit: true, border: { ...crossing, in_bond: true } });
  });

  it('keeps miles and prices it had before it could be asked whether it goes in transit', async () => {
    const { load, of } = await quoted(inside);
    const price = of('ONTX')?.price;
    // As it was measured then: along the road through Ontario.
    await app.services.db.updateTable('loads').set({ distance_miles: 282 }).where('id', '=', load.id).execute();
    const { body: changed } = await change(load.id, { po_number: 'PO 7', border: null });
    expect(changed).toMatchObject({ distance_miles: 282, in_transit: false, requote_needed: false });
    const { body: list } = await app.call(quotes.list, { params: { id: load.id }, token: shipper.token });
    expect(list.items.find(({ carrier }) => carrier.scac === 'ONTX')).toMatchObject({ price, status: 'open' });
  });
});

it('the distance of two codes says what the way through another country would be', async () => {
  const lane = (query: object) =>
    app.call(places.coordinates, { query: { origin: '14206', destination: '48211', ...query }, token: shipper.token });
  const [stays, goes] = [await lane({}), await lane({ in_transit: 'true' })];
  expect(goes.body.miles).toBe(stays.body.miles_in_transit);
  expect(stays.body.miles - goes.body.miles).toBeGreaterThan(50);
  expect((await lane({ destination: '43207' })).body.miles_in_transit).toBeNull();
});
