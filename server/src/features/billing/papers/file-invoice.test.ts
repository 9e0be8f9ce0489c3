import { billing } from '@portal/contract/billing/billing.contract.ts';
import { documents } from '@portal/contract/documents/documents.contract.ts';
import { generatedPapers } from '@portal/contract/documents/generated-papers.contract.ts';
import { beforeAll, expect, it, vi } from 'vitest';
import { systemContext } from '../../../platform/context.ts';
import { acceptedLoad } from '../../../testing/fixtures/accepted-load.ts';
import { type BillDesk, makeBillDesk } from '../../../testing/fixtures/money/bill-desk.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { fileInvoice } from './file-invoice.ts';

let app: TestApp;
let desk: BillDesk;

beforeAll(async () => {
  app = await sharedTestApp();
  desk = await makeBillDesk(app);
});

const papersOf = async (load_id: number) => {
  const { body } = await app.call(documents.list, { params: { load_id }, token: desk.shipper.token });
  return body.items.filter(({ type }) => type === 'invoice');
};

const detailsOf = async (id: number) =>
  (await app.call(billing.get, { params: { id }, token: desk.shipper.token })).body;

/** The papers of an invoice, once both languages are filed. */
const filedPapers = (id: number) =>
  vi.waitFor(
    async () => {
      const { papers } = await detailsOf(id);
      if (papers.length < 2) throw new Error('not filed yet');
      return papers;
    },
    { timeout: 30_000, interval: 50 },
  );

it('an invoice is drawn only from a billing', async () => {
  const load = await acceptedLoad(app, desk.shipper);
  for (const { token } of [desk.shipper, desk.operator]) {
    const body = { load_id: load, type: 'invoice' } as never;
    expect((await app.call(generatedPapers.generate, { body, token })).status).toBe(400);
  }
  expect(await papersOf(load)).toEqual([]);
  const { load: billedLoad, invoice } = await desk.billed();
  const papers = await filedPapers(invoice.id);
  expect(papers.map(({ language }) => language).toSorted()).toEqual(['en', 'es']);
  const filed = await papersOf(billedLoad);
  expect(filed.map(({ name }) => name).toSorted()).toEqual([
    `Factura-${invoice.number}.pdf`,
    `Invoice-${invoice.number}.pdf`,
  ]);
  expect(new Set(filed.map(({ id }) => id))).toEqual(new Set(papers.map(({ id }) => id)));
});

it('an invoice is filed once, however often its job runs, and each further one beside it', async () => {
  const { load, invoice } = await desk.billed();
  await filedPapers(invoice.id);
  const { db } = app.services;
  const { id: _, ...row } = await db
    .selectFrom('invoices')
    .selectAll()
    .where('id', '=', invoice.id)
    .executeTakeFirstOrThrow();
  const further = await db
    .insertInto('invoices')
    .values({ ...row, lines: '[]', number: row.number + 50_000, further_to: invoice.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const run = (invoice_id: number) =>
    fileInvoice.run(systemContext(app.services, 'test'), { invoice_id, load_id: load } as never);
  for (const id of [further.id, further.id, invoice.id]) await run(id);
  expect(await papersOf(load)).toHaveLength(4);
  const [own, others] = [await filedPapers(invoice.id), await filedPapers(further.id)];
  expect(new Set([...own, ...others].map(({ id }) => id)).size).toBe(4);
});
