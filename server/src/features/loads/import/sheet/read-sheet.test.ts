import { describe, expect, it } from 'vitest';
import type { Problem } from '../../../../platform/http/errors.ts';
import { importLimits } from '@portal/contract/loads/import/import-columns.ts';
import { readSheetFile } from '../../../../platform/files/sheet/read-sheet-file.ts';
import { bookOf, fileOf, zipOf } from './sheet.fixture.ts';

const readSheet = (file: File) => readSheetFile(file, { ...importLimits, isHeading: () => false });
const cellsOf = async (content: string | Uint8Array<ArrayBuffer>) => {
  const { headings, rows } = await readSheet(fileOf(content));
  return [headings, ...rows].map(({ cells }) => cells);
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
      'inches and quotes in the middle of a cell',
      'a,b\n48" reel,"x" y',
      [
        ['a', 'b'],
        ['48" reel', '"x" y'],
      ],
    ],
    [
      'a first line that names the separator',
      'sep=;\r\na;b,c\r\n1;2',
      [
        ['a', 'b,c'],
        ['1', '2'],
      ],
    ],
    [
      'texts that were guarded against formulas',
      "a,b,c\n'=x,''-y,'z",
      [
        ['a', 'b', 'c'],
        ['=x', "'-y", "'z"],
      ],
    ],
    [
      'empty fields at the end',
      'a,b,c\n1,,',
      [
        ['a', 'b', 'c'],
        ['1', '', ''],
      ],
    ],
  ])('reads %s', async (_, text, expected) => {
    expect(await cellsOf(text)).toEqual(expected);
  });

  it.each([
    ['UTF-16 as Excel writes it', Buffer.from('\uFEFFañil\tb\n1\t2', 'utf16le'), false],
    ['UTF-16 the other way', Buffer.from('\uFEFFañil\tb\n1\t2', 'utf16le').swap16(), false],
    ['UTF-16 without a mark', Buffer.from('añil\tb\n1\t2', 'utf16le'), false],
    ['Windows-1252, and says so', Buffer.from('añil,b\n1,2', 'latin1'), true],
    ['UTF-8 with the sign that ends old files', Buffer.from('añil,b\n1,2\n\u001A'), false],
  ])('reads %s', async (_, bytes, isWindows1252) => {
    expect(await cellsOf(new Uint8Array(bytes))).toEqual([
      ['añil', 'b'],
      ['1', '2'],
    ]);
    expect(await readSheet(fileOf(new Uint8Array(bytes)))).toMatchObject({ isWindows1252 });
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

  const oneSheet = (book: string, more: Record<string, string> = {}) =>
    bookOf(sheet(headings), { 'xl/workbook.xml': book, ...more });
  const namespaces = 'xmlns:rel="http://purl.oclc.org/ooxml/officeDocument/relationships"';

  it('reads the first sheet that is shown, names it, and leaves hidden rows out by their numbers', async () => {
    const book = oneSheet(
      `<workbook ${namespaces}><sheets><sheet name="OLD" rel:id="rId1" state="hidden"/><sheet name="Chart" rel:id="rId3"/>
        <sheet name="N_x00e9_W" rel:id="rId2"/></sheets></workbook>`,
      {
        'xl/_rels/workbook.xml.rels': `<Relationships>
          <Relationship Id="rId1" Type="http://x/worksheet" Target="worksheets/sheet1.xml"/>
          <Relationship Id="rId2" Type="http://x/worksheet" Target="/other/new.xml"/>
          <Relationship Id="rId3" Type="http://x/chartsheet" Target="chartsheets/sheet1.xml"/></Relationships>`,
        'other/new.xml': sheet(
          '<row r="1"><c><v>1</v></c></row><row r="2" hidden="1"><c><v>2</v></c></row><row r="3" hidden="true"/><row r="4"><c><v>3</v></c></row>',
        ),
      },
    );
    const { headings: head, rows, name, hiddenRows } = await readSheet(fileOf(book));
    expect([head.cells, ...rows.map(({ cells }) => cells)]).toEqual([['1'], ['3']]);
    expect({ name, hiddenRows }).toEqual({ name: 'NéW', hiddenRows: [2] });
  });

  it('finds parts by their relationships, wherever they stand', async () => {
    const row = '<row r="2"><c r="a2" t="s"><v>0</v></c><c r="c2" s="0"><v>46357</v></c></row>';
    const book = zipOf({
      '_rels/.rels':
        '<Relationships><Relationship Id="a" Type="x/officeDocument" Target="book/main.xml"/></Relationships>',
      'book/main.xml': `<workbook ${namespaces}><sheets><sheet name="S" rel:id="b"/></sheets></workbook>`,
      'book/_rels/main.xml.rels': `<Relationships><Relationship Id="b" Type="x/worksheet" Target="../one.xml"/>
        <Relationship Id="c" Type="x/sharedStrings" Target="strings/shared1.xml"/>
        <Relationship Id="d" Type="x/styles" Target="look.xml"/></Relationships>`,
      'one.xml': sheet(headings + row),
      'book/strings/shared1.xml': '<sst><si><t>Dock 4_x000D_\nGate_x0020_B _x005F_x000D_</t></si></sst>',
      'book/look.xml': '<styleSheet><cellXfs><xf numFmtId="15"/></cellXfs></styleSheet>',
    });
    expect(await cellsOf(book)).toEqual([['one'], ['Dock 4\nGate B _x000D_', '', '2026-12-01']]);
  });

  it.each(['../%E0.xml', 'http://['])('refuses a book whose sheet is said to be at %s', async (target) => {
    const links = `<Relationships><Relationship Id="rId1" Target="${target}"/></Relationships>`;
    expect(await codeOf(bookOf(sheet(headings), { 'xl/_rels/workbook.xml.rels': links }))).toBe(
      'lists.import_not_a_sheet',
    );
  });

  it('reads numbers as their formats show them', async () => {
    const formats = ['00000-0000', '00000', '[h]:mm', 'yyyy-mm-dd hh:mm', '0.00%', '[$-409]mmm', '0.0 "days"'];
    const cell = (at: number, value: string) => `<c s="${at}"><v>${value}</v></c>`;
    const values = ['21341234', '2134', '1.25', '46357.604166666664', '0.125', '46357', '1.5'];
    const book = bookOf(sheet(`${headings}<row r="2">${values.map((value, at) => cell(at, value)).join('')}</row>`), {
      'xl/styles.xml': `<styleSheet><numFmts>${formats
        .map((code, at) => `<numFmt numFmtId="${170 + at}" formatCode="${code.replaceAll('"', '&quot;')}"/>`)
        .join(
          '',
        )}</numFmts><cellXfs>${formats.map((_, at) => `<xf numFmtId="${170 + at}"/>`).join('')}</cellXfs></styleSheet>`,
    });
    expect((await cellsOf(book))[1]).toEqual([
      '02134-1234',
      '02134',
      '30:00',
      '2026-12-01 14:30',
      '12.5%',
      '2026-12-01',
      '1.5',
    ]);
  });

  it('marks errors by the type of the cell, and formulas without a result', async () => {
    const row = `<row r="2"><c t="e"><v>#SPILL!</v></c><c><f>650*2</f><v/></c><c t="str"><f>A1</f></c>
      <c t="str"><f>""</f><v></v></c><c><f>650*2</f><v>0</v></c><c><v>0</v></c><c t="d"><v>2026-12-01T14:30:00Z</v></c></row>`;
    const [plain] = (await readSheet(fileOf(bookOf(sheet(headings + row))))).rows;
    expect(plain).toMatchObject({ cells: ['#SPILL!', '', '', '', '0', '0', '2026-12-01 14:30'] });
    expect(plain?.marks).toMatchObject({ 0: 'error', 1: 'uncomputed', 2: 'uncomputed', 4: 'number' });
    const book = '<workbook><sheets><sheet r:id="rId1"/></sheets><calcPr fullCalcOnLoad="1"/></workbook>';
    const stale = (await readSheet(fileOf(bookOf(sheet(headings + row), { 'xl/workbook.xml': book })))).rows[0];
    expect(stale?.marks).toMatchObject({ 4: 'uncomputed', 5: 'number' });
  });

  it('cuts no text: one that is too long is marked', async () => {
    const text = 'x'.repeat(2001);
    const row = `<row r="2"><c t="inlineStr"><is><t>${text}</t></is></c></row>`;
    const [found] = (await readSheet(fileOf(bookOf(sheet(headings + row))))).rows;
    expect(found?.marks).toEqual({ 0: 'too_long' });
    expect((await readSheet(fileOf(`a\n${text}`))).rows[0]?.marks).toEqual({ 0: 'too_long' });
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
  const locked = Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(600),
    Buffer.from('EncryptedPackage', 'utf16le'),
  ]);
  const xml2003 =
    '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>';
  const flat =
    '<?xml version="1.0"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"/>';
  const image = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  it.each([
    ['an image', image, 'lists.import_not_a_sheet'],
    ['bytes without a meaning', Buffer.from('a,b\0c\n1,2'), 'lists.import_not_a_sheet'],
    ['an old Excel file', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'lists.import_old_excel'],
    ['a book with a password', locked, 'lists.import_locked'],
    ['half a letter of UTF-16', Buffer.from('fffe6100620a00', 'hex'), 'lists.import_encoding'],
    ['broken UTF-8 that is marked as such', Buffer.from('efbbbf61ff', 'hex'), 'lists.import_encoding'],
    ['an XML spreadsheet of 2003', xml2003, 'lists.import_xml_2003'],
    ['a flat OpenDocument file', flat, 'lists.import_open_document'],
    [
      'an OpenDocument book',
      zipOf({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<x/>' }),
      'lists.import_open_document',
    ],
    ['a binary book', zipOf({ 'xl/workbook.bin': 'x' }), 'lists.import_binary_excel'],
    ['a Numbers file', zipOf({ 'Index/Document.iwa': 'x' }), 'lists.import_apple_numbers'],
    ['a web page', '\r\n<html><body><table><tr><td>a</td></tr></table></body></html>', 'lists.import_web_page'],
    ['a quotation mark that is never closed', 'a,b\n1,"2\n3', 'lists.import_open_quote'],
    ['a heading beyond the widest sheet', `${'a,'.repeat(120)}a\n1`, 'lists.import_too_wide'],
    ['such a heading in a book', bookOf(sheet('<row><c r="DQ1"><v>1</v></c></row>')), 'lists.import_too_wide'],
    ['headings alone', 'a,b\n', 'lists.import_empty'],
    ['nothing but blanks', ' \n\n', 'lists.import_empty'],
    ['some other archive', zipOf({ 'readme.txt': 'hello' }), 'lists.import_not_a_sheet'],
    ['a torn archive', bookOf(sheet(headings)).subarray(0, 300), 'lists.import_not_a_sheet'],
    ['broken XML', bookOf('<worksheet><sheetData><row>'), 'lists.import_not_a_sheet'],
    ['more rows than are read', `a\n${'1\n'.repeat(1001)}`, 'lists.import_too_many_rows'],
    ['a sheet of more rows', bookOf(sheet('<row><c><v>1</v></c></row>'.repeat(5000))), 'lists.import_too_many_rows'],
  ])('%s is refused', async (_, content, code) => {
    expect(await codeOf(content as Uint8Array<ArrayBuffer>)).toBe(code);
  });

  it('a bomb is refused before it unpacks, whatever it says of its size', async () => {
    const bomb = bookOf(sheet(headings), { 'xl/sharedStrings.xml': Buffer.alloc(64 * 1024 * 1024, ' ') });
    expect(bomb.length).toBeLessThan(100_000);
    const before = process.memoryUsage().arrayBuffers;
    expect(await codeOf(bomb)).toBe('lists.import_too_big_inside');
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(32 * 1024 * 1024);
  });

  it('entities that grow are not expanded', async () => {
    const laughs = '<!DOCTYPE w [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>';
    const row = '<row><c t="inlineStr"><is><t>&b;</t></is></c></row>';
    expect(await codeOf(bookOf(laughs + sheet(headings + row)))).toBe('lists.import_not_a_sheet');
  });
});
