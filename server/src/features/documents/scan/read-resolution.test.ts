import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readDotShape } from './read-resolution.ts';
import { readType } from './sniff-type.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'portal-heads-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
const written = (bytes: Buffer): string => {
  const file = path.join(folder, String((files += 1)));
  writeFileSync(file, bytes);
  return file;
};

type Dots = readonly [across: number, down: number];

const numberBytes = (size: 2 | 4, value: number, isLittle: boolean): Buffer => {
  const bytes = Buffer.alloc(size);
  if (isLittle) bytes.writeUIntLE(value, 0, size);
  else bytes.writeUIntBE(value, 0, size);
  return bytes;
};
const u16 = (value: number, isLittle = false): Buffer => numberBytes(2, value, isLittle);
const u32 = (value: number, isLittle = false): Buffer => numberBytes(4, value, isLittle);

/** A TIFF of pages that have nothing but their resolutions (TIFF 6.0, XResolution and YResolution). */
const tiff = (pages: readonly Dots[], isLittle: boolean, divisor = 1): Buffer => {
  const head = Buffer.concat([Buffer.from(isLittle ? 'II' : 'MM'), u16(42, isLittle), u32(8, isLittle)]);
  const pageBytes = 2 + 2 * 12 + 4 + 16;
  const parts = pages.map(([across, down], i) => {
    const at = 8 + i * pageBytes;
    const values = at + 2 + 2 * 12 + 4;
    const entry = (tag: number, where: number) =>
      Buffer.concat([u16(tag, isLittle), u16(5, isLittle), u32(1, isLittle), u32(where, isLittle)]);
    const next = i < pages.length - 1 ? at + pageBytes : 0;
    const rational = (dots: number) => Buffer.concat([u32(dots * divisor, isLittle), u32(divisor, isLittle)]);
    return Buffer.concat([
      u16(2, isLittle),
      entry(0x01_1a, values),
      entry(0x01_1b, values + 8),
      u32(next, isLittle),
      rational(across),
      rational(down),
    ]);
  });
  return Buffer.concat([head, ...parts]);
};

const png = (chunks: readonly [name: string, data: Buffer][]): Buffer =>
  Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    ...chunks.map(([name, data]) => Buffer.concat([u32(data.length), Buffer.from(name), data, u32(0)])),
    Buffer.alloc(32),
  ]);
const header: [string, Buffer] = ['IHDR', Buffer.alloc(13)];
const density = ([across, down]: Dots, unit = 1): [string, Buffer] => [
  'pHYs',
  Buffer.concat([u32(across), u32(down), Buffer.from([unit])]),
];

const jpeg = (segments: readonly [marker: number, data: Buffer][]): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...segments.map(([marker, data]) => Buffer.concat([Buffer.from([0xff, marker]), u16(data.length + 2), data])),
    Buffer.from([0xff, 0xda, 0, 12]),
    Buffer.alloc(32),
  ]);
const jfif = ([across, down]: Dots, unit: number): [number, Buffer] => [
  0xe0,
  Buffer.concat([Buffer.from('JFIF\0\u0001\u0002', 'latin1'), Buffer.from([unit]), u16(across), u16(down), u16(0)]),
];
const exif = (dots: Dots, isLittle = true): [number, Buffer] => [
  0xe1,
  Buffer.concat([Buffer.from('Exif\0\0'), tiff([dots], isLittle)]),
];

/*
 * ITU-T T.4 for the resolutions of faxes; TIFF 6.0, PNG (third edition, 11.3.4.3), JFIF 1.02 and Exif 2.32 for where they
 * are written.
 */
describe('the dots of a scan', () => {
  it.each<[string, Buffer, number, number]>([
    ['a fax of standard resolution', tiff([[204, 98]], true), 0, 204 / 98],
    ['a fax of fine resolution', tiff([[204, 196]], true), 0, 204 / 196],
    ['a fax of superfine resolution', tiff([[204, 391]], true), 0, 204 / 391],
    ['a fax by big-endian hand', tiff([[204, 98]], false), 0, 204 / 98],
    ['a scan of 300 dots either way', tiff([[300, 300]], true), 0, 1],
    ['fractions of dots', tiff([[200, 100]], true, 1000), 0, 2],
    [
      'the second page of a fax',
      tiff(
        [
          [204, 196],
          [204, 98],
        ],
        true,
      ),
      1,
      204 / 98,
    ],
    [
      'the third page',
      tiff(
        [
          [200, 200],
          [200, 100],
          [100, 200],
        ],
        false,
      ),
      2,
      0.5,
    ],
    ['a page that is not there', tiff([[204, 98]], true), 3, 1],
    ['dots of nought', tiff([[204, 0]], true), 0, 1],
    ['dots five times as many across', tiff([[500, 100]], true), 0, 1],
    ['a TIFF that ends at once', Buffer.from('II*\0'), 0, 1],
    ['a PNG in metres', png([header, density([8031, 3858])]), 0, 8031 / 3858],
    ['a PNG of a relation alone', png([header, density([2, 1], 0)]), 0, 2],
    ['a PNG with a text before it', png([header, ['tEXt', Buffer.from('Title\0Scan')], density([2, 1])]), 0, 2],
    ['a PNG without', png([header, ['IDAT', Buffer.alloc(8)]]), 0, 1],
    ['a PNG that says it too late', png([header, ['IDAT', Buffer.alloc(8)], density([2, 1])]), 0, 1],
    ['a JPEG in inches', jpeg([jfif([204, 98], 1)]), 0, 204 / 98],
    ['a JPEG in centimetres', jpeg([jfif([80, 39], 2)]), 0, 80 / 39],
    ['a JPEG of a relation alone', jpeg([jfif([1, 2], 0)]), 0, 0.5],
    ['a JPEG of a scanner', jpeg([exif([200, 100])]), 0, 2],
    ['a JPEG of a scanner, big-endian', jpeg([exif([200, 100], false)]), 0, 2],
    ['a JPEG with a comment before it', jpeg([[0xfe, Buffer.from('made by a scanner')], exif([100, 200])]), 0, 0.5],
    ['a JPEG without', jpeg([[0xfe, Buffer.from('nothing')]]), 0, 1],
    ['no picture', Buffer.from('%PDF-1.7'), 0, 1],
  ])('of %s', async (_, bytes, page, shape) => expect(await readDotShape(written(bytes), page)).toBeCloseTo(shape, 10));
});

const paper = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF';

/* ISO 32000-1, annex H: readers look for the header within the first 1,024 bytes. PJL: HP's printer job language. */
describe('what stands before the header of a PDF', () => {
  it.each([
    ['nothing', '', 'pdf'],
    ['a byte order mark', '\u00ef\u00bb\u00bf', 'pdf'],
    ['line ends', '\r\n\r\n', 'pdf'],
    ['a form feed', '\f', 'pdf'],
    ['zero bytes', '\0\0\0\0', 'pdf'],
    ['a printer job', '\u001b%-12345X@PJL JOB\r\n@PJL ENTER LANGUAGE=PDF\r\n', 'pdf'],
    ['a mail’s header', 'Content-Type: application/pdf\r\nContent-Transfer-Encoding: binary\r\n\r\n', 'pdf'],
    ['a form’s part', '------b\r\nContent-Disposition: form-data; name="file"\r\n\r\n', 'pdf'],
    ['a record of a scanner', `SCAN${'\0'.repeat(60)}`, 'pdf'],
    ['a header of PostScript', '%!PS-Adobe-3.0 ', 'pdf'],
    ['as much as readers pass over', ' '.repeat(1023), 'pdf'],
    ['a byte more', ' '.repeat(1024), 'text'],
    ['a page of text', 'All of this is text. '.repeat(60), 'text'],
  ])('%s', async (_, before, type) =>
    expect(await readType(written(Buffer.from(`${before}${paper}`, 'latin1')))).toBe(type),
  );

  it.each(['2.0', '1.0', '1.7'])('and is of version %s', async (version) =>
    expect(await readType(written(Buffer.from(`\n%PDF-${version}\n`)))).toBe('pdf'),
  );
});
