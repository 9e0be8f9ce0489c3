import { beforeAll, expect, it } from 'vitest';
import { makeCarrier, makeTariff } from '../../../seed/carriers.ts';
import { makeDrayageTariffs } from '../../../seed/drayage-tariffs.ts';
import { makeParcelTariff } from '../../../seed/parcel-tariffs.ts';
import { makeTruckTariff } from '../../../seed/truck-tariffs.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { unusedScac } from '../../../testing/fixtures/carriers/unused-scac.ts';
import { findTariffsAt } from '../../drayage/rate/drayage-tariffs.queries.ts';
import { saveBorderFee } from '../tables/border-fees.queries.ts';
import { findBorderFees } from './border-fees.queries.ts';
import { findParcelTariffs } from './parcel-tariffs.queries.ts';
import { findBandRates, findTariffs } from './tariffs.queries.ts';
import { findTruckTariffs } from './truck-tariffs.queries.ts';

let app: TestApp;
const scac = unusedScac();
let carrierId: number;

const first = { name: 'First', effective_from: '2026-01-01', effective_to: '2026-06-30' } as const;
const second = { name: 'Second', effective_from: '2026-07-01', effective_to: '2026-07-31' } as const;
const van = { mode: 'ftl', truck_types: ['VAN_53'], bands: [{ from_miles: 0, per_mile: 2 }] } as const;
const [place, border] = ['USLAX', { border: 'MX', direction: 'out_of_us' } as const];

beforeAll(async () => {
  app = await sharedTestApp();
  const { db } = app.services;
  carrierId = await makeCarrier(db, { scac, modes: ['ltl', 'ftl', 'drayage'] });
  for (const version of [first, second]) {
    await makeTariff(db, carrierId, version);
    await makeTruckTariff(db, carrierId, { ...van, ...version });
    await makeParcelTariff(db, carrierId, version);
    const { effective_from, effective_to } = version;
    await makeDrayageTariffs(db, carrierId, [{ place, effective_from, effective_to }]);
    await saveBorderFee(db, { scac, ...border, effective_from, price: version === first ? 90 : 120, note: '' });
  }
});

/** The first days of what each kind of tariff has in force on a day. */
const inForce = async (day: string) => {
  const { db } = app.services;
  const truck = await findTruckTariffs(db, carrierId, 'ftl', { code: 'VAN_53', rated_as: null }, day);
  const parcel = await findParcelTariffs(db, carrierId, day);
  const drayage = await findTariffsAt(db, place, day);
  const daysOf = (rows: readonly { effective_from: string }[]) => rows.map((row) => row.effective_from);
  return {
    ltl: daysOf(await findTariffs(db, carrierId, 'ltl', day)),
    truck: daysOf(truck.map(({ tariff }) => tariff)),
    parcel: daysOf(parcel.map(({ tariff }) => tariff)),
    drayage: daysOf(drayage.filter((row) => row.carrier_id === carrierId)),
  };
};

const only = (day: string) => ({ ltl: [day], truck: [day], parcel: [day], drayage: [day] });
const none = { ltl: [], truck: [], parcel: [], drayage: [] };

it.each([
  ['the day before the first version', '2025-12-31', none],
  ['its first day', '2026-01-01', only('2026-01-01')],
  ['its last day', '2026-06-30', only('2026-01-01')],
  ['the first day of the next one', '2026-07-01', only('2026-07-01')],
  ['the last day of the last one', '2026-07-31', only('2026-07-01')],
  ['the day after it', '2026-08-01', none],
])('prices go by their tariffs on %s', async (_, day, versions) => expect(await inForce(day)).toEqual(versions));

it.each([
  ['2025-12-31', undefined],
  ['2026-01-01', 90],
  ['2026-06-30', 90],
  ['2026-07-01', 120],
])('a crossing on %s costs the fee of that day', async (day, price) => {
  const fees = (await findBorderFees(app.services.db, day)).get(carrierId);
  expect(fees?.[0]?.price).toBe(price);
});

it.each([
  [149, 0],
  [150, 150],
  [299, 150],
  [300, 300],
])('a distance band begins with its first mile: %s lies in that of %s', async (miles, from_miles) => {
  const { db } = app.services;
  const [tariff] = await findTariffs(db, carrierId, 'ltl', '2026-07-01');
  const rates = await findBandRates(db, tariff?.id ?? 0, miles);
  expect([...new Set(rates.map((rate) => rate.from_miles))]).toEqual([from_miles]);
});
