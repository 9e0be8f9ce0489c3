import { describe, expect, it } from 'vitest';
import type { Problem } from '../../../../platform/http/errors.ts';
import { readSheet } from '../import-loads.ts';
import { bookOf, fileOf, zipOf } from './sheet.fixture.ts';

const cellsOf = async (content: string | Uint8Array<ArrayBuffer>) => {
  const { headings, rows } = await readSheet(fileOf(content));
  return [headings, ...rows.map(({ cells }) => cells)];
};
const codeOf = (content: string | Uint8Array<ArrayBuffer>) =>
  readSheet(fileOf(content)).then(
    () => 'read',
    (problem: Problem) => problem.items[0]?.code,
  );
const sheet = (rows: string): string => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
const headings = '<row r="1"><c r="A1" t="inlineStr"><is><t>one</t></is></c></row>';

describe('CSV', () => {
  it.each([
    [
      'commas',
      'a,b\r\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'semicolons',
      'a;b\n1,5;2',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'tabs',
      'a\tb\n1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a byte order mark',
      '\uFEFFa,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'old line ends',
      'a,b\r1,2\r',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'quotes',
      'a,b\n"x, ""y""\nz",2',
      [
        ['a', 'b'],
        ['x, "y"\nz', '2'],
      ],
    ],
    [
      'a quote that never ends',
      'a,b\n1,"2\n3',
      [
        ['a', 'b'],
        ['1', '2\n3'],
      ],
    ],
    [
      'empty fields at the end',
      'a,b,c\n1,,',
      [
        ['a', 'b', 'c'],
        ['1', ''],
      ],
    ],
  ])('reads %s', async (_, text, expected) => {
    expect(await cellsOf(text)).toEqual(expected);
  });

  it('reads what Excel calls Unicode text', async () => {
    expect(await cellsOf(Buffer.from('\uFEFFañil\tb\n1\t2', 'utf16le'))).toEqual([
      ['añil', 'b'],
      ['1', '2'],
    ]);
  });

  it('counts rows as the spreadsheet shows them, empty ones too', async () => {
    const { rows } = await readSheet(fileOf('a,b\n\n1,2\n,\n"x\ny",4'));
    expect(rows.map(({ number }) => number)).toEqual([3, 5]);
  });
});

describe('XLSX', () => {
  it('reads numbers, shared texts, dates, times, booleans and what formulas came to', async () => {
    const row = `<row r="3">
      <c r="A3" t="s"><v>1</v></c><c r="B3" s="1"><v>46357</v></c><c r="C3" s="2"><v>0.604166666666667</v></c>
      <c r="E3" t="b"><v>1</v></c><c r="F3"><f>1000+300.10</f><v>1300.1000000000001</v></c>
      <c r="G3" t="str"><f>A1</f><v>two</v></c><c r="H3" t="e"><f>1/0</f><v>#DIV/0!</v></c></row>`;
    const shared =
      '<sst><si><t>x</t></si><si><r><t>Tari</t></r><r><t>ma &amp; más</t></r><rPh><t>no</t></rPh></si></sst>';
    const book = bookOf(sheet(headings + row), { 'xl/sharedStrings.xml': shared });
    expect(await cellsOf(book)).toEqual([
      ['one'],
      ['Tarima & más', '2026-12-01', '14:30', '', 'true', '1300.1', 'two', '#DIV/0!'],
    ]);
  });

  it('reads names with a prefix, and days counted from 1904', async () => {
    const rows =
      '<x:row><x:c t="inlineStr"><x:is><x:t>a</x:t></x:is></x:c></x:row><x:row><x:c s="1"><x:v>44895</x:v></x:c></x:row>';
    const book = bookOf(`<x:worksheet><x:sheetData>${rows}</x:sheetData></x:worksheet>`, {
      'xl/workbook.xml':
        '<workbook><workbookPr date1904="1"/><sheets><sheet name="Loads" sheetId="1" r:id="rId1"/></sheets></workbook>',
    });
    expect(await cellsOf(book)).toEqual([['a'], ['2026-12-01']]);
  });

  it('takes rows that lie about their place in the order they come', async () => {
    const rows = ['5', '5', '2', 'x', '-1', '1.5'].map((r) => `<row r="${r}"><c><v>7</v></c></row>`).join('');
    const { rows: read } = await readSheet(fileOf(bookOf(sheet(rows))));
    expect(read.map(({ number }) => number)).toEqual([6, 7, 8, 9, 10]);
  });
});

describe('what is no sheet', () => {
  const image = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  it.each([
    ['an image', image, 'loads.import_encoding'],
    ['bytes without a meaning', Buffer.from('a,b\0c\n1,2'), 'loads.import_not_a_sheet'],
    ['an old Excel file', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'loads.import_old_excel'],
    ['Latin-1', Buffer.from('año,b\n1,2', 'latin1'), 'loads.import_encoding'],
    ['headings alone', 'a,b\n', 'loads.import_empty'],
    ['nothing but blanks', ' \n\n', 'loads.import_empty'],
    ['some other archive', zipOf({ 'readme.txt': 'hello' }), 'loads.import_not_a_sheet'],
    ['a torn archive', bookOf(sheet(headings)).subarray(0, 300), 'loads.import_not_a_sheet'],
    ['broken XML', bookOf('<worksheet><sheetData><row>'), 'loads.import_not_a_sheet'],
    ['more rows than are read', `a\n${'1\n'.repeat(1001)}`, 'loads.import_too_many_rows'],
    ['a sheet of more rows', bookOf(sheet('<row><c><v>1</v></c></row>'.repeat(5000))), 'loads.import_too_many_rows'],
  ])('%s is refused', async (_, content, code) => {
    expect(await codeOf(content as Uint8Array<ArrayBuffer>)).toBe(code);
  });

  it('a bomb is refused before it unpacks, whatever it says of its size', async () => {
    const bomb = bookOf(sheet(headings), { 'xl/sharedStrings.xml': Buffer.alloc(64 * 1024 * 1024, ' ') });
    expect(bomb.length).toBeLessThan(100_000);
    const before = process.memoryUsage().arrayBuffers;
    expect(await codeOf(bomb)).toBe('loads.import_too_big_inside');
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(32 * 1024 * 1024);
  });

  it('entities that grow are not expanded', async () => {
    const laughs = '<!DOCTYPE w [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>';
    const row = '<row><c t="inlineStr"><is><t>&b;</t></is></c></row>';
    expect(await codeOf(bookOf(laughs + sheet(headings + row)))).toBe('loads.import_not_a_sheet');
  });
});
