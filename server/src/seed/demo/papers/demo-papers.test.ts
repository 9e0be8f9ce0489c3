import { claims } from '@portal/contract/claims/claims.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemContext } from '../../../platform/context.ts';
import { type CaughtMail, catchMail } from '../../../testing/fixtures/catch-mail.ts';
import { tokenFor } from '../../../testing/fixtures/make-account.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { claimSpecs } from '../../data/demo-claims.ts';
import { drawDemoPapers } from './draw-demo-papers.ts';
import { seedDemo } from '../seed-demo.ts';

let app: TestApp;
let mails: CaughtMail;

const draw = () => drawDemoPapers.run(systemContext(app.services, 'demo'), {} as never);
const filed = () =>
  app.services.db
    .selectFrom('documents')
    .innerJoin('loads', 'loads.id', 'documents.load_id')
    .select(['documents.id', 'documents.load_id', 'documents.type', 'documents.created_at', 'documents.storage_key'])
    .select(['loads.status', 'loads.actual_delivery_at', 'documents.size'])
    .orderBy('documents.id')
    .execute();

beforeAll(async () => {
  app = await startTestApp();
  mails = catchMail(app);
  await seedDemo(app.services.db);
  await draw();
}, 60_000);
afterAll(() => app.stop());

test('the newest loads have a bill of lading, those that came a signed proof of delivery too, none drawn before its day', async () => {
  const papers = await filed();
  const bols = papers.filter(({ type }) => type === 'bol');
  expect(bols.length).toBeGreaterThanOrEqual(50);
  expect(bols.length).toBeLessThanOrEqual(60 + claimSpecs.length);
  expect(new Set(bols.map(({ load_id }) => load_id)).size).toBe(bols.length);
  const receipts = papers.filter(({ type }) => type === 'pod');
  expect(receipts.length).toBeGreaterThanOrEqual(20);
  for (const { created_at, actual_delivery_at } of receipts)
    expect(created_at > (actual_delivery_at ?? 'z')).toBe(true);
  const file = await app.services.files.get(bols[0]?.storage_key ?? '');
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
});

test('each case has evidence its account reads, kept from being taken back once it is filed', async () => {
  const { id: author } = await app.services.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'admin@acme.test')
    .executeTakeFirstOrThrow();
  const token = await tokenFor(app, author);
  const { body } = await app.call(claims.list, { query: { limit: 20 }, token });
  const cases = body.items.filter(({ type }) => type !== 'billing_dispute');
  expect(cases).toHaveLength(claimSpecs.length);
  for (const { id } of cases) {
    const { documents } = (await app.call(claims.get, { params: { id }, token })).body;
    expect(documents.map(({ evidence }) => evidence)).toContain('pod');
    expect(documents).toHaveLength(3);
  }
  const kept = await app.services.db.selectFrom('documents').select('id').where('is_evidence', '=', true).execute();
  expect(kept).toHaveLength(3 * (claimSpecs.length - 1));
});

test('drawn again, by several servers at once, nothing is there twice and nobody was mailed', async () => {
  const before = await filed();
  await Promise.all([draw(), draw()]);
  expect(await filed()).toEqual(before);
  const lost = before.find(({ type }) => type === 'invoice')?.id ?? 0;
  await app.services.db.deleteFrom('documents').where('id', '=', lost).execute();
  await Promise.all([draw(), draw(), draw()]);
  const after = await filed();
  expect(after).toHaveLength(before.length);
  expect(mails.all).toEqual([]);
});

test('the branded account has its picture, on screens and papers, and its colors', async () => {
  const branded = await app.services.db
    .selectFrom('accounts')
    .select(['theme', 'logo_key', 'documents_logo_key'])
    .where('is_branded', '=', true)
    .executeTakeFirstOrThrow();
  expect(branded.theme).toBe('borealis');
  for (const key of [branded.logo_key, branded.documents_logo_key]) {
    const picture = await app.services.files.get(key ?? '');
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
  }
});
