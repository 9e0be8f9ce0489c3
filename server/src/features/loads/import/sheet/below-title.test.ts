import { importLimits } from '@portal/contract/loads/import/import-columns.ts';
import { expect, it } from 'vitest';
import { bookOf, fileOf } from './sheet.fixture.ts';
import { readSheetFile } from '../../../../platform/files/sheet/read-sheet-file.ts';

const sheet = (rows: string): string => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
const headingsOf = (count: number) => Array.from({ length: count }, (_, at) => `h${at}`);
const read = (file: File) => readSheetFile(file, { ...importLimits, isHeading: (cell) => /^h\d+$/.test(cell) });
const row = (number: number, ...cells: string[]) =>
  `<row r="${number}">${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`;
const csv = (headings: string[], sign = ',') => [`Rates${sign} all lanes`, headings.join(sign), '1'].join('\n');

it('too many headings below a title are refused, as they are in the first row', async () => {
  const book = (count: number) => bookOf(sheet(row(1, 'Rates') + row(2, ...headingsOf(count)) + row(3, '1')));
  expect((await read(fileOf(csv(headingsOf(120))))).headings.number).toBe(2);
  expect((await read(fileOf(book(120)))).headings.cells).toHaveLength(120);
  const tooWide = { status: 400, items: [{ code: 'lists.import_too_wide' }] };
  await expect(read(fileOf(csv(headingsOf(121))))).rejects.toMatchObject(tooWide);
  await expect(read(fileOf(book(121)))).rejects.toMatchObject(tooWide);
});

it.each([
  ['Rates, as of May 1, 2026, all lanes', 'h1;h2;h3\n1,5;2,5;3'],
  ['Tarifas; vigentes; desde; mayo', 'h1,h2\n1,2\n3,4'],
  ['Rates, as of May 1, 2026', 'h1\th2\n1\t2,5\n3\t4,5'],
])('below a title with other signs the headings part the cells: %s', async (title, table) => {
  const { headings, rows } = await read(fileOf(`${title}\n${table}`));
  expect(headings.cells.slice(0, 2)).toEqual(['h1', 'h2']);
  expect(rows[0]?.cells).toHaveLength(headings.cells.length);
});
