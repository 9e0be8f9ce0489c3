import { operatorCapabilities } from '@portal/contract/access/can.ts';
import { quoteFile } from '@portal/contract/quotes/quote-file.contract.ts';
import { readXlsx } from 'hucre/xlsx';
import { beforeAll, expect, test } from 'vitest';
import { makeCarrier } from '../../../seed/carriers.ts';
import type { AccountActor } from '../../../platform/actor.ts';
import type { Ctx } from '../../../platform/context.ts';
import { systemContext } from '../../../platform/context.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { makeQuotedLoad } from '../../../testing/fixtures/quoted-load.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { quoteSheet } from './quote-sheet.ts';
import { type PaperQuestion, readQuotePaper } from './read-quote-paper.ts';
import { textWithoutTimesOrIds } from '../../../testing/text-without-times-or-ids.ts';

let app: TestApp;
let shipper: Shipper;
let saia: number;
let estes: number;
let load_id: number;

beforeAll(async () => {
  app = await sharedTestApp();
  const { db } = app.services;
  shipper = await makeShipper(app, { language: 'es' });
  saia = await makeCarrier(db, { scac: 'SAIA', name: '=Saia LTL Freight' });
  estes = await makeCarrier(db, { scac: 'EXLA', name: 'Estes Express Lines' });
  const load = await makeQuotedLoad(app, { account_id: shipper.account_id, carrier_id: saia });
  const dearer = await load.addQuote(estes);
  const lines = [
    { code: 'BASE', amount: 560 },
    { code: 'FUEL', amount: 52.5 },
  ];
  await db
    .updateTable('carrier_quotes')
    .set({
      price: 612.5,
      price_lines: JSON.stringify(lines),
      restrictions: JSON.stringify(['NO_PICKUP_ON 2026-12-25']),
    })
    .where('id', '=', dearer)
    .execute();
  await db.insertInto('load_accessorials').values({ load_id: load.id, code: 'LFTD' }).execute();
  await db.updateTable('line_items').set({ handling_unit_count: 1200 }).where('load_id', '=', load.id).execute();
  load_id = load.id;
});

const paperFor = (question: Omit<PaperQuestion, 'load_id'> = {}, role: AccountActor['role'] = 'account_admin') => {
  const capabilities = new Set(role === 'platform_admin' ? operatorCapabilities : []);
  const actor = { role, language: 'es', accountId: shipper.account_id, permissions: new Set(), capabilities };
  const ctx = { ...systemContext(app.services, 'test'), actor, scope: 'all' } as unknown as Ctx;
  return readQuotePaper(ctx, { load_id, ...question });
};

test('the paper lists the prices with their lines, the lowest first, in the chosen language', async () => {
  const paper = await paperFor({ language: 'en' });
  expect(paper).toMatchObject({
    language: 'en',
    from: { label: 'Pickup', name: 'Trinity Supply', place: 'Dallas, TX 75207' },
    miles: 948,
    accessorials: ['Liftgate at delivery'],
    items: [{ units: '1,200 pallets', dimensions: '48 × 40 × 48 in', weight: '1,300 lb' }],
    rows: [
      { carrier: '=Saia LTL Freight', price: 500, is_lowest: true, lines: [{ label: 'Linehaul', amount: 500 }] },
      { scac: 'EXLA', price: 612.5, is_lowest: false, notes: ['No pickup on 12-25-2026'] },
    ],
  });
  expect(paper.facts[0]?.value).toMatch(/^\d\d-\d\d-\d{4}$/);
});

test('it speaks the reader’s language where none is chosen', async () => {
  const paper = await paperFor();
  expect(paper.rows[1]?.lines.map(({ label }) => label)).toEqual(['Flete base', 'Cargo por combustible']);
  expect(paper.rows[0]?.transit).toBe('3 días hábiles');
});

test('not even the operator’s copy knows a cost', async () => {
  const paper = await paperFor({}, 'platform_admin');
  expect(textWithoutTimesOrIds(paper)).not.toMatch(/cost|440/);
});

test('carriers that are left out and prices that are over are not on it', async () => {
  expect((await paperFor({ exclude_carriers: [saia] })).rows.map(({ scac }) => scac)).toEqual(['EXLA']);
  expect((await paperFor({ exclude_carriers: [saia, estes] })).rows).toEqual([]);
});

test('the sheet has a column a price line, and texts that stay texts', async () => {
  const { rows, headRows, columns } = quoteSheet(await paperFor({ language: 'en' }));
  const [headers = [], first = [], second = []] = rows.slice(headRows - 1) as { value: unknown; type: unknown }[][];
  expect(headers.map(({ value }) => value).slice(-3)).toEqual(['Price (USD)', 'Linehaul', 'Fuel surcharge']);
  expect(columns).toHaveLength(headers.length);
  expect(first[0]).toEqual({ value: '=Saia LTL Freight', type: String });
  expect(second.slice(-3).map(({ value }) => value)).toEqual([612.5, 560, 52.5]);
});

test.each([
  [quoteFile.pdf, quoteFile.pdfOfBody, 'application/pdf', '%PDF', 'pdf'],
  [quoteFile.excel, quoteFile.excelOfBody, 'application/vnd.openxmlformats', 'PK', 'xlsx'],
] as const)('$path answers a file by GET and by POST', async (get, post, type, start, ending) => {
  const requested = { load_id, exclude_carriers: [estes], language: 'en' as const };
  const answers = [
    await app.call(get, { query: requested, token: shipper.token }),
    await app.call(post, { body: requested, token: shipper.token }),
  ];
  for (const { status, headers, body } of answers) {
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain(type);
    expect(headers.get('content-disposition')).toContain(`Quote-${load_id}.${ending}`);
    expect(String(body).startsWith(start)).toBe(true);
  }
});

test('the headings of the sheet stay while its prices are scrolled, and its days are days', async () => {
  const query = `load_id=${load_id}&language=es`;
  const headers = { authorization: `Bearer ${shipper.token}` };
  const answer = await fetch(`${app.url}/api/quote-file/excel?${query}`, { headers });
  const [sheet] = (await readXlsx(await answer.bytes(), { readStyles: true })).sheets;
  const frozen = sheet?.freezePane?.rows ?? 0;
  const [headings = [], ...prices] = sheet?.rows.slice(frozen - 1) ?? [];
  expect(headings[0]).toBe('Transportista');
  const until = headings.indexOf('Vigente hasta');
  expect(prices.length).toBeGreaterThan(0);
  for (const price of prices) expect(price[until]).toBeInstanceOf(Date);
});

test('the load of somebody else is not found, by body as by address', async () => {
  const stranger = await makeShipper(app);
  const ask = async (id: number) => {
    const { status, body } = await app.call(quoteFile.pdfOfBody, { body: { load_id: id }, token: stranger.token });
    return { status, body: body as unknown as { detail: unknown } };
  };
  const [foreign, absent] = [await ask(load_id), await ask(2_000_000_000)];
  expect([foreign.status, absent.status]).toEqual([404, 404]);
  expect(foreign.body.detail).toEqual(absent.body.detail);
});
