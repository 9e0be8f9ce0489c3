import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { PDFDocument as Pdf } from '@cantoo/pdf-lib';
import PDFKit from 'pdfkit';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { textsOf } from '../../../testing/read-pdf.ts';
import { lookThrough } from './scan-file.ts';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** What is kept of a file somebody sends. */
const kept = async (sent: Uint8Array) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'scan-'));
  folders.push(folder);
  const source = path.join(folder, 'sent');
  writeFileSync(source, sent);
  const file = await lookThrough(source, 'sent', { folder });
  return { ...file, bytes: readFileSync(file.path) };
};

const drawn = (options: PDFKit.PDFDocumentOptions = {}, link = 'https://carrier.example/'): Promise<Buffer> => {
  const doc = new PDFKit(options);
  doc.text('Guía de carga 100482', { link });
  doc.end();
  return buffer(doc);
};

describe('a PDF', () => {
  // RC4 with 40 and 128 bits, AES with 128 and 256 bits.
  it.each(['1.3', '1.4', '1.6', '1.7ext3'] as const)(
    'of version %s that opens without a password is kept open',
    async (pdfVersion) => {
      const sent = await drawn({ pdfVersion, ownerPassword: 'owner', permissions: { printing: 'highResolution' } });
      expect(sent.includes('/Encrypt')).toBe(true);
      const { bytes, content_type } = await kept(sent);
      expect(content_type).toBe('application/pdf');
      expect(bytes.includes('/Encrypt')).toBe(false);
      expect(await textsOf(bytes)).toEqual(['Guía de carga 100482']);
    },
  );

  it.each(['1.3', '1.4', '1.6', '1.7ext3'] as const)(
    'of version %s that needs a password is refused',
    async (pdfVersion) => {
      const sent = await drawn({ pdfVersion, userPassword: 'secret', ownerPassword: 'owner' });
      await expect(kept(sent)).rejects.toMatchObject({ reason: 'encrypted' });
    },
  );

  it('that hides a script behind an owner’s password is refused for the script', async () => {
    const sent = await drawn({ pdfVersion: '1.7', ownerPassword: 'owner' }, 'javascript:alert(1)');
    await expect(kept(sent)).rejects.toMatchObject({ reason: 'active_pdf' });
  });

  it.each([
    ['what a printer is sent', '\u001B%-12345X@PJL JOB\r\n@PJL ENTER LANGUAGE=PDF\r\n'],
    ['the head of an answer', 'HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\n\r\n'],
    ['a byte order mark', '\u00EF\u00BB\u00BF'],
    ['1,019 bytes of anything', '\u0001'.repeat(1019)],
  ])('behind %s is kept without it', async (_, before) => {
    const { bytes, content_type } = await kept(Buffer.concat([Buffer.from(before, 'latin1'), await drawn()]));
    expect(content_type).toBe('application/pdf');
    expect(bytes.toString('latin1', 0, 5)).toBe('%PDF-');
    expect(await textsOf(bytes)).toEqual(['Guía de carga 100482']);
  });

  it('whose header comes later is none', async () => {
    const late = Buffer.concat([Buffer.alloc(1025, 1), await drawn()]);
    await expect(kept(late)).rejects.toMatchObject({ reason: 'unknown_type' });
  });
});

/** 400 dots across, 200 down. */
const picture = sharp({ create: { width: 400, height: 200, channels: 3, background: '#fff' } });

/** A JPEG with a segment of its own first, of which the first byte after `ff` is its kind. */
const withSegment = (bytes: Buffer, kind: number, content: Buffer): Buffer =>
  Buffer.concat([bytes.subarray(0, 2), Buffer.from([0xff, kind, 0, content.length + 2]), content, bytes.subarray(2)]);

/** As scanners say how many dots an inch there are. */
const withJfif = (bytes: Buffer, across: number, down: number): Buffer => {
  const content = Buffer.from([...Buffer.from('JFIF\0'), 1, 2, 1, 0, across, 0, down, 0, 0]);
  return withSegment(bytes, 0xe0, content);
};

/** As cameras say it: a TIFF of two tags, their fractions behind them. */
const withExif = (bytes: Buffer, across: number, down: number): Buffer => {
  const long = (value: number) => [0, 0, 0, value];
  const tag = (low: number, at: number) => [1, low, 0, 5, ...long(1), ...long(at)];
  const tiff = [...Buffer.from('MM\0*'), ...long(8), 0, 2, ...tag(0x1a, 38), ...tag(0x1b, 46), ...long(0)];
  const fractions = [...long(across), ...long(1), ...long(down), ...long(1)];
  return withSegment(bytes, 0xe1, Buffer.from([...Buffer.from('Exif\0\0'), ...tiff, ...fractions]));
};

/** With another resolution across and down, in dots an inch. */
const withResolution = {
  jpeg: async (across: number, down: number) => withJfif(await picture.jpeg().toBuffer(), across, down),
  'jpeg of a camera': async (across: number, down: number) => withExif(await picture.jpeg().toBuffer(), across, down),
  png: async (across: number, down: number) => {
    const bytes = await picture.png().toBuffer();
    const chunk = Buffer.alloc(21);
    chunk.writeUInt32BE(9, 0);
    chunk.write('pHYs', 4, 'latin1');
    chunk.writeUInt32BE(Math.round(across / 0.0254), 8);
    chunk.writeUInt32BE(Math.round(down / 0.0254), 12);
    chunk[16] = 1;
    chunk.writeUInt32BE(crc32(chunk.subarray(4, 17)), 17);
    return Buffer.concat([bytes.subarray(0, 33), chunk, bytes.subarray(33)]);
  },
  tiff: (across: number, down: number) => picture.tiff({ xres: across / 25.4, yres: down / 25.4 }).toBuffer(),
};

/** The shape of what is kept: width by height. */
const shapeOf = async (sent: Buffer): Promise<number> => {
  const { bytes, content_type } = await kept(sent);
  const { width, height } =
    content_type === 'application/pdf' ? (await Pdf.load(bytes)).getPage(0).getSize() : await sharp(bytes).metadata();
  return width / height;
};

describe.each(['jpeg', 'jpeg of a camera', 'png', 'tiff'] as const)('a scan as %s', (type) => {
  it.each([
    [204, 98, 4 / (2 * (204 / 98))],
    [204, 196, 4 / (2 * (204 / 196))],
    [100, 200, 4],
    [150, 150, 2],
    // Nobody scans so: the file is mistaken.
    [72, 1, 2],
  ])('with %i dots an inch across and %i down keeps its shape', async (across, down, shape) => {
    expect(await shapeOf(await withResolution[type](across, down))).toBeCloseTo(shape, 1);
  });
});

it('a photo that lies on its side is turned and keeps its shape', async () => {
  const turned = withJfif(await picture.withMetadata({ orientation: 6 }).jpeg().toBuffer(), 200, 100);
  expect(await shapeOf(turned)).toBeCloseTo(1, 1);
});
