import { keysOf } from '@portal/contract/values/records.ts';
import { crc32, deflateRawSync } from 'node:zlib';
import type { ImportColumn } from '@portal/contract/loads/import/import-columns.ts';
import { inDays } from '../../load-body.fixture.ts';

export type RowTexts = Partial<Record<ImportColumn, string>>;

/** A row as good as any: two pallets from Dallas to Chicago, under the key `A-1` unless said otherwise. */
export const goodRow = (changes: RowTexts = {}): RowTexts => ({
  load_key: 'A-1',
  mode: 'ltl',
  pickup_date: inDays(3),
  pickup_zip_code: '75207',
  delivery_zip_code: '60632',
  commodity: 'Machine parts',
  handling_unit: 'PAT',
  handling_unit_count: '2',
  length: '48',
  width: '40',
  height: '48',
  weight: '1300',
  ...changes,
});

const quoted = (text: string): string => (/[",;\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Rows as a CSV file, with the fields' own names as headings. */
export const csvOf = (rows: readonly RowTexts[], delimiter = ','): string => {
  const columns = [...new Set(rows.flatMap((row) => keysOf(row)))];
  const lines = rows.map((row) => columns.map((column) => quoted(row[column] ?? '')));
  return [columns, ...lines].map((line) => line.join(delimiter)).join('\r\n');
};

export const fileOf = (content: string | Uint8Array<ArrayBuffer>, name = 'loads.csv'): File =>
  new File([content], name);

/** A ZIP archive of files, deflated. */
export const zipOf = (files: Record<string, string | Buffer>): Buffer<ArrayBuffer> => {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04_03_4b_50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02_01_4b_50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(crc32(bytes), 16);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(bytes.length, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    parts.push(local, Buffer.from(name), packed);
    directory.push(entry, Buffer.from(name));
    offset += local.length + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06_05_4b_50, 0);
  end.writeUInt16LE(directory.length / 2, 8);
  end.writeUInt16LE(directory.length / 2, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, ...directory, end]);
};

/** An XLSX book with one sheet of this XML, and the formats a date (style 1) and a time (style 2) have. */
export const bookOf = (sheet: string, more: Record<string, string | Buffer> = {}): Buffer<ArrayBuffer> =>
  zipOf({
    'xl/workbook.xml': '<workbook><sheets><sheet name="Loads" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="hh:mm"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>',
    'xl/worksheets/sheet1.xml': sheet,
    ...more,
  });
