import type { Claim } from '@portal/contract/claims/claim.ts';
import { claims } from '@portal/contract/claims/claims.contract.ts';
import { beforeAll, expect, it } from 'vitest';
import { fileClaim } from '../../../testing/fixtures/filed-claim.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let shipper: Shipper;
let other: Shipper;
let damaged: Claim;
let stolen: Claim;

beforeAll(async () => {
  app = await sharedTestApp();
  shipper = await makeShipper(app);
  other = await makeShipper(app);
  damaged = await fileClaim(app, shipper);
  stolen = await fileClaim(app, shipper, { category: 'theft', amount: 300, currency: 'MXN' });
});

const ask = (query: object, { token } = shipper) => app.call(claims.exportList, { query: query as never, token });

const linesOf = ({ body }: { body: unknown }) => String(body).trim().split(/\r?\n/);

it('is a file of the cases that match, in the order and language of the list, and of no other account', async () => {
  const theirs = await fileClaim(app, other);
  const { db } = app.services;
  await db.updateTable('claims').set({ carrier_claim_number: '=1+1' }).where('id', '=', stolen.id).execute();
  const [head, ...rows] = linesOf(await ask({ format: 'csv', sort: '-amount' }));
  expect(head).toContain('Case,Kind,What happened,Status,Account,Load,PRO number,Carrier,Lane');
  expect(rows.map((row) => row.split(',')[0])).toEqual([String(damaged.id), String(stolen.id)]);
  expect(rows[0]).toContain('Cargo claim');
  expect(rows[0]).toMatch(/,1250\.50,,,USD$/);
  expect(rows[1]).toMatch(/Theft,.*'=1\+1,.*,300\.00,,,MXN$/);
  expect(rows.join()).not.toContain(`${theirs.load.id}`);
  const open = await ask({ format: 'csv', search: String(stolen.id), language: 'es' });
  expect(linesOf(open)).toHaveLength(2);
  expect(linesOf(open)[0]).toContain('Caso');
  expect(open.headers.get('content-disposition')).toMatch(/reclamaciones-\d{4}-\d\d-\d\d\.csv/);
  const sheet = await ask({ format: 'xlsx' });
  expect(sheet.headers.get('content-type')).toContain('spreadsheetml');
  expect(String(sheet.body).startsWith('PK')).toBe(true);
});

it('refuses more than 200, and an account or load that is not the caller’s', async () => {
  const full = await makeShipper(app);
  const { account_id } = full;
  const draft = await fileClaim(app, full, { draft: true });
  const load_id = draft.load.id;
  const { id: _, ...row } = await app.services.db
    .selectFrom('claims')
    .selectAll()
    .where('id', '=', draft.id)
    .executeTakeFirstOrThrow();
  await app.services.db
    .insertInto('claims')
    .values(Array.from({ length: 200 }, () => ({ ...row, lines: '[]' })))
    .execute();
  const tooMany = await ask({ format: 'csv' }, full);
  expect([tooMany.status, JSON.stringify(tooMany.body)]).toEqual([400, expect.stringContaining('200')]);
  expect((await ask({ format: 'csv', account_id })).status).toBe(404);
  expect((await ask({ format: 'csv', load_id })).status).toBe(404);
});

it('has the cases that are named and no others, and is refused for one that is not the caller’s', async () => {
  const named = await ask({ format: 'csv', ids: [damaged.id, stolen.id], sort: '-amount' });
  const numbers = linesOf(named)
    .slice(1)
    .map((row) => row.split(',')[0]);
  expect(numbers).toEqual([String(damaged.id), String(stolen.id)]);
  expect(linesOf(await ask({ format: 'csv', ids: [stolen.id] }))).toHaveLength(2);
  const theirs = await fileClaim(app, other);
  for (const ids of [[damaged.id, theirs.id], [2_147_483_647]]) {
    const refused = await ask({ format: 'csv', ids });
    expect(refused).toMatchObject({ status: 404, body: { detail: [{ code: 'claims.not_found' }] } });
  }
});
