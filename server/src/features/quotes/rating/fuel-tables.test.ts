import { fuelSurcharge } from '@portal/contract/quotes/rating/fuel-table.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { publishedBands } from '../../../seed/data/fuel-tables.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { saveFuelBand } from '../tables/fuel-tables.queries.ts';
import { findFuelInForce, insertFuelPrices, replaceFuelTable } from './fuel.queries.ts';

// Roadrunner Freight, freight.rrts.com: the EIA's price of a Monday and the surcharge from the Wednesday after it.
const published: readonly (readonly [week: string, price: number, percent: number])[] = [
  ['2024-06-24', 3.769, 33.65],
  ['2024-07-01', 3.813, 34.05],
  ['2024-07-08', 3.865, 34.45],
  ['2024-07-15', 3.826, 34.05],
  ['2024-07-22', 3.779, 33.65],
  ['2024-07-29', 3.768, 33.65],
  ['2024-08-05', 3.755, 33.65],
  ['2024-08-12', 3.704, 33.25],
  ['2024-08-19', 3.688, 32.85],
  ['2024-08-26', 3.651, 32.85],
  ['2024-09-02', 3.625, 32.45],
  ['2024-09-09', 3.555, 32.05],
  ['2024-09-16', 3.526, 31.65],
  ['2024-09-23', 3.539, 31.65],
  ['2024-09-30', 3.544, 31.65],
  ['2024-10-07', 3.584, 32.05],
  ['2024-10-14', 3.631, 32.45],
  ['2024-10-21', 3.553, 32.05],
  ['2024-10-28', 3.573, 32.05],
  ['2024-11-04', 3.536, 31.65],
  ['2024-11-11', 3.521, 31.65],
  ['2024-11-18', 3.491, 31.25],
  ['2024-11-25', 3.539, 31.65],
  ['2024-12-02', 3.54, 31.65],
  ['2024-12-09', 3.458, 31.25],
  ['2024-12-16', 3.494, 31.25],
  ['2024-12-23', 3.476, 31.25],
  ['2024-12-30', 3.503, 31.65],
  ['2025-01-06', 3.561, 32.05],
  ['2025-01-13', 3.602, 32.45],
  ['2025-01-20', 3.715, 33.25],
  ['2025-01-27', 3.659, 32.85],
  ['2025-02-03', 3.66, 32.85],
  ['2025-02-10', 3.665, 32.85],
  ['2025-02-17', 3.677, 32.85],
  ['2025-02-24', 3.697, 32.85],
];
const stepsOfFiveCents = [31.25, 31.65, 32.05, 32.45, 32.85, 33.25, 33.65, 34.05, 34.45].map((surcharge, i) => ({
  from_price: Math.round((3.45 + i * 0.05) * 100) / 100,
  surcharge,
}));

let app: TestApp;

beforeAll(async () => {
  app = await sharedTestApp();
  const { db } = app.services;
  await insertFuelPrices(
    db,
    published.map(([week, dollars_per_gallon]) => ({ region: 'US', week, dollars_per_gallon })),
  );
  const table = { name: 'Published', region: 'US', effective_after_days: 2, basis: 'percent' as const };
  await replaceFuelTable(db, { ...table, code: 'RRTS' }, stepsOfFiveCents);
  await replaceFuelTable(db, { ...table, code: 'WEST', region: 'California' }, stepsOfFiveCents);
});

describe('a week of a published table', () => {
  it.each(published)(
    '%s at $%d a gallon: %d %% from Wednesday to Tuesday',
    async (week, dollars_per_gallon, percent) => {
      const inForce = { basis: 'percent', surcharge: percent, week, dollars_per_gallon };
      const { db } = app.services;
      const [wednesday, tuesday] = await Promise.all([2, 8].map((days) => findFuelInForce(db, addDays(week, days))));
      expect([wednesday?.get('RRTS'), tuesday?.get('RRTS')]).toEqual([inForce, inForce]);
    },
  );

  it('holds for pickups of weeks to come, and for none before the first price', async () => {
    const { db } = app.services;
    expect((await findFuelInForce(db, '2026-06-01')).get('RRTS')?.week).toBe('2025-02-24');
    expect((await findFuelInForce(db, '2024-06-25')).size).toBe(0);
  });

  it('is none for an area without prices', async () =>
    expect((await findFuelInForce(app.services.db, '2025-03-01')).has('WEST')).toBe(false));

  it('takes the place of the same week, and refuses another day than Monday', async () => {
    const { db } = app.services;
    await insertFuelPrices(db, [{ region: 'Gulf', week: '2025-02-24', dollars_per_gallon: 3.1 }]);
    await insertFuelPrices(db, [{ region: 'Gulf', week: '2025-02-24', dollars_per_gallon: 3.2 }]);
    const rows = await db.selectFrom('fuel_prices').selectAll().where('region', '=', 'Gulf').execute();
    expect(rows.map(({ dollars_per_gallon }) => dollars_per_gallon)).toEqual([3.2]);
    await expect(
      insertFuelPrices(db, [{ region: 'Gulf', week: '2025-02-25', dollars_per_gallon: 3.2 }]),
    ).rejects.toThrow('week');
  });
});

it('goes by the bands whose first day the pickup has reached, and by the price of its own week', async () => {
  const { db } = app.services;
  const table = { code: 'DATED', name: 'Dated', region: 'Dated', effective_after_days: 0, basis: 'percent' as const };
  await insertFuelPrices(db, [
    { region: 'Dated', week: '2026-11-30', dollars_per_gallon: 3.6 },
    { region: 'Dated', week: '2026-12-07', dollars_per_gallon: 3.9 },
  ]);
  await replaceFuelTable(db, table, [
    { from_price: 3.5, surcharge: 20 },
    { from_price: 3.8, surcharge: 25 },
  ]);
  for (const [effective_from, surcharge] of [
    ['2026-12-05', 31],
    ['2026-12-10', 32],
  ] as const) {
    await saveFuelBand(db, { fuel_table: 'DATED', effective_from, from_price: 3.5, surcharge });
  }
  const on = async (day: string) => (await findFuelInForce(db, day)).get('DATED');
  expect(await on('2026-12-04')).toMatchObject({ week: '2026-11-30', surcharge: 20 });
  expect(await on('2026-12-05')).toMatchObject({ week: '2026-11-30', surcharge: 31 });
  expect(await on('2026-12-09')).toMatchObject({ week: '2026-12-07', surcharge: 31 });
  expect(await on('2026-12-10')).toMatchObject({ week: '2026-12-07', surcharge: 32 });
});

const bandsOf = (column: 1 | 2) => publishedBands.map((row) => ({ from_price: row[0], surcharge: row[column] }));

describe('Midwest Motor Express, mmeinc.com', () => {
  it.each(publishedBands)('from $%d on: LTL %d %%, truckload %d %%', (low, ltl, tl) => {
    const high = Math.round((low + 0.049) * 1000) / 1000;
    for (const price of [low, high]) {
      expect([fuelSurcharge(bandsOf(1), price), fuelSurcharge(bandsOf(2), price)]).toEqual([ltl, tl]);
    }
  });

  it('goes on with the highest band, and takes nothing below the lowest', () => {
    expect(fuelSurcharge(bandsOf(1), 6.2)).toBe(35);
    expect(fuelSurcharge(bandsOf(1), 2.099)).toBe(0);
  });
});
