import { labels } from '@portal/contract/documents/labels.contract.ts';
import type { Request } from '@portal/contract/http/endpoint.ts';
import { isSsccNumber } from '@portal/contract/loads/references.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { labelledLoad } from '../../../testing/fixtures/labelled-load.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { barcodesOn, textsOf } from '../../../testing/read-pdf.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { callAgain } from '../../../testing/call-again.ts';

type Query = Request<(typeof labels)['print']>['query'];

let app: TestApp;
let shipper: Shipper;
let load: { id: number; scac: string };

const ask = (load_id: number, query: Query = {}, token = shipper.token) =>
  app.call(labels.print, { params: { load_id }, query, token });

/** The bytes of a PDF: the answer's body was read as text. */
const pdf = async (load_id: number, query: Record<string, string> = {}): Promise<Uint8Array> => {
  const address = `${app.url}/api/shipping-label/${load_id}?${new URLSearchParams(query).toString()}`;
  const answer = await fetch(address, { headers: { authorization: `Bearer ${shipper.token}` } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w.-]+"; filename\*=UTF-8''/);
  return new Uint8Array(await answer.arrayBuffer());
};

const zpl = async (load_id: number, query: Query = {}): Promise<string> => {
  const { status, body } = await ask(load_id, { ...query, format: 'zpl' });
  expect(status).toBe(200);
  return body as unknown as string;
};
const numbersIn = (text: string): string[] =>
  [...text.matchAll(/\^FD>;>800(\d{18})\^FS/g)].map(([, sscc]) => sscc ?? '');

const previewOf = async (load_id: number, unit: number) =>
  (await callAgain(app)(labels.preview, { params: { load_id }, query: { unit }, token: shipper.token })).body;

beforeAll(async () => {
  app = await sharedTestApp();
  shipper = await makeShipper(app);
  load = await labelledLoad(app, shipper);
});

describe('a load of two pallets and three drums', () => {
  it('has a page of 4 by 6 in. for each, with all a driver looks for', async () => {
    const pages = await textsOf(await pdf(load.id));
    expect(pages).toHaveLength(5);
    const [pallet = '', , drum = ''] = pages;
    for (const text of [
      'Trinity Supply',
      'Lakeside Distribution',
      'Chicago, IL 60632',
      'Saia LTL Freight',
      load.scac,
    ]) {
      expect(pallet).toContain(text);
    }
    for (const text of ['PRO 0482917357', 'PO 88213', '1,300 lb', '24 cartons', 'WEIGHT, 2 PALLETS', '1 of 5']) {
      expect(pallet).toContain(text);
    }
    expect(pallet).toContain('Machine parts');
    expect(pallet).toContain('Liftgate at delivery');
    expect(drum).toContain('3 of 5');
    expect(drum).toContain('HAZMAT 1-800-424-9300');
    expect(drum).toContain('UN1263, Paint, 3, PG II');
    expect(drum).toContain('661 lb (300 kg)');
  });

  it('has the same in Spanish', async () => {
    const [pallet = '', , drum = ''] = await textsOf(await pdf(load.id, { language: 'es' }));
    for (const text of ['DESTINATARIO', '1 de 5', 'tarima', '24 cajas de cartón', 'PESO, 2 TARIMAS'])
      expect(pallet).toContain(text);
    expect(drum).toContain('MAT. PEL.');
  });

  it.each([
    ['a roll', '4x6', '1', 5, 1],
    ['a sheet of six', 'avery', '2', 1, 5],
    ['a sheet each', 'letter', '1', 5, 1],
  ])('is scanned from %s: the PRO, and the number of each unit', async (_, format, start, sheets, onFirst) => {
    const bytes = await pdf(load.id, { format, start });
    expect(await textsOf(bytes)).toHaveLength(sheets);
    const scanned = (await barcodesOn(bytes)).map(({ text }) => text.replaceAll(/[()]/g, ''));
    expect(scanned.filter((text) => text === '0482917357')).toHaveLength(onFirst);
    const units = scanned.filter((text) => text.startsWith('00')).map((text) => text.slice(2));
    expect(units.sort()).toEqual(
      numbersIn(await zpl(load.id))
        .slice(0, onFirst)
        .sort(),
    );
    expect(units.every(isSsccNumber)).toBe(true);
  });

  it('takes the sheets its first label leaves it', async () => {
    expect(await textsOf(await pdf(load.id, { format: 'avery', start: '3' }))).toHaveLength(2);
    const [first = '', second = ''] = await textsOf(await pdf(load.id, { format: 'avery', start: '6' }));
    expect(first).toContain('1 of 5');
    expect(second).toContain('5 of 5');
  });

  it('may be printed in part, and shown one by one as it is printed', async () => {
    const all = numbersIn(await zpl(load.id));
    const part = await zpl(load.id, { from: 2, to: 3 });
    expect(numbersIn(part)).toEqual(all.slice(1, 3));
    expect(part).toContain('2 of 5');
    const preview = await previewOf(load.id, 4);
    expect(preview).toMatchObject({ unit: 4, units: 5, sscc: all[3], width: 288, height: 432 });
    expect(preview.shapes.some((shape) => shape.kind === 'text' && shape.text === '4 of 5')).toBe(true);
  });

  it.each([
    ['US', '60632', 'US', '42060632'],
    ['US', '60632-1204', 'US', '420606321204'],
    ['US', '64000', 'MX', '42148464000'],
    ['US', 'M5V 2T6', 'CA', '421124M5V2T6'],
    ['MX', '75207', 'US', '42184075207'],
    ['CA', 'H3B 4W8', 'CA', '421124H3B4W8'],
  ] as const)('from %s says the postal code %s of %s in bars that read %s', async (from, zip_code, country, read) => {
    const { id } = await labelledLoad(app, shipper);
    const stops = app.services.db.updateTable('stops').where('load_id', '=', id);
    await stops.where('type', '=', 'pickup').set({ country: from }).execute();
    await stops.where('type', '=', 'delivery').set({ zip_code, country }).execute();
    for (const format of ['4x6', 'avery']) {
      const scanned = (await barcodesOn(await pdf(id, { format }))).map(({ text }) => text.replaceAll(/[()]/g, ''));
      expect(scanned).toContain(read);
    }
  });

  it('has its own load number where the carrier gave none', async () => {
    const { id } = await labelledLoad(app, shipper, { pro_number: null });
    const bytes = await pdf(id);
    expect((await textsOf(bytes))[0]).toContain(`Load ${id}`);
    expect((await barcodesOn(bytes)).map(({ text }) => text)).toContain(String(id));
  });
});

describe('the number of a handling unit', () => {
  it('stays with it, and is nobody else’s, though fifty ask at once', async () => {
    const { id } = await labelledLoad(app, shipper);
    const prints = await Promise.all(Array.from({ length: 50 }, (_, i) => previewOf(id, (i % 5) + 1)));
    const again = numbersIn(await zpl(id));
    expect(new Set(again).size).toBe(5);
    for (const { unit, sscc } of prints) expect(sscc).toBe(again[unit - 1]);
    expect(new Set([...again, ...numbersIn(await zpl(load.id))]).size).toBe(10);
  });

  it('is a new one for a new unit, also after a unit was taken away', async () => {
    const { id } = await labelledLoad(app, shipper);
    const { db } = app.services;
    const before = numbersIn(await zpl(id));
    const drums = db.selectFrom('line_items').select('id').where('load_id', '=', id).where('handling_unit', '=', 'DRM');
    await db.updateTable('line_items').set({ handling_unit_count: 4 }).where('id', '=', drums).execute();
    const more = numbersIn(await zpl(id));
    expect(more.slice(0, 5)).toEqual(before);
    expect(before).not.toContain(more[5]);
    await db.deleteFrom('line_items').where('id', '=', drums).execute();
    const { id: other } = await labelledLoad(app, shipper);
    const given = new Set([...before, ...more]);
    expect(numbersIn(await zpl(other)).filter((sscc) => given.has(sscc))).toEqual([]);
  });
});

describe('labels are refused', () => {
  const refusal = async (answer: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await answer;
    return { status, ...(body as { detail: { code: string; field?: string }[] }).detail[0] };
  };

  it.each(['quoted', 'tendered', 'pending', 'declined', 'cancelled'] as const)(
    'while the load is %s',
    async (status) => {
      const { id } = await labelledLoad(app, shipper, { status });
      const refused = { status: 409, code: 'documents.labels_not_yet' };
      expect(await refusal(ask(id))).toMatchObject(refused);
      const preview = app.call(labels.preview, { params: { load_id: id }, query: {}, token: shipper.token });
      expect(await refusal(preview)).toMatchObject(refused);
    },
  );

  it('for a container', async () => {
    const { id } = await labelledLoad(app, shipper, { mode: 'drayage' });
    expect(await refusal(ask(id))).toMatchObject({ status: 409, code: 'documents.labels_not_for_containers' });
  });

  it.each([
    [{ from: 4, to: 3 }, 'documents.labels_range'],
    [{ from: 6 }, 'documents.labels_range'],
    [{ to: 6 }, 'documents.labels_range'],
  ])('where %o names units the load does not have', async (query, code) => {
    expect(await refusal(ask(load.id, query))).toMatchObject({ status: 400, code, field: 'to' });
  });

  it.each([{ start: 7 }, { start: 0 }, { from: 0 }, { format: 'a4' }, { language: 'fr' }, { to: 'all' }])(
    'where %o cannot be meant',
    async (query) => expect((await ask(load.id, query as unknown as Query)).status).toBe(400),
  );

  it('where they are too many for one file, and printed in parts', async () => {
    const { id } = await labelledLoad(app, shipper);
    const { db } = app.services;
    await db.updateTable('line_items').set({ handling_unit_count: 300 }).where('load_id', '=', id).execute();
    expect(await refusal(ask(id))).toMatchObject({ status: 400, code: 'documents.labels_too_many' });
    expect(numbersIn(await zpl(id, { from: 101, to: 600 }))).toHaveLength(500);
  });

  it('to strangers, as if the load did not exist', async () => {
    const { token } = await makeShipper(app);
    expect(await refusal(ask(load.id, {}, token))).toMatchObject({ status: 404, code: 'loads.not_found' });
  });
});
