import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase, openPool } from '../platform/database/database.ts';
import { insertCalendars } from '../features/carriers/calendars.queries.ts';
import { insertFuelPrices, replaceFuelTable } from '../features/quotes/rating/fuel.queries.ts';
import { makeCarrier, makeTariff } from '../seed/carriers.ts';
import { drayageServiceId, makeDrayageTariffs } from '../seed/drayage-tariffs.ts';
import { makeParcelTariff } from '../seed/parcel-tariffs.ts';
import { makeTruckTariffs } from '../seed/truck-tariffs.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { exportTables, importFiles } from './tables-command.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'portal-tariffs-'));
const databases: TestDatabase[] = [];
let db: Database;

const newDatabase = async (): Promise<Database> => {
  const database = await createTestDatabase();
  databases.push(database);
  return openDatabase(openPool(database.url, 1));
};

beforeAll(async () => {
  db = await newDatabase();
  const ltl = await makeCarrier(db, { scac: 'NRTH' });
  await makeTariff(db, ltl, { fak: JSON.stringify({ '77.5': '70', '85': '70' }) });
  await makeTariff(db, ltl, { level: 1.1, effective_from: '2027-01-01', minimum_charge: 101.25 });
  await makeParcelTariff(db, await makeCarrier(db, { scac: 'BOXY', parcels_only: true }));
  await makeFuelAndRules(ltl);
  const trucks = await makeCarrier(db, { scac: 'HAUL', modes: ['ftl', 'expedited', 'reefer', 'flatbed'] });
  await importFiles(db, 'carriers', { place: await exported(), isDryRun: false });
  const level = { level: 1, valid_hours: 48 };
  await makeTruckTariffs(db, trucks, ['ftl', 'expedited', 'reefer', 'flatbed'], level);
  await makeDrayageTariffs(db, await drayageServiceId(db), [
    { place: 'USLAX' },
    { place: 'USLAX', service_class: 'priority', level: 1.18, effective_to: '2030-12-31' },
  ]);
});
/** A fuel table that the LTL tariffs name, a rule for room, and a calendar of the carrier. */
const makeFuelAndRules = async (carrierId: number): Promise<void> => {
  await insertFuelPrices(db, [
    { region: 'US', week: '2026-11-09', dollars_per_gallon: 3.757 },
    { region: 'US', week: '2026-11-16', dollars_per_gallon: 3.801 },
  ]);
  const table = {
    code: 'EIA-US',
    name: 'By the EIA',
    basis: 'percent',
    region: 'US',
    effective_after_days: 2,
  } as const;
  await replaceFuelTable(db, table, [
    { from_price: 3.5, surcharge: 28.5 },
    { from_price: 3.75, surcharge: 30.125 },
  ]);
  await replaceFuelTable(db, { ...table, code: 'TL', name: 'Trucks', basis: 'per_mile' }, [
    { from_price: 2, surcharge: 0.4 },
  ]);
  await insertCalendars(db, [{ code: 'LTL', name: 'LTL' }], [{ calendar: 'LTL', day: '2026-11-27', name: 'Friday' }]);
  await db
    .updateTable('carriers')
    .set({ calendar: 'LTL', countries: ['US', 'MX'] })
    .where('id', '=', carrierId)
    .execute();
  const fee = { border: 'MX', effective_from: '2026-01-01', note: 'Example', carrier_id: carrierId };
  await db
    .insertInto('border_fees')
    .values([
      { ...fee, direction: 'into_us', price: 245 },
      { ...fee, direction: 'out_of_us', price: 195 },
    ])
    .execute();
  const tariffs = await db
    .updateTable('tariffs')
    .set({ fuel_table: 'EIA-US', non_stackable_height_in: 96 })
    .where('carrier_id', '=', carrierId)
    .returning('id')
    .execute();
  for (const { id } of tariffs) {
    await db
      .insertInto('tariff_rules')
      .values([
        {
          tariff_id: id,
          kind: 'cubic_capacity',
          threshold: 750,
          below_density: 6,
          rated_pounds: 6,
          rated_class: '125',
        },
        { tariff_id: id, kind: 'overlength', threshold: 12, price: 110 },
        { tariff_id: id, kind: 'overlength', threshold: 20, price: 300, per: 'piece', not_with: 'cubic_capacity' },
      ])
      .execute();
  }
};

beforeEach(() => exported());
afterAll(async () => {
  await db.destroy();
  for (const database of databases) await database.drop();
  rmSync(folder, { recursive: true });
});

const exported = async (from = db): Promise<string> => {
  await exportTables(from, 'tables', folder);
  return folder;
};
const contents = (): Record<string, string> =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
const change = (table: string, from: string | RegExp, to: string): void => {
  const file = path.join(folder, `${table}.csv`);
  const before = readFileSync(file, 'utf8');
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  writeFileSync(file, after);
};
const read = (isDryRun = false, into = db): Promise<string[]> =>
  importFiles(into, 'tables', { place: folder, isDryRun });
const differences = async (isDryRun = false): Promise<string[]> =>
  (await read(isDryRun)).filter((line) => line.startsWith('  '));
const faults = async (): Promise<string[]> =>
  (
    await read().then(
      () => 'no fault',
      (error: Error) => error.message,
    )
  ).split('\n');

describe('fuel and calendars in files', () => {
  it('change, add and remove bands and days, never prices', async () => {
    change('fuel-bands', 'EIA-US,2000-01-01,3.75,30.125', 'EIA-US,2026-12-01,3.85,31');
    change('fuel-prices', /^US,2026-11-09.*\r\n/m, 'US,2026-11-23,3.82\r\n');
    change('closed-days', '2026-11-27,Friday', '2026-12-24,Christmas Eve');
    change('ltl-rules', /^(NRTH,standard,2025.*overlength,12,,,,)110/m, '$1125.5');
    change('border-fees', 'into_us,2026-01-01,245', 'into_us,2026-01-01,260.5');
    change('border-fees', /^NRTH,MX,out_of_us.*\r\n/m, '');
    expect(await differences()).toEqual([
      '  added    LTL · 2026-12-24',
      '  removed  LTL · 2026-11-27',
      '  changed  NRTH · MX · into_us · 2026-01-01: Price 245 -> 260.5',
      '  removed  NRTH · MX · out_of_us · 2026-01-01',
      '  added    US · 2026-11-23',
      '  added    EIA-US · 2026-12-01 · 3.85',
      '  removed  EIA-US · 2000-01-01 · 3.75',
      '  changed  NRTH · standard · 2025-01-01 · overlength · 12: Price 110 -> 125.5',
    ]);
  });

  it('are refused where a week is no Monday, or a name or a rule makes no sense', async () => {
    change('fuel-prices', '2026-11-16', '2026-11-17');
    expect((await faults())[0]).toBe('fuel-prices.csv line 3, Week: is not a Monday');
    await exported();
    change('carriers', ',LTL,tariff', ',NONE,tariff');
    change('ltl-tariffs', /EIA-US/, 'EIA-CA');
    change('fuel-bands', 'EIA-US', 'EIA-CA');
    change('ltl-rules', /(overlength,12,,)(,,)/, '$15$2');
    change('ltl-accessorials', /^(NRTH,standard,2025-01-01,LFTD,[\d.]+),/m, '$1,4');
    expect(await faults()).toEqual([
      'carriers.csv line 5, Calendar: there is no calendar NONE: add it to calendars.csv first',
      'fuel-bands.csv line 2, Fuel table: there is no fuel table EIA-CA: add it to fuel-tables.csv first',
      'ltl-tariffs.csv line 2, Fuel table: there is no fuel table EIA-CA: add it to fuel-tables.csv first',
      expect.stringMatching(/^ltl-rules\.csv line 3, .*: does not go with the rest of a rule of overlength$/),
      expect.stringMatching(/^ltl-rules\.csv line 3, .*: does not go with the rest of a rule of overlength$/),
      expect.stringMatching(/^ltl-accessorials\.csv line \d+, .*: does not go with LFTD, which collects no amount$/),
      'Nothing was changed.',
    ]);
  });
});

describe('tariffs in files', () => {
  it('change nothing when they come back as they went', async () => {
    expect(await differences(true)).toEqual([]);
  });

  it('make the same tariffs in another database', async () => {
    const before = contents();
    for (const table of [
      'ltl-rates',
      'parcel-rates',
      'truck-rates',
      'truck-lanes',
      'drayage-rates',
      'ltl-accessorials',
      'ltl-rules',
    ])
      expect(before[`${table}.csv`]?.split('\n').length).toBeGreaterThan(3);
    const other = await newDatabase();
    await read(false, other);
    await exported(other);
    await other.destroy();
    expect(contents()).toEqual(before);
  });

  it('say in words what differs, remove what a file leaves out of a tariff, and keep other carriers', async () => {
    change(
      'ltl-tariffs',
      /^NRTH,standard,2025-01-01,,LTL standard,72,98.5/m,
      'NRTH,standard,2025-01-01,,LTL standard,70,98.5',
    );
    change('ltl-tariffs', '77.5=70 85=70', '77.5=70');
    change('ltl-rates', /^NRTH,standard,2025-01-01,0,500,.*\r\n/m, '');
    change('truck-rates', /^(HAUL,ftl,"?Box truck, standard"?,2025-01-01,0),3.6/m, '$1,3.75');
    change('ltl-accessorials', /^(NRTH,standard,2025-01-01,COD,[\d.]+),\r/m, '$1,4.5\r');
    change('drayage-accessorials', /^(DRAY,USLAX,standard,2025-01-01,\w+),.*$/m, '$1,1.25');
    change('parcel-tariffs', /^BOXY,.*\r\n/m, '');
    const found = await differences();
    expect(found).toEqual([
      expect.stringMatching(/changed {2}DRAY · USLAX · standard · 2025-01-01 · \w+: Price [\d.]+ -> 1\.25/),
      '  changed  NRTH · standard · 2025-01-01: Discount percent 72 -> 70; Rated as class 77.5=70 85=70 -> 77.5=70',
      '  removed  NRTH · standard · 2025-01-01 · 0 · 500',
      '  changed  NRTH · standard · 2025-01-01 · COD: Percent of COD amount (none) -> 4.5',
      '  changed  HAUL · ftl · Box truck, standard · 2025-01-01 · 0: Per mile 3.6 -> 3.75',
    ]);
    await exported();
    expect(await differences(true)).toEqual([]);
  });

  it('take a future price beside the present one', async () => {
    change('ltl-tariffs', /$(?![\s\S])/, 'NRTH,standard,2028-01-01,,LTL 2028,65,120,31,,,,1,5\r\n');
    expect(await differences()).toEqual(['  added    NRTH · standard · 2028-01-01']);
    const tariffs = db.selectFrom('tariffs').select('effective_from').where('service_class', '=', 'standard');
    expect(await tariffs.orderBy('effective_from').execute()).toMatchObject([
      { effective_from: '2025-01-01' },
      { effective_from: '2027-01-01' },
      { effective_from: '2028-01-01' },
    ]);
  });

  it('are refused whole, with each fault by its line', async () => {
    change(
      'ltl-tariffs',
      /^NRTH,standard,2025-01-01,,LTL standard,7[02],/m,
      'NOBO,standard,2025-01-01,2024-01-01,LTL,172,',
    );
    change('drayage-tariffs', 'USLAX', 'USXXX');
    change('truck-lanes', /^HAUL,ftl,(.*),(CA|752|780),([\w]+),.*$/m, 'HAUL,ftl,$1,$2,$3,100,2');
    change('truck-accessorials', /^(HAUL,expedited,.*,2025-01-01),\w+,/m, '$1,NONE,');
    const found = await faults();
    expect(found).toEqual(
      expect.arrayContaining([
        'drayage-tariffs.csv line 2, Port or ramp: "USXXX" is not the code of a port or rail ramp',
        'ltl-tariffs.csv line 2, Discount percent: 172 is not between 0 and 100',
        expect.stringMatching(/^truck-lanes\.csv line \d+, Flat: a lane has either a flat price or one per mile$/),
        expect.stringMatching(/^truck-accessorials\.csv line 2, Accessorial: "NONE" is not one of the \d+ there are$/),
        'Nothing was changed.',
      ]),
    );
  });

  it('name carriers, tariffs and trucks that are not there', async () => {
    change('ltl-tariffs', /^NRTH,standard,2025/m, 'NOBO,standard,2025');
    change('ltl-rates', /^NRTH,standard,2025/m, 'NRTH,standard,2024');
    change('truck-tariffs', 'BOX_26', 'BOX_99');
    change('truck-tariffs', /0\.47,,/, '0.47,20,');
    expect(await faults()).toEqual(
      expect.arrayContaining([
        'ltl-tariffs.csv line 2, Carrier: there is no carrier NOBO: add it to carriers.csv first',
        'ltl-rates.csv line 2, Carrier: there is no tariff NRTH standard 2024-01-01: add it to ltl-tariffs.csv first',
        expect.stringMatching(/^truck-tariffs\.csv line \d+, Trucks: there is no truck BOX_99: add it to trucks\.csv/),
        expect.stringMatching(/^truck-tariffs\.csv line \d+, Fuel per mile: fuel is either per mile or a percent$/),
      ]),
    );
  });
});
