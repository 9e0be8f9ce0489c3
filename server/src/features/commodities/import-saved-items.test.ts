import { commodities } from '@portal/contract/commodities/commodities.contract.ts';
import writeExcelFile from 'write-excel-file/node';
import { beforeAll, expect, it } from 'vitest';
import { makeShipper } from '../../testing/fixtures/make-account.ts';
import { makeHolder } from '../../testing/fixtures/make-holder.ts';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});

const csv = (...lines: string[]) => new File([lines.join('\n')], 'items.csv', { type: 'text/csv' });
type Cells = readonly (string | number | boolean | null)[];

/** A book as a spreadsheet program saves it: numbers and yes or no are no texts. */
const book = async (...rows: Cells[]): Promise<File> => {
  const cells = rows.map((row) => row.map((value) => (value === null ? null : { value })));
  return new File([await writeExcelFile(cells).toBuffer()], 'items.xlsx');
};

const heads = 'Commodity,Class,Length,Width,Height,Weight of one unit,Stackable,HS code';
const discs = 'Brake discs,85,48,40,36,"1,240.5",yes,8708.30';

const take = (token: string, file: File, dry_run: 'true' | 'false' = 'false') =>
  app.call(commodities.importSavedItems, { token, body: { file, dry_run } });

it('tries a file out, takes it in, and leaves it alone the second time', async () => {
  const { token } = await makeShipper(app);
  const wrong = 'Valves,86,48,40,heavy,1,no,';
  const trial = await take(token, csv(heads, discs, wrong), 'true');
  expect(trial.body).toMatchObject({ dry_run: true, added: 1, faulty: 1 });
  expect(trial.body.faults.map(({ column }) => column)).toContain('height');
  expect((await app.call(commodities.savedItems, { token })).body.total).toBe(0);
  expect((await take(token, csv(heads, discs))).body).toMatchObject({ added: 1 });
  expect((await take(token, csv(heads, discs))).body).toMatchObject({ unchanged: 1 });
  const { items } = (await app.call(commodities.savedItems, { token, query: { search: '8708' } })).body;
  expect(items).toMatchObject([{ commodity: 'Brake discs', weight: 1240.5, stackable: true, hs_code: '8708.30' }]);
});

it('changes no item for somebody who may only add some', async () => {
  const { token, account_id } = await makeShipper(app);
  await take(token, csv(heads, discs));
  const clerk = await makeHolder(app, { kind: 'account_admin', account_id, without: ['patch:line-items'] });
  const file = csv(heads, discs.replace(',85,', ',70,'), 'Valves,70,48,40,36,10,no,');
  const { body } = await take(clerk.token, file);
  expect(body).toMatchObject({ added: 1, changed: 0, faulty: 1, faults: [{ code: 'lists.import_may_not_change' }] });
  const { items } = (await app.call(commodities.savedItems, { token })).body;
  expect(items.map(({ commodity, freight_class }) => [commodity, freight_class])).toEqual([
    ['Brake discs', '85'],
    ['Valves', '70'],
  ]);
});

it('keeps customs of an item, filters by class and refuses a change of an older version', async () => {
  const { token } = await makeShipper(app);
  const body = { commodity: 'Valves', freight_class: '70', unit_value: 12.5, country_of_origin: 'MX' } as const;
  const { id } = (await app.call(commodities.saveItem, { token, body })).body;
  const params = { id };
  expect((await app.call(commodities.savedItem, { token, params })).body).toMatchObject({ ...body, version: 1 });
  const ofClass = await app.call(commodities.savedItems, {
    token,
    query: { freight_class: ['70'], hazardous: 'false' },
  });
  expect(ofClass.body.total).toBe(1);
  expect((await app.call(commodities.savedItems, { token, query: { hazardous: 'true' } })).body.total).toBe(0);
  await app.call(commodities.changeSavedItem, { token, params, body: { unit_value: 14, version: 1 } });
  const second = await app.call(commodities.changeSavedItem, { token, params, body: { unit_value: 15, version: 1 } });
  expect(second).toMatchObject({ status: 409, body: { detail: [{ code: 'commodities.item_changed_meanwhile' }] } });
});

it('reads again what an export wrote, choices by their names in its language', async () => {
  const { token } = await makeShipper(app);
  await take(token, csv(`${heads},Handling unit,Country of origin`, `${discs},Skids,México`));
  const file = await app.call(commodities.exportSavedItems, { token, query: { format: 'csv', language: 'es' } });
  const text = String(file.body);
  expect(text).toContain('skid (tarima)');
  expect(text).toContain('México');
  expect((await take(token, csv(text))).body).toMatchObject({ unchanged: 1, faulty: 0, unknown_headings: [] });
});

it('takes a book of a spreadsheet program in, and refuses its rows in words as of a CSV file', async () => {
  const { token } = await makeShipper(app);
  const file = await book(
    heads.split(','),
    ['Brake discs', 85, 48, 40, 36, 1240.5, true, '8708.30'],
    ['Valves', 86, 48, 40, 'heavy', 1, false, null],
    ['Gaskets', 70, 48, 40, 36, '#REF!', false, null],
    ['BRAKE DISCS', 85, 48, 40, 36, 10, true, null],
  );
  const trial = await take(token, file, 'true');
  expect(trial.body).toMatchObject({ dry_run: true, added: 1, faulty: 3, unknown_headings: [] });
  expect(trial.body.faults).toMatchObject([
    { line: 3, name: 'Valves', column: 'height', code: 'lists.import_not_a_number' },
    { line: 4, name: 'Gaskets', column: 'weight', code: 'lists.import_formula_error' },
    { line: 5, name: 'BRAKE DISCS', code: 'lists.import_repeated' },
  ]);
  for (const { msg } of trial.body.faults) expect(msg.en).not.toBe(msg.es);
  expect((await take(token, file)).body).toMatchObject({ added: 1, faulty: 3 });
  const { items } = (await app.call(commodities.savedItems, { token })).body;
  expect(items).toMatchObject([
    { commodity: 'Brake discs', freight_class: '85', weight: 1240.5, stackable: true, hs_code: '8708.30' },
  ]);
});

it('reads again the book that an export wrote, in either language', async () => {
  const { token } = await makeShipper(app);
  await take(token, csv(heads, discs));
  for (const language of ['en', 'es'] as const) {
    const address = `${app.url}/api/account-commodity/export?format=xlsx&language=${language}`;
    const exported = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
    const file = new File([await exported.bytes()], 'line-items.xlsx');
    expect((await take(token, file)).body).toMatchObject({ unchanged: 1, faulty: 0, unknown_headings: [] });
  }
});

it.each([
  ['a book of nothing', Buffer.from('PK\u0003\u0004 and no more', 'latin1'), 'lists.import_not_a_sheet'],
  ['an old Excel file', Buffer.from('\u00d0\u00cf\u0011\u00e0', 'latin1'), 'lists.import_old_excel'],
])('refuses %s', async (_, content, code) => {
  const { token } = await makeShipper(app);
  const refused = await take(token, new File([content], 'items.xlsx'));
  expect(refused).toMatchObject({ status: 400, body: { detail: [{ code, field: 'file' }] } });
});

const hazmatHeads =
  'Commodity,UN number,Proper shipping name,Hazard class,Packing group,Technical name,24-hour emergency phone,Marine pollutant,Unit value (USD),HS code,Country of origin';
const paint = 'Paint,1263,Paint,3,II,,214-555-0163,no,12.5,3208.10,US';

it('takes hazardous goods in with their customs data, and an export of them is taken in unchanged', async () => {
  const { token } = await makeShipper(app);
  expect((await take(token, csv(hazmatHeads, paint))).body).toMatchObject({ added: 1, faults: [] });
  const { items } = (await app.call(commodities.savedItems, { token })).body;
  expect(items).toMatchObject([
    {
      hazmat: {
        un_number: 'UN1263',
        proper_shipping_name: 'Paint',
        class_division: '3',
        packing_group: 'II',
        emergency_phone: '214-555-0163',
      },
      unit_value: 12.5,
      hs_code: '3208.10',
      country_of_origin: 'US',
    },
  ]);
  for (const language of ['en', 'es'] as const) {
    const file = await app.call(commodities.exportSavedItems, { token, query: { format: 'csv', language } });
    expect((await take(token, csv(String(file.body)))).body).toMatchObject({
      unchanged: 1,
      faulty: 0,
      unknown_headings: [],
    });
  }
});

it('fills in what the table alone can mean, and changes and takes away what makes an item hazardous', async () => {
  const { token } = await makeShipper(app);
  const heads = 'Commodity,UN number,24-hour emergency phone';
  await take(token, csv(heads, 'Batteries,UN2794,214-555-0163'));
  const read = async () => (await app.call(commodities.savedItems, { token })).body.items[0]?.hazmat;
  expect(await read()).toMatchObject({ class_division: '8', proper_shipping_name: 'Batteries, wet, filled with acid' });
  const more = 'Commodity,Emergency number registered by';
  expect((await take(token, csv(more, 'Batteries,CHEMTREC 1234'))).body).toMatchObject({ changed: 1 });
  expect(await read()).toMatchObject({ un_number: 'UN2794', emergency_registrant: 'CHEMTREC 1234' });
  expect((await take(token, csv('Commodity,Class', 'Batteries,70'))).body).toMatchObject({ changed: 1 });
  expect(await read()).toMatchObject({ un_number: 'UN2794' });
  expect((await take(token, csv(heads, 'Batteries,,'))).body).toMatchObject({ changed: 1 });
  expect(await read()).toBeNull();
});

it('refuses what disagrees with the table, at its column and in both languages', async () => {
  const { token } = await makeShipper(app);
  const rows = [
    'No number,,Paint,3,II,,214-555-0163,no,,,',
    'Unknown,9999,Paint,3,II,,214-555-0163,no,,,',
    'Class,1263,Paint,8,II,,214-555-0163,no,,,',
    'Group,1263,Paint,3,,,214-555-0163,no,,,',
    'Technical,1993,"Flammable liquids, n.o.s.",3,II,,214-555-0163,no,,,',
    'Phone,1263,Paint,3,II,,call us,no,,,',
  ];
  const { faults, faulty } = (await take(token, csv(hazmatHeads, ...rows))).body;
  expect(faulty).toBe(rows.length);
  expect(faults.map(({ name, column }) => [name, column])).toEqual([
    ['No number', 'un_number'],
    ['Unknown', 'un_number'],
    ['Class', 'class_division'],
    ['Group', 'packing_group'],
    ['Technical', 'technical_name'],
    ['Phone', 'emergency_phone'],
  ]);
  for (const { msg } of faults) expect(msg.en).not.toBe(msg.es);
});
