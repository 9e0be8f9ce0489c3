import { mostMappings } from '@portal/contract/loads/import/import-columns.ts';
import { loadImport } from '@portal/contract/loads/import/import.contract.ts';
import { importMappings } from '@portal/contract/loads/import/import-mappings.contract.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeShipper, type Shipper } from '../../../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { inDays } from '../../load-body.fixture.ts';
import { fileOf } from '../sheet/sheet.fixture.ts';

let app: TestApp;
let shipper: Shipper;
beforeAll(async () => {
  app = await sharedTestApp();
  shipper = await makeShipper(app);
});

/** A file as a warehouse's system writes it: its own headings, kilos, no modes and no kinds of pallets. */
const headings = [
  'Order No.',
  'Ship day',
  'From postal',
  'To postal',
  'Goods',
  'Pallets',
  'Gross kg',
  'NMFC class',
  'Clerk',
];
const warehouseFile = (orders: readonly string[], head = headings) =>
  fileOf([head.join(','), ...orders.map((order) => `${order},${inDays(3)},75207,60632,Pumps,2,500,70,Ana`)].join('\n'));
const columns = {
  'Order No.': 'external_id',
  'Ship day': 'pickup_date',
  'From postal': 'pickup_zip_code',
  'To postal': 'delivery_zip_code',
  Goods: 'commodity',
  Pallets: 'handling_unit_count',
  'Gross kg': 'weight',
  'NMFC class': 'freight_class',
} as const;
const fixed = { mode: 'ltl', handling_unit: 'PAT', weight_unit: 'kg' } as const;
const mapping = { name: 'Warehouse', headings, columns, fixed };

const read = (file: File, { token } = shipper) => app.call(importMappings.readHeadings, { body: { file }, token });
const bring = (file: File, { token } = shipper, dry = false) =>
  app.call(loadImport.importLoads, { body: { file, dry_run: dry ? 'true' : 'false' }, token });
const add = (body: object, { token } = shipper) =>
  app.call(importMappings.add, { body: body as typeof mapping, token });
const codeOf = (body: unknown) => (body as { detail: { code: string }[] }).detail[0]?.code;

describe('a file with headings of its own', () => {
  it('is read once its columns were said, whatever their order, and by a colleague too', async () => {
    const { body: unread } = await read(warehouseFile(['WO-1']));
    expect(unread).toMatchObject({ mapping: null, missing: expect.arrayContaining(['mode', 'weight']) });
    expect(unread.headings[0]).toEqual({ heading: 'Order No.', column: null, samples: ['WO-1'] });
    expect((await bring(warehouseFile(['WO-1']))).status).toBe(400);
    const { status, body: kept } = await add(mapping);
    expect([status, kept.columns, kept.fixed]).toEqual([201, columns, fixed]);
    const { body: known } = await read(warehouseFile(['WO-1']));
    expect(known).toMatchObject({ mapping: { id: kept.id }, missing: [] });
    const colleague = await makeShipper(app, { account_id: shipper.account_id, role: 'customer_agent' });
    const { body } = await bring(warehouseFile(['WO-1', 'WO-2']), colleague);
    expect(body).toMatchObject({ mapping: { name: 'Warehouse' }, unknown_headings: ['Clerk'] });
    expect(body.loads).toMatchObject([
      { load_key: 'WO-1', state: 'imported', weight_lb: 1102.31 },
      { load_key: 'WO-2', state: 'imported' },
    ]);
    const { body: list } = await app.call(loads.list, { query: { order_number: 'WO-2' }, token: shipper.token });
    expect(list.items).toMatchObject([{ id: body.loads[1]?.load_id, external_id: 'WO-2' }]);
    const again = await bring(warehouseFile(['WO-1']));
    expect(again.body.loads).toMatchObject([{ state: 'repeated', load_id: body.loads[0]?.load_id }]);
  });

  it('with one heading more is another file', async () => {
    const { body } = await read(warehouseFile(['WO-9'], [...headings, 'Remarks']));
    expect(body.mapping).toBeNull();
  });

  it('of another account says nothing here', async () => {
    const stranger = await makeShipper(app);
    expect((await read(warehouseFile(['WO-1']), stranger)).body.mapping).toBeNull();
    expect((await app.call(importMappings.list, { token: stranger.token })).body.items).toEqual([]);
  });
});

describe('a mapping', () => {
  it('is one of each kind of file, even of 5 at once', async () => {
    const owner = await makeShipper(app);
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(mapping, owner)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 201).map(({ body }) => codeOf(body)))).toEqual(
      new Set(['loads.mapping_exists']),
    );
  });

  it('is renamed, said otherwise and forgotten', async () => {
    const owner = await makeShipper(app);
    const { id } = (await add(mapping, owner)).body;
    const change = (body: object) => app.call(importMappings.change, { params: { id }, body, token: owner.token });
    expect((await change({ name: 'Plant 2' })).body).toMatchObject({ name: 'Plant 2', columns, fixed });
    expect((await change({ fixed: { ...fixed, mode: 'ftl' } })).body.fixed.mode).toBe('ftl');
    expect((await app.call(importMappings.remove, { params: { id }, token: owner.token })).status).toBe(204);
    expect((await change({ name: 'Gone' })).status).toBe(404);
    expect((await read(warehouseFile(['WO-1']), owner)).body.mapping).toBeNull();
  });

  it('names headings the file has, and each column once', async () => {
    const owner = await makeShipper(app);
    const codes = async (changes: object) => codeOf((await add({ ...mapping, ...changes }, owner)).body);
    expect(await codes({ columns: { Quantity: 'weight' } })).toBe('loads.mapping_heading_unknown');
    expect(await codes({ columns: { Goods: 'commodity', Clerk: 'commodity' } })).toBe('loads.mapping_column_twice');
    expect(await codes({ fixed: { ...fixed, weight: '5' } })).toBe('loads.mapping_column_twice');
  });

  it('is refused beyond the last one, also of several that are added at once', async () => {
    const owner = await makeShipper(app);
    const answers = await Promise.all(
      Array.from({ length: mostMappings + 5 }, (_, at) =>
        add({ ...mapping, name: `Plant ${at}`, headings: [...headings, `Column ${at}`] }, owner),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(mostMappings);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(({ body }) => codeOf(body))).toEqual(Array(5).fill('loads.mappings_too_many'));
  });
});
