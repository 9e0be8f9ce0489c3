import { freightClasses } from '@portal/contract/commodities/freight-class.ts';
import { weightBreakNames } from '@portal/contract/quotes/rating/ltl-tariff.ts';
import { sql } from 'kysely';
import { importTables } from '../../src/platform/csv-tables/import-tables.queries.ts';
import { systemContext } from '../../src/platform/context.ts';
import { rateByTariff } from '../../src/features/quotes/rating/rate-by-tariff.ts';
import { readRatingTables } from '../../src/features/quotes/rating/rating-tables.ts';
import type { RatedShipment } from '../../src/features/quotes/rating/rating-tables.ts';
import { ltlTables } from '../../src/features/quotes/tables/ltl-tables.ts';
import { makeCarrier, makeTariff } from '../../src/seed/carriers.ts';
import { type BenchApp, withBenchApp } from '../bench-app.ts';

// Imports a year of the tables of fifty carriers, some two million cells, by the code of the command and of the screens,
// and rates all of them for a shipment before and after in the same run: node server/benchmarks/quotes/rate-import.ts

const carriers = Number(process.env['BENCH_CARRIERS'] ?? 50);
const months = 12;
const bands = 26;
const ratings = 20;

const scacOf = (number: number): string =>
  `B${String.fromCharCode(65 + Math.floor(number / 26))}${String.fromCharCode(65 + (number % 26))}X`;
const scacs = Array.from({ length: carriers }, (_, number) => scacOf(number));
const firstDay = (month: number): string => `2027-${String(month + 1).padStart(2, '0')}-01`;

/** A table of terms and one of rates, as their files are exported. */
const files = (): { terms: string; rates: string; cells: number } => {
  const [termsTable, ratesTable] = ltlTables;
  const terms = [termsTable?.headers.join(',') ?? ''];
  const rates = [ratesTable?.headers.join(',') ?? ''];
  let cells = 0;
  for (let carrier = 0; carrier < carriers; carrier += 1) {
    // The tariff that was there is named too, since a file speaks of all tariffs of its carriers.
    terms.push(`${scacOf(carrier)},standard,2025-01-01,,LTL standard,72,98.5,29.5,,,,1,5`);
    for (let month = 0; month < months; month += 1) {
      const key = `${scacOf(carrier)},standard,${firstDay(month)}`;
      terms.push(`${key},,LTL ${month + 1},72,98.5,29.5,,,,1,5`);
      for (let band = 0; band < bands; band += 1) {
        for (const freightClass of freightClasses) {
          const rate = (step: number) => (Number(freightClass) * (0.7 + band / 20 - step / 12)).toFixed(2);
          rates.push(`${key},${band * 100},${freightClass},${weightBreakNames.map((_, step) => rate(step)).join(',')}`);
          cells += weightBreakNames.length;
        }
      }
    }
  }
  return { terms: terms.join('\r\n'), rates: rates.join('\r\n'), cells };
};

const shipmentOn = async ({ services }: BenchApp, pickup_date: string): Promise<RatedShipment> => {
  const ctx = systemContext(services, 'rate-import');
  const item = { commodity: '', freight_class: '70', nmfc_number: null, weight_lb: 1200, handling_unit: 'PAT' };
  const size = { handling_unit_count: 2, length_in: 48, width_in: 40, height_in: 48, stackable: false, hazmat: null };
  return {
    load_id: 0,
    price_zone: 'America/Chicago',
    mode: 'ltl',
    modes: ['ltl'],
    pickup_date,
    pickup_until: null,
    deliver_from: null,
    deliver_by: null,
    origin: { zip_code: '75207', state: 'TX', country: 'US' },
    destination: { zip_code: '60632', state: 'IL', country: 'US' },
    stops_between: [],
    crossings: [],
    countries: ['US'],
    distance_miles: 925,
    weight_lb: 1200,
    cargo: { weight_lb: 1200, linear_feet: 4, pallets: 2, piece: null, temperature: null, tarps: false },
    truck: { truck_type: null, team: false, partial: false, tarp_ft: null },
    trucks: [],
    temperature: null,
    parcels: null,
    cod: null,
    items: [{ ...item, ...size }],
    accessorials: [],
    tables: await readRatingTables(ctx, pickup_date),
    priced_at: new Date(),
  };
};

/** Milliseconds to rate a shipment by all carriers, the median of some times. */
const rateAll = async (app: BenchApp, pickup_date: string): Promise<number> => {
  const ctx = systemContext(app.services, 'rate-import');
  const rows = await app.services.db.selectFrom('carriers').selectAll().where('scac', 'in', scacs).execute();
  const shipment = await shipmentOn(app, pickup_date);
  const times: number[] = [];
  for (let turn = 0; turn < ratings; turn += 1) {
    const begun = performance.now();
    const answers = await Promise.all(rows.map((carrier) => rateByTariff(ctx, carrier, shipment)));
    times.push(performance.now() - begun);
    if (answers.some(({ offers }) => offers.length !== 1)) throw new Error('a carrier has no price');
  }
  return times.toSorted((a, b) => a - b)[ratings / 2] ?? 0;
};

await withBenchApp(async (app) => {
  const { db } = app.services;
  for (let carrier = 0; carrier < carriers; carrier += 1) {
    await makeTariff(db, await makeCarrier(db, { scac: scacOf(carrier) }));
  }
  const before = await rateAll(app, '2026-12-01');
  const { terms, rates, cells } = files();
  const [termsTable, ratesTable] = ltlTables;
  if (!termsTable || !ratesTable) throw new Error('there are tables of terms and of rates');
  const begun = performance.now();
  const reports = await importTables(
    db,
    [
      { table: termsTable, text: terms },
      { table: ratesTable, text: rates },
    ],
    { isDryRun: false },
  );
  const seconds = (performance.now() - begun) / 1000;
  const faults = reports.flatMap((report) => report.faults);
  if (faults.length > 0) throw new Error(JSON.stringify(faults.slice(0, 3)));
  await sql`analyze`.execute(db);
  const after = await rateAll(app, '2027-06-15');
  console.log(`${cells} cells of ${carriers} carriers: ${seconds.toFixed(1)} s (limit 60 s)`);
  console.log(`rating ${carriers} carriers: ${before.toFixed(1)} ms before, ${after.toFixed(1)} ms after`);
  console.log(`ratio ${(after / before).toFixed(2)}`);
});
