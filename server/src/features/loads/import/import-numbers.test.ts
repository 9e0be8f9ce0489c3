import type { ImportReply } from '@portal/contract/loads/import/import.contract.ts';
import { loadImport } from '@portal/contract/loads/import/import.contract.ts';
import { beforeAll, expect, it } from 'vitest';
import { makeShipper } from '../../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { bookOf, csvOf, fileOf, goodRow } from './sheet/sheet.fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});

const placesOf = ({ rows }: ImportReply) =>
  rows.flatMap(({ faults }) => faults.map(({ row, column, code }) => [row, column, code]));

it('reads numbers as the language writes them and asks where two are meant', async () => {
  const shipper = await makeShipper(app);
  const rows = [
    goodRow({ weight: '1.234,5', length: '48,5', handling_unit_count: '1' }),
    goodRow({ load_key: 'A-2', weight: '1,234' }),
    goodRow({ load_key: 'A-3', weight: '1.234' }),
  ];
  const readIn = async (language: 'en' | 'es') => {
    const body = { file: fileOf(csvOf(rows)), dry_run: 'true' as const, language };
    return (await app.call(loadImport.importLoads, { body, token: shipper.token })).body;
  };
  const [english, spanish] = [await readIn('en'), await readIn('es')];
  expect(english.loads.map(({ weight_lb }) => weight_lb).slice(0, 2)).toEqual([1234.5, 1234]);
  expect(placesOf(english)).toEqual([[4, 'weight', 'lists.import_two_numbers']]);
  expect(spanish.loads[0]?.weight_lb).toBe(1234.5);
  expect(placesOf(spanish)).toEqual([
    [3, 'weight', 'lists.import_two_numbers'],
    [4, 'weight', 'lists.import_two_numbers'],
  ]);
  expect(spanish.rows[1]?.faults[0]?.msg.es).toBe('1,234 puede ser 1234 o 1.2340. Escriba así el que corresponda.');
});

it('has no doubt about the numbers that a spreadsheet keeps as such', async () => {
  const shipper = await makeShipper(app);
  const row = goodRow({ weight: '1300.125', length: '48.125' });
  const cells = (texts: readonly (readonly [string, string])[]) =>
    texts.map(([column, text]) =>
      ['weight', 'length'].includes(column) && text !== column
        ? `<c><v>${text}</v></c>`
        : `<c t="inlineStr"><is><t>${text}</t></is></c>`,
    );
  const entries = Object.entries(row);
  const lines = [entries.map(([column]) => [column, column] as const), entries].map(
    (texts) => `<row>${cells(texts).join('')}</row>`,
  );
  const book = bookOf(`<worksheet><sheetData>${lines.join('')}</sheetData></worksheet>`);
  const { body } = await app.call(loadImport.importLoads, {
    body: { file: fileOf(book, 'loads.xlsx'), dry_run: 'true' },
    token: shipper.token,
  });
  expect(placesOf(body)).toEqual([]);
  expect(body.loads[0]?.weight_lb).toBe(1300.13);
});

it('still takes the headings of Spanish templates from before columns were renamed', async () => {
  const shipper = await makeShipper(app);
  const row = goodRow({ po_number: 'PO-1', hs_code: '8471.30' });
  const csv = csvOf([row]).replace('po_number', 'Número de OC').replace('hs_code', 'Código HS');
  const body = { file: fileOf(csv), dry_run: 'true' as const };
  const reply = (await app.call(loadImport.importLoads, { body, token: shipper.token })).body;
  expect(reply.unknown_headings).toEqual([]);
  expect(reply.rows[0]?.values).toMatchObject({ po_number: 'PO-1', hs_code: '8471.30' });
});
