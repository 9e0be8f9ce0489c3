import { crc32 } from 'node:zlib';
import { createCanvas } from '@napi-rs/canvas';
import type { Claim } from '@portal/contract/claims/claim.ts';
import { claims } from '@portal/contract/claims/claims.contract.ts';
import { PDFDocument as Pdf } from '@cantoo/pdf-lib';
import { beforeAll, expect, test } from 'vitest';
import { damageClaim, fileClaim, makeDeliveredLoad, makePaper } from '../../../testing/fixtures/filed-claim.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { textsOf } from '../../../testing/read-pdf.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let shipper: Shipper;

beforeAll(async () => {
  app = await sharedTestApp();
  shipper = await makeShipper(app);
});

const packet = async (id: number, format: 'pdf' | 'zip') => {
  const { path } = claims.packet;
  const response = await fetch(`${app.url}${path.replace('{id}', String(id))}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${shipper.token}` },
    body: JSON.stringify({ format }),
  });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};
const pagesOf = async (bytes: Uint8Array): Promise<string[]> =>
  (await textsOf(bytes)).map((page) => page.replaceAll(/\s+/g, ' '));

const receipt = async (text: string, pages: number): Promise<Buffer> => {
  const doc = await Pdf.create();
  for (let i = 1; i <= pages; i += 1) doc.addPage([612, 792]).drawText(`${text} ${i}`, { x: 50, y: 700 });
  return Buffer.from(await doc.save());
};
const photo = (type: 'image/jpeg' | 'image/png'): Buffer => {
  const canvas = createCanvas(400, 300);
  canvas.getContext('2d').fillRect(40, 40, 200, 120);
  return type === 'image/png' ? canvas.toBuffer('image/png') : canvas.toBuffer('image/jpeg');
};

/** A claim with two PDFs, two photos, a broken PDF and a table. */
const mixedClaim = async (): Promise<Claim> => {
  const load_id = await makeDeliveredLoad(app, shipper.account_id);
  const papers = [
    ['bol', 'BOL.pdf', 'application/pdf', await receipt('Bill of lading', 1)],
    ['pod', 'POD.pdf', 'application/pdf', await receipt('Delivery receipt', 2)],
    ['photos', 'dañado.jpg', 'image/jpeg', photo('image/jpeg')],
    ['photos', 'damage.png', 'image/png', photo('image/png')],
    ['commercial_invoice', 'broken.pdf', 'application/pdf', Buffer.from('%PDF-1.4 and nothing more')],
    ['packing_list', '../packing.xlsx', 'application/vnd.ms-excel', Buffer.from('PK table')],
  ] as const;
  const documents = [];
  for (const [evidence, name, content_type, bytes] of papers) {
    documents.push({ evidence, document_id: await makePaper(app, load_id, { name, content_type, bytes }) });
  }
  const { db } = app.services;
  await db.updateTable('line_items').set({ handling_unit_count: 1200 }).where('load_id', '=', load_id).execute();
  const supporting_text = 'Two pallets were crushed.\nThe driver noted it: “2 PLT crushed”.';
  return fileClaim(app, shipper, { ...(await damageClaim(app, load_id)), documents, supporting_text });
};

test('the packet is the letter in both languages with every document that has pages', { timeout: 60_000 }, async () => {
  const claim = await mixedClaim();
  const { response, bytes } = await packet(claim.id, 'pdf');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toContain(`Claim-${claim.id}.pdf`);
  const [english = '', spanish = '', ...papers] = await pagesOf(bytes);
  const due = (code: string) => {
    const day = claim.deadlines.find((one) => one.code === code)?.due_on ?? '';
    return `${day.slice(5, 7)}-${day.slice(8)}-${day.slice(0, 4)}`;
  };
  for (const words of [
    'Claim for loss or damage',
    `Our case number ${claim.id}`,
    `Load ${claim.load.id}`,
    'PRO number 0482917357',
    'Trinity Supply, 2800 Irving Blvd, Dallas, TX 75207',
    '1,200 pallets, Machine parts',
    'Subject Visible damage',
    'Amount claimed $1,250.50 USD',
    'We hold you liable under 49 USC 14706',
    'Two pallets were crushed. The driver noted it: “2 PLT crushed”.',
    `within 30 days, by ${due('acknowledge')}`,
    `within 120 days, by ${due('resolve')}`,
    '1. Bill of lading: BOL.pdf',
    'broken.pdf (sent apart)',
    'packing.xlsx (sent apart)',
    'Page 1 of 1',
  ])
    expect(english).toContain(words);
  expect(english).not.toContain('BOL.pdf (sent apart)');
  for (const words of [
    'Reclamación por pérdida o daño',
    'Asunto Daño visible',
    'Monto reclamado $1,250.50 USD',
    'Los consideramos responsables conforme a 49 USC 14706',
    'Relación de los hechos',
    `en un plazo de 120 días, a más tardar el ${due('resolve')}`,
    '1. Conocimiento de embarque (BOL): BOL.pdf',
    'broken.pdf (se envía por separado)',
    'Página 1 de 1',
  ])
    expect(spanish).toContain(words);
  expect(papers).toEqual(['Bill of lading 1', 'Delivery receipt 1', 'Delivery receipt 2', 'dañado.jpg', 'damage.png']);
});

test('the letter writes addresses in the order of their country', { timeout: 60_000 }, async () => {
  const load_id = await makeDeliveredLoad(app, shipper.account_id);
  await app.services.db
    .updateTable('stops')
    .set({ city: 'Apodaca', state: 'NLE', zip_code: '66610', country: 'MX' })
    .where('load_id', '=', load_id)
    .where('position', '=', 0)
    .execute();
  const claim = await fileClaim(app, shipper, await damageClaim(app, load_id));
  const [english] = await pagesOf((await packet(claim.id, 'pdf')).bytes);
  expect(english).toContain('C.P. 66610 Apodaca, Nuevo León, México');
});

test(
  'a dispute’s letter asks for what a dispute asks for, and a long statement goes on',
  { timeout: 60_000 },
  async () => {
    const load_id = await makeDeliveredLoad(app, shipper.account_id);
    const documents = [{ document_id: await makePaper(app, load_id), evidence: 'freight_bill' as const }];
    const bill = {
      invoice_number: 'INV-77',
      invoice_received_on: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
    };
    const dispute = { type: 'billing_dispute', category: 'rate', reason: 'fuel', amount: 40 } as const;
    const supporting_text = Array.from({ length: 120 }, (_, i) => `Line ${i + 1} of the calculation.`).join('\n');
    const claim = await fileClaim(app, shipper, { load_id, ...dispute, ...bill, supporting_text, documents });
    const pages = await pagesOf((await packet(claim.id, 'pdf')).bytes);
    expect(pages).toHaveLength(8);
    expect(pages[0]).toContain('We dispute charges of the invoice identified above');
    expect(pages[0]).toContain('Invoice INV-77');
    expect(pages[0]).toContain('Page 1 of 4');
    expect(pages.slice(0, 4).join(' ')).toContain('Line 120 of the calculation.');
    expect(pages[4]).toContain('Asunto Tarifa · Combustible incorrecto');
    for (const law of ['49 CFR 378.7', '49 CFR 378.8']) expect(pages.slice(4).join(' ')).toContain(law);
  },
);

test('a letter made after the days of the law asks for nothing by a day that has passed', async () => {
  const claim = await fileClaim(app, shipper, await damageClaim(app, await makeDeliveredLoad(app, shipper.account_id)));
  const change = (values: { submitted_at?: string; acknowledged_at?: string }) =>
    app.services.db.updateTable('claims').set(values).where('id', '=', claim.id).execute();
  const daysAgo = (days: number) => new Date(app.services.clock.now().getTime() - days * 86_400_000).toISOString();
  await change({ submitted_at: daysAgo(40) });
  const [english = '', spanish = ''] = await pagesOf((await packet(claim.id, 'pdf')).bytes);
  expect(english).toMatch(/The 30 days to acknowledge this claim in writing ended on .* please do so at once\./);
  expect(english).toContain('firm offer within 120 days, by');
  expect(spanish).toContain('venció el');
  await change({ acknowledged_at: daysAgo(35) });
  expect((await pagesOf((await packet(claim.id, 'pdf')).bytes)).join(' ')).not.toMatch(/30 days|30 días/);
});

/** The files of an archive by its central directory. */
const unzipped = (zip: Buffer): Map<string, Buffer> => {
  const files = new Map<string, Buffer>();
  const count = zip.readUInt16LE(zip.length - 12);
  let at = zip.readUInt32LE(zip.length - 6);
  for (let i = 0; i < count; i += 1) {
    const [sum, size, named] = [zip.readUInt32LE(at + 16), zip.readUInt32LE(at + 24), zip.readUInt16LE(at + 28)];
    const local = zip.readUInt32LE(at + 42);
    const name = zip.toString('utf8', at + 46, at + 46 + named);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = zip.subarray(start, start + size);
    expect([name, crc32(bytes)]).toEqual([name, sum]);
    files.set(name, bytes);
    at += 46 + named;
  }
  return files;
};

test(
  'as an archive it holds the letter and the documents as they are, under harmless names',
  { timeout: 60_000 },
  async () => {
    const claim = await mixedClaim();
    const { response, bytes } = await packet(claim.id, 'zip');
    expect(response.headers.get('content-type')).toBe('application/zip');
    const files = unzipped(bytes);
    expect([...files.keys()]).toEqual([
      `Claim-${claim.id}.pdf`,
      '01 BOL.pdf',
      '02 POD.pdf',
      '03 dañado.jpg',
      '04 damage.png',
      '05 broken.pdf',
      '06 __packing.xlsx',
    ]);
    expect(files.get('06 __packing.xlsx')?.toString()).toBe('PK table');
    expect(await pagesOf(files.get(`Claim-${claim.id}.pdf`) ?? Buffer.alloc(0))).toHaveLength(2);
  },
);

test('there is no packet of a draft', async () => {
  const draft = await fileClaim(app, shipper, { draft: true });
  const { response, bytes } = await packet(draft.id, 'pdf');
  expect(response.status).toBe(409);
  expect(bytes.toString()).toContain('claims.still_draft');
});
