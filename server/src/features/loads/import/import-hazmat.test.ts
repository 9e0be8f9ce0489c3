import { loadImport } from '@portal/contract/loads/import/import.contract.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { beforeAll, expect, it } from 'vitest';
import { makeShipper } from '../../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { csvOf, fileOf, goodRow, type RowTexts } from './sheet/sheet.fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});

const acetone: RowTexts = {
  un_number: 'UN1090',
  proper_shipping_name: 'acetona',
  class_division: '3',
  packing_group: 'II',
  emergency_phone: '800-424-9300',
  emergency_registrant: 'Contract 4711',
  packaging_unit: 'DRM',
  packaging_unit_count: '4',
};

it('imports hazardous rows in the English of the table, and marks the cells it says otherwise', async () => {
  const { token } = await makeShipper(app);
  const rows = [
    goodRow(acetone),
    goodRow({ ...acetone, load_key: 'A-2', class_division: '8' }),
    goodRow({ ...acetone, load_key: 'A-3', emergency_registrant: '' }),
    goodRow({ ...acetone, load_key: 'A-4', limited_quantity: 'yes' }),
    goodRow({
      ...acetone,
      load_key: 'A-5',
      un_number: 'UN1950',
      proper_shipping_name: 'AEROSOLS',
      class_division: '2.1',
      packing_group: '',
    }),
  ];
  const { body } = await app.call(loadImport.importLoads, {
    body: { file: fileOf(csvOf(rows)), dry_run: 'false' },
    token,
  });
  const faults = body.rows.flatMap((row) => row.faults.map(({ row: number, column, code }) => [number, column, code]));
  expect(faults).toEqual([
    [3, 'class_division', 'commodities.hazmat_class_wrong'],
    [4, 'emergency_registrant', 'commodities.hazmat_registrant_missing'],
    [5, 'limited_quantity', 'commodities.hazmat_limited_too_heavy'],
  ]);
  const { body: list } = await app.call(loads.list, { query: {}, token });
  const names = list.items.map(async ({ id }) => {
    const { body: load } = await app.call(loads.details, { params: { id }, token });
    return load.line_items[0]?.hazmat?.proper_shipping_name;
  });
  expect(new Set(await Promise.all(names))).toEqual(new Set(['Acetone', 'Aerosols']));
});
