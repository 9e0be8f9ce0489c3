import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { acceptedLoad } from '../../../testing/fixtures/accepted-load.ts';
import { drawPaper } from '../../../testing/fixtures/drawn-paper.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let shipper: Shipper;

beforeAll(async () => {
  app = await sharedTestApp();
  shipper = await makeShipper(app);
});

const drawn = async (load_id: number): Promise<string> =>
  (await drawPaper(app, shipper, { load_id, type: 'commercial_invoice', language: 'en' })).text;

test('the commercial invoice gives each line its value, and a total only where it adds up', async () => {
  const customs = { unit_value: 0.29, hs_code: '8471.30.0100', country_of_origin: 'CN' };
  const load = await acceptedLoad(app, shipper);
  const { db } = app.services;
  await db.updateTable('stops').set({ country: 'MX' }).where('load_id', '=', load).where('position', '=', 1).execute();
  const { rows } = await sql<{ id: number }>`
    update line_items set packaging_unit = 'CTN', packaging_unit_count = 333,
      unit_value = ${customs.unit_value}, hs_code = ${customs.hs_code}, country_of_origin = ${customs.country_of_origin}
    where load_id = ${load} returning id`.execute(db);
  const one = await drawn(load);
  for (const said of ['8471.30.0100', 'China', '$0.29', '$96.57']) expect(one).toContain(said);
  await sql`insert into line_items (load_id, position, commodity, freight_class, handling_unit, handling_unit_count,
      dimension_unit, weight, weight_unit, unit_value)
    values (${load}, 1, 'Pumps', '70', 'CRT', 3, 'in', 400, 'lb', 1000)`.execute(db);
  const two = await drawn(load);
  for (const said of ['$1,000.00', '$3,000.00', '$3,096.57']) expect(two).toContain(said);
  await db
    .updateTable('line_items')
    .set({ unit_value: null })
    .where('id', '=', rows[0]?.id ?? 0)
    .execute();
  const partly = await drawn(load);
  expect(partly).toContain('$3,000.00');
  expect(partly.match(/\$3,0/g)).toHaveLength(1);
});

test('the commercial invoice has gross and net weight as entered and in the other unit (19 CFR 141.86(a)(4))', async () => {
  const load = await acceptedLoad(app, shipper);
  const { db } = app.services;
  await db.updateTable('stops').set({ country: 'MX' }).where('load_id', '=', load).where('position', '=', 1).execute();
  await db.deleteFrom('line_items').where('load_id', '=', load).execute();
  await sql`insert into line_items (load_id, position, commodity, freight_class, handling_unit, handling_unit_count,
      dimension_unit, weight, weight_unit, net_weight)
    values (${load}, 0, 'Pumps', '70', 'CRT', 3, 'cm', 5400, 'kg', 5000),
      (${load}, 1, 'Valves', '70', 'CRT', 1, 'cm', 200, 'kg', 150)`.execute(db);
  const text = await drawn(load);
  for (const said of ['5,400 kg', '11,905 lb', 'Net weight', '5,000 kg', '11,023.1 lb']) expect(text).toContain(said);
  for (const total of ['5,600 kg', '5,150 kg']) expect(text).toContain(total);
  await db
    .updateTable('line_items')
    .set({ net_weight: null })
    .where('load_id', '=', load)
    .where('position', '=', 1)
    .execute();
  const partly = await drawn(load);
  expect(partly).toContain('5,000 kg');
  expect(partly).not.toContain('5,150 kg');
});
