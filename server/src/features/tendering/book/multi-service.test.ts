import { loads } from '@portal/contract/loads/loads.contract.ts';
import { quotes } from '@portal/contract/quotes/quotes.contract.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { makeCarrier, makeTariff } from '../../../seed/carriers.ts';
import { makeParcelTariff } from '../../../seed/parcel-tariffs.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { book, knowTruckCarrier, quotedFor } from '../../../testing/fixtures/carriers/truck-carrier.ts';
import type { LoadBody } from '../../loads/load-body.fixture.ts';

let app: TestApp;
let shipper: Shipper;

beforeAll(async () => {
  app = await sharedTestApp();
  shipper = await makeShipper(app);
  await makeTariff(app.services.db, await makeCarrier(app.services.db, { scac: 'AACT' }));
  await makeParcelTariff(app.services.db, await makeCarrier(app.services.db, { scac: 'UPSN', parcels_only: true }));
  await knowTruckCarrier(app, 'HUBG', ['ftl', 'expedited'], { automatic: false });
  await knowTruckCarrier(app, 'SWFT', ['ftl', 'reefer', 'flatbed'], { automatic: false });
});

const item = {
  commodity: 'Machine parts',
  handling_unit: 'PAT' as const,
  handling_unit_count: 2,
  length: 48,
  width: 40,
  height: 48,
  weight: 1300,
};
const ask = (changes: Partial<LoadBody> = {}) => quotedFor(app, shipper.token, { mode: 'multi-service', ...changes });

type Quoted = Awaited<ReturnType<typeof ask>>;

const modesOf = ({ quotes: { items } }: Quoted): string[] => [...new Set(items.map(({ mode }) => mode))].toSorted();
const ofMode = ({ quotes: { items } }: Quoted, mode: string): number => items.find((one) => one.mode === mode)?.id ?? 0;

describe('a load asked for in all modes at once', () => {
  it('has the quotes of each mode that can carry it in one list, a request a carrier and mode', async () => {
    const quoted = await ask();
    expect(modesOf(quoted)).toEqual(['expedited', 'flatbed', 'ftl', 'ltl']);
    expect(quoted.load).toMatchObject({
      quote_type: 'multi-service',
      quote_modes: ['ltl', 'ftl', 'expedited', 'reefer', 'flatbed'],
    });
    expect(quoted.quotes).toMatchObject({ requested: 5, answered: 5 });
    expect(quoted.quotes.not_requested).toEqual([
      {
        mode: 'reefer',
        reasons: [
          {
            en: 'A reefer is set to a temperature: say what an item must be kept at.',
            es: 'La caja refrigerada se fija a una temperatura: indique a cuál debe ir un artículo.',
          },
        ],
      },
    ]);
    const ofHubGroup = quoted.quotes.items.filter(({ carrier }) => carrier.scac === 'HUBG');
    expect(new Set(ofHubGroup.map(({ mode }) => mode))).toEqual(new Set(['ftl', 'expedited']));
  });

  it.each([
    {
      title: 'a service only one has',
      body: { accessorials: [{ code: 'CHAINS', details: { pieces: 4 } }] },
      modes: ['flatbed'],
    },
    {
      title: 'freight to be kept cold',
      body: { line_items: [{ ...item, temperature: { min: 34, max: 38 } }] },
      modes: ['reefer'],
    },
    { title: 'a truck two have', body: { truck: { truck_type: 'VAN_53' } }, modes: ['expedited', 'ftl'] },
    {
      title: 'more than LTL and small trucks take',
      body: { line_items: [{ ...item, handling_unit_count: 24, weight: 36_000 }] },
      modes: ['expedited', 'flatbed', 'ftl'],
    },
  ] as { title: string; body: Partial<LoadBody>; modes: string[] }[])(
    'asks only who can carry it: $title',
    async ({ body, modes }) => {
      expect(modesOf(await ask(body))).toEqual(modes);
    },
  );

  it('asks none of the modes that are not enabled', async () => {
    const modes = { ftl: false, exp: true, ltl: true, reefer: false, flatbed: false, drayage: false };
    const other = await makeShipper(app, { dispatchModes: modes });
    const { quotes: list } = await quotedFor(app, other.token, { mode: 'multi-service' });
    expect(new Set(list.items.map(({ mode }) => mode))).toEqual(new Set(['ltl', 'expedited']));
  });

  it('asks again in the same modes, and keeps what was quoted before', async () => {
    const quoted = await ask();
    const params = { id: quoted.load.id };
    const again = await app.call(quotes.request, { params, token: shipper.token });
    expect(again).toMatchObject({ status: 200, body: { quote_modes: quoted.load.quote_modes } });
    const list = async () => (await app.call(quotes.list, { params, token: shipper.token })).body;
    await vi.waitFor(async () => expect(await list()).toMatchObject({ closed: true, answered: 5 }), 30_000);
    expect(modesOf({ load: again.body, quotes: await list() })).toEqual(modesOf(quoted));
    const earlier = await app.call(quotes.earlier, { params, token: shipper.token });
    expect(earlier.body.items[0]?.items).toHaveLength(quoted.quotes.items.length);
  });

  it('keeps its modes through an edit, and asks those that can carry it now', async () => {
    const { load } = await ask({ line_items: [{ ...item, handling_unit_count: 24, weight: 36_000 }] });
    const params = { id: load.id };
    const changed = await app.call(loads.change, { params, body: { line_items: [item] }, token: shipper.token });
    expect(changed).toMatchObject({ status: 200, body: { quote_modes: load.quote_modes, requote_needed: true } });
    await app.call(quotes.request, { params, token: shipper.token });
    const list = async () => (await app.call(quotes.list, { params, token: shipper.token })).body;
    await vi.waitFor(async () => expect(await list()).toMatchObject({ closed: true, answered: 5 }), 30_000);
    expect(modesOf({ load: changed.body, quotes: await list() })).toContain('ltl');
  });
});

describe('booking one of several modes', () => {
  it('makes the load one of that mode', async () => {
    const quoted = await ask();
    const booked = await book(app, shipper.token, quoted.load, ofMode(quoted, 'flatbed'));
    expect(booked).toMatchObject({
      status: 200,
      body: { mode: 'flatbed', quote_type: 'multi-service', status: 'pending' },
    });
  });

  it('happens once, whichever modes are pressed at the same moment', async () => {
    const quoted = await ask();
    const picked = ['ltl', 'ftl', 'expedited', 'flatbed'].flatMap(
      (mode) => Array(5).fill(ofMode(quoted, mode)) as number[],
    );
    const answers = await Promise.all(picked.map((quote) => book(app, shipper.token, quoted.load, quote)));
    const won = answers.filter(({ status }) => status === 200).map(({ body }) => body);
    expect(won).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(picked.length - 1);
    const { body } = await app.call(loads.get, { params: { id: quoted.load.id }, token: shipper.token });
    expect(body).toMatchObject({ mode: won[0]?.mode, carrier: { scac: won[0]?.carrier?.scac } });
  });
});

describe('parcels within LTL', () => {
  const box = { ...item, handling_unit: 'BOX' as const, length: 20, width: 16, height: 12, weight: 60 };

  it('are quoted by parcel carriers beside freight carriers', async () => {
    const { quotes: list } = await quotedFor(app, shipper.token, { mode: 'ltl', line_items: [box] });
    expect(list.requested).toBe(2);
    expect(
      new Set(list.items.map(({ carrier, mode, service_class }) => `${carrier.scac} ${mode} ${service_class}`)),
    ).toEqual(new Set(['AACT ltl standard', 'UPSN ltl parcel_ground']));
    // Two boxes of 30 lb, 943 miles, zone 5: 2 x 13.90 and 58 x 0.62, fuel 18.25 %.
    const [parcel] = list.items.filter(({ carrier }) => carrier.scac === 'UPSN');
    expect(parcel).toMatchObject({ price: 75.4, truck_type: null });
  });

  it('are none where one piece is no parcel', async () => {
    const { quotes: list } = await quotedFor(app, shipper.token, { mode: 'ltl', line_items: [box, item] });
    expect(list.items.map(({ carrier }) => carrier.scac)).toEqual(['AACT']);
    expect(list.requested).toBe(1);
  });
});
