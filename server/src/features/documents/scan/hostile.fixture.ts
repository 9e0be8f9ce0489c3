import { crc32, deflateRawSync, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const u16 = (value: number) => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
};
const u32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value >>> 0);
  return bytes;
};

export type ZipEntry = { name: string; data: Buffer | string; method?: number; flags?: number; repeat?: number };

/** A ZIP archive of these entries; `repeat` names the same packed bytes several times, as bombs do. */
export const zip = (entries: readonly ZipEntry[]): Buffer => {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  let count = 0;
  for (const { name, data, method = 8, flags = 0, repeat = 1 } of entries) {
    const raw = Buffer.from(data);
    const packed = method === 8 ? deflateRawSync(raw) : raw;
    const title = Buffer.from(name);
    const sizes = [u32(crc32(raw)), u32(packed.length), u32(raw.length)];
    const head = [u16(20), u16(flags), u16(method), u32(0), ...sizes, u16(title.length), u16(0)];
    const local = Buffer.concat([u32(0x04034b50), ...head, title, packed]);
    for (let time = 0; time < repeat; time += 1) {
      directory.push(
        Buffer.concat([u32(0x02014b50), u16(20), ...head, u16(0), u16(0), u16(0), u32(0), u32(at), title]),
      );
      count += 1;
    }
    bodies.push(local);
    at += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.concat([u32(0x06054b50), u32(0), u16(count), u16(count), u32(list.length), u32(at), u16(0)]);
  return Buffer.concat([...bodies, list, end]);
};

const types = '<?xml version="1.0"?><Types><Override ContentType="application/xml"/></Types>';

/** The least of a sheet, with more entries in it. */
export const xlsx = (more: readonly ZipEntry[] = [], contentTypes = types): Buffer =>
  zip([{ name: '[Content_Types].xml', data: contentTypes }, { name: 'xl/workbook.xml', data: '<workbook/>' }, ...more]);
export const docx = (more: readonly ZipEntry[] = []): Buffer =>
  zip([{ name: '[Content_Types].xml', data: types }, { name: 'word/document.xml', data: '<w:document/>' }, ...more]);

/** A PDF of one page with these objects in it besides. */
export const pdf = (objects = '', { head = '%PDF-1.7\n', tail = '' } = {}): Buffer => {
  const body = `${head}1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>endobj
${objects}
`;
  return Buffer.from(
    `${body}xref\n0 1\n0000000000 65535 f \ntrailer<</Root 1 0 R/Size 4>>\nstartxref\n${body.length}\n%%EOF\n${tail}`,
    'latin1',
  );
};

/** The same with objects packed together, where nobody sees them who does not unpack. */
export const packedPdf = (objects: string, dictionary = '/Type/ObjStm/Filter/FlateDecode'): Buffer => {
  const packed = deflateSync(Buffer.from(objects)).toString('latin1');
  return pdf(`9 0 obj<<${dictionary}/N 1/First 4/Length ${packed.length}>>stream\n${packed}\nendstream endobj`);
};

const chunk = (type: string, data: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

type PngParts = {
  width: number;
  height: number;
  rows?: Buffer;
  more?: readonly [string, Buffer][];
  interlaced?: boolean;
};

/** A grey PNG that says it has this size, whatever its rows come to. */
export const png = ({ width, height, rows, more = [], interlaced = false }: PngParts): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, interlaced ? 1 : 0], 8);
  const pixels = rows ?? Buffer.alloc((width + 1) * height);
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    chunk('IHDR', header),
    ...more.map(([type, data]) => chunk(type, data)),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** A JPEG header that says it has this size, with nothing behind it. */
export const jpegHeader = (width: number, height: number): Buffer => {
  const size = Buffer.alloc(4);
  size.writeUInt16BE(height, 0);
  size.writeUInt16BE(width, 2);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8]),
    size,
    Buffer.from([1, 1, 0x11, 0, 0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0xff, 0xd9]),
  ]);
};

const grey = { create: { width: 24, height: 16, channels: 3, background: '#888' } } as const;

/** Whole, small pictures. */
export const smallJpeg = await sharp(grey).jpeg().toBuffer();
export const smallWebp = await sharp(grey).webp().toBuffer();
export const smallTiff = await sharp(grey).tiff().toBuffer();
export const smallGif = await sharp(grey).gif().toBuffer();

export const withComment = (comment: string): Buffer => {
  const text = Buffer.from(comment);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(text.length + 2);
  return Buffer.concat([smallJpeg.subarray(0, 2), Buffer.from([0xff, 0xfe]), length, text, smallJpeg.subarray(2)]);
};

export const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

/** A PDF whose catalog has these entries, with these objects besides. */
export const catalogPdf = (entries: string, objects = ''): Buffer =>
  pdf(`1 0 obj<</Type/Catalog/Pages 2 0 R ${entries}>>endobj\n${objects}`);
