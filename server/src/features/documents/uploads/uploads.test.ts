import { documents } from '@portal/contract/documents/documents.contract.ts';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCarrier } from '../../../db/seed/carriers.ts';
import { makeShipper, type Shipper } from '../../../testing/make-account.ts';
import { makeQuotedLoad } from '../../../testing/quoted-load.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let shipper: Shipper;
let loadId: number;

const pdf = (text: string): Promise<Buffer> =>
  new Promise((resolve) => {
    const doc = new PDFDocument();
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.text(text).end();
  });

beforeAll(async () => {
  app = await startTestApp();
  shipper = await makeShipper(app);
  const carrier_id = await makeCarrier(app.services.db, { scac: 'SAIA', name: 'Saia LTL Freight' });
  loadId = (await makeQuotedLoad(app, { account_id: shipper.account_id, carrier_id })).id;
});
afterAll(() => app.stop());

type Sent = { name: string; bytes: Uint8Array; type?: 'packing_list' | 'photo'; replaces?: number; load?: number };

const upload = ({ name, bytes, type = 'packing_list', replaces, load = loadId }: Sent, headers = {}, who = shipper) =>
  app.call(documents.upload, {
    body: {
      load_id: String(load),
      type,
      ...(replaces ? { replaces: String(replaces) } : {}),
      file: new File([new Uint8Array(bytes)], name),
    },
    token: who.token,
    headers,
  });

describe('an upload', () => {
  it('is kept as it is, named after its content and shown with who and when', async () => {
    const bytes = await pdf('Packing list');
    const { status, body } = await upload({ name: 'Lista de empaque ñ.exe', bytes });
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'Lista de empaque ñ.pdf', content_type: 'application/pdf', version: 1 });
    const file = await fetch(`${app.url}${body.url}`);
    expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
      'content-length': String(bytes.length),
    });
  });

  it('of a picture is drawn anew, upright and without where it was taken', async () => {
    const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#a40' } })
      .withExif({ IFD0: { Make: 'Telefono' }, IFD3: { GPSLatitude: '19/1 25/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { status, body } = await upload({ name: '../../photo.jpeg', bytes, type: 'photo' });
    expect({ status, name: body.name }).toEqual({ status: 201, name: 'photo.jpg' });
    const kept = Buffer.from(await (await fetch(`${app.url}${body.url}`)).arrayBuffer());
    const meta = await sharp(kept).metadata();
    expect(meta).toMatchObject({ format: 'jpeg', width: 480, height: 640 });
    expect(meta.exif).toBeUndefined();
    expect((await fetch(`${app.url}${body.thumbnail_url}`)).headers.get('content-type')).toBe('image/webp');
  });
});
