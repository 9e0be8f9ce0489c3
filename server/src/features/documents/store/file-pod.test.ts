import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { systemContext } from '../../../platform/context.ts';
import { acceptedLoad } from '../../../testing/fixtures/accepted-load.ts';
import { carrierIntervals } from '../../../integrations/carriers/port-of-carrier.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { catalogPdf, pdf } from '../scan/hostile.fixture.ts';
import { filePod } from './file-pod.ts';

const receipt = pdf();

let carrier: Server;
/** What the carrier hands out, and how often it was asked for it: its feed, which the worker reads, is not counted. */
const carrierServer = { paper: null as Buffer | null, requests: 0 };
let app: TestApp;
let shipper: Shipper;

beforeAll(async () => {
  carrier = createServer((request, response) => {
    if (request.url?.endsWith('/documents/pod')) carrierServer.requests += 1;
    if (!carrierServer.paper) return response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
    return response.writeHead(200, { 'content-type': 'application/pdf' }).end(carrierServer.paper);
  }).listen(0, '127.0.0.1');
  await once(carrier, 'listening');
  const address = carrier.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  app = await sharedTestApp();
  app.services.config = { ...app.services.config, carriersUrl: `http://127.0.0.1:${port}/` };
  app.services.carrierIntervals = carrierIntervals({ speed: app.services.config.simulatorSpeed });
  shipper = await makeShipper(app);
});
afterAll(() => void carrier.close());
beforeEach(() => Object.assign(carrierServer, { paper: null, requests: 0 }));

/** A load that arrived, so many days ago, and whose carrier is asked for the receipt. */
const deliveredLoad = async (daysAgo = 0): Promise<number> => {
  const load = await acceptedLoad(app, shipper);
  const { db } = app.services;
  const actual_delivery_at = new Date(Date.now() - daysAgo * 86_400_000).toISOString();
  await db.updateTable('loads').set({ status: 'delivered', actual_delivery_at }).where('id', '=', load).execute();
  await db.updateTable('carriers').set({ api_address: 'saia/' }).where('scac', '=', 'SAIA').execute();
  return load;
};

const lookOnce = (load_id: number) => filePod.run(systemContext(app.services, 'test'), { load_id } as never);

const filed = (load_id: number) =>
  app.services.db
    .selectFrom('documents')
    .select(['name', 'storage_key', 'created_by'])
    .where('load_id', '=', load_id)
    .where('type', '=', 'pod')
    .execute();

const looksAhead = async (load_id: number): Promise<number> => {
  const { rows } = await sql<{ run_at: Date }>`
    select run_at from graphile_worker.jobs where key = ${`documents.file-pod:${load_id}`}`.execute(app.services.db);
  return rows.length;
};

test('a receipt the carrier does not have yet is looked for again, by one look however often it is asked', async () => {
  const load = await deliveredLoad();
  await Promise.all([lookOnce(load), lookOnce(load)]);
  expect(carrierServer.requests).toBe(2);
  expect(await filed(load)).toEqual([]);
  expect(await looksAhead(load)).toBe(1);
  carrierServer.paper = receipt;
  await expect.poll(() => filed(load), { timeout: 30_000 }).toHaveLength(1);
});

test('the next look is due by the clock of the database, whatever the server’s own says', async () => {
  const load_id = await deliveredLoad();
  const clock = { now: () => new Date(Date.now() + 20 * 86_400_000) };
  await filePod.run(systemContext({ ...app.services, clock }, 'test'), { load_id } as never);
  const { rows } = await sql`select from graphile_worker.jobs
    where key = ${`documents.file-pod:${load_id}`} and run_at < now() + interval '1 day'`.execute(app.services.db);
  expect(rows).toHaveLength(1);
});

test('a receipt is filed once, however many looks find it at the same moment', async () => {
  const load = await deliveredLoad();
  carrierServer.paper = receipt;
  await Promise.all(Array.from({ length: 10 }, () => lookOnce(load)));
  const papers = await filed(load);
  expect(papers).toMatchObject([{ name: `POD-${load}.pdf`, created_by: null }]);
  expect((await app.services.files.get(papers[0]?.storage_key ?? '')).equals(receipt)).toBe(true);
  const { requests } = carrierServer;
  await lookOnce(load);
  expect(carrierServer.requests).toBe(requests);
});

test('nobody asks for ever: after thirty days the last look is the last', async () => {
  const load = await deliveredLoad(31);
  await lookOnce(load);
  expect([carrierServer.requests, await looksAhead(load)]).toEqual([1, 0]);
});

test('a carrier without an address is not asked, nor again', async () => {
  const load = await deliveredLoad();
  await app.services.db.updateTable('carriers').set({ api_address: null }).where('scac', '=', 'SAIA').execute();
  await lookOnce(load);
  expect([carrierServer.requests, await looksAhead(load)]).toEqual([0, 0]);
});

test('a receipt that would do something when opened is not filed', async () => {
  const load = await deliveredLoad();
  carrierServer.paper = catalogPdf('/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>');
  await expect(lookOnce(load)).rejects.toThrow(/proof of delivery is refused/);
  expect(await filed(load)).toEqual([]);
});

test('what is no whole PDF is not filed: the look fails and is repeated', async () => {
  const load = await deliveredLoad();
  carrierServer.paper = receipt.subarray(0, 20);
  await expect(lookOnce(load)).rejects.toThrow();
  expect(await filed(load)).toEqual([]);
});
