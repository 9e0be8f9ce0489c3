import { loadAssigned } from '@portal/contract/tendering/tendering.events.ts';
import { loadStopChanged } from '@portal/contract/loads/loads.events.ts';
import type { TenderStatus } from '@portal/contract/tendering/tender-status.ts';
import type { LoadStatus } from '@portal/contract/loads/load-status.ts';
import { randomUUID } from 'node:crypto';
import { documents } from '@portal/contract/documents/documents.contract.ts';
import { loadParts } from '@portal/contract/loads/load-parts.contract.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { bolNumber } from '@portal/contract/loads/references.ts';
import { sql } from 'kysely';
import { beforeAll, expect, test, vi } from 'vitest';
import { makeCarrier } from '../../../seed/carriers.ts';
import { systemContext } from '../../../platform/context.ts';
import { emit } from '../../../platform/jobs/events.ts';
import { type CaughtMail, catchMail } from '../../../testing/fixtures/catch-mail.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { makeQuotedLoad } from '../../../testing/fixtures/quoted-load.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { watchBolsOnce } from './issue-bol.ts';

let app: TestApp;
let shipper: Shipper;
let mails: CaughtMail;
let carrier_id: number;
const operations = 'operations@portal.test';

beforeAll(async () => {
  app = await sharedTestApp();
  mails = catchMail(app);
  shipper = await makeShipper(app);
  carrier_id = await makeCarrier(app.services.db, { scac: 'SAIA', name: 'Saia LTL Freight' });
});

/** A load its carrier has in this state of its tender. */
const booked = async (status: LoadStatus, tenderStatus: TenderStatus) => {
  const { db } = app.services;
  const load = await makeQuotedLoad(app, { account_id: shipper.account_id, carrier_id, created_by: shipper.user_id });
  const carrier_quote_id = load.tender.carrier_quote_id;
  await db
    .updateTable('loads')
    .set({ status, carrier_id, carrier_quote_id, pro_number: '0482917357', bol_number: bolNumber('0614141', load.id) })
    .where('id', '=', load.id)
    .execute();
  const tender = { load_id: load.id, carrier_quote_id, carrier_id, tendered_by: shipper.user_id, status: tenderStatus };
  await db
    .insertInto('tenders')
    .values({
      ...tender,
      tender_key: randomUUID(),
      pickup_requested: true,
      answer_by: new Date(Date.now() + 3_600_000).toISOString(),
    })
    .execute();
  return { id: load.id, stopId: load.tender.stops[1]?.id ?? 0 };
};
const papersOf = async (load_id: number) => {
  const { body } = await app.call(documents.list, { params: { load_id }, token: shipper.token });
  return body.items.map(({ type, name }) => `${type} ${name}`);
};
const change = (load: { id: number; stopId: number }, body: object) =>
  app.call(loadParts.changeStop, { params: { id: load.id, stop_id: load.stopId }, body, token: shipper.token });
const assigned = async () => {
  const load = await booked('assigned', 'accepted');
  await emit(systemContext(app.services, 'test'), loadAssigned, { load_id: load.id });
  await vi.waitUntil(async () => (await papersOf(load.id)).length === 1, 30_000);
  return load;
};

test('a stop changed after the carrier accepted gives a new bill of lading, and the former one stays', async () => {
  const load = await assigned();
  expect((await change(load, { address: '9 Canal St', reason: 'The dock floods' })).status).toBe(200);
  await vi.waitUntil(async () => (await papersOf(load.id)).length === 2, 30_000);
  expect(await papersOf(load.id)).toEqual([`former_bol BOL-${load.id}.pdf`, `bol BOL-${load.id}-2.pdf`]);
  const { body } = await app.call(loads.history, { query: { load_id: load.id }, token: shipper.token });
  expect(body.items.map(({ event }) => event).slice(0, 2)).toEqual(['bol_reissued', 'change_stop']);
});

test('hours count too, and the same change reported twice draws nothing more', async () => {
  const load = await assigned();
  await change(load, { open_time: '06:00', close_time: '07:30', reason: 'Night shift' });
  await vi.waitUntil(async () => (await papersOf(load.id)).length === 2, 30_000);
  const line = await app.services.db
    .selectFrom('load_history')
    .select('id')
    .where('load_id', '=', load.id)
    .where('event', '=', 'change_stop')
    .executeTakeFirstOrThrow();
  const again = { load_id: load.id, history_id: line.id };
  await Promise.all([1, 2, 3].map(() => emit(systemContext(app.services, 'test'), loadStopChanged, again)));
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(await papersOf(load.id)).toHaveLength(2);
});

test('several changes at once end with one bill of lading in force', async () => {
  const load = await assigned();
  await Promise.all(
    Array.from({ length: 8 }, (_, i) => change(load, { reference: `Gate ${i}`, reason: 'Another gate' })),
  );
  await vi.waitUntil(async () => (await papersOf(load.id)).length > 1, 30_000);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const papers = await papersOf(load.id);
  expect(papers.filter((paper) => paper.startsWith('bol '))).toEqual([papers.at(-1)]);
  expect(new Set(papers).size).toBe(papers.length);
});

test('operations are asked to inform the carrier of what its systems do not take', async () => {
  const load = await booked('tendered', 'pending');
  await change(load, { address: '9 Canal St', reason: 'The dock floods' });
  const mail = await vi.waitUntil(
    async () => (await mails.to(operations)).find(({ subject }) => subject.includes(String(load.id))),
    30_000,
  );
  expect(mail.subject).toBe(`Tell Saia LTL Freight: a stop of load ${load.id} was changed`);
  expect(mail.text).toContain('Now: 9 Canal St');
  expect(mail.text).toContain('Reason: The dock floods');
  expect(await papersOf(load.id)).toEqual([]);
});

test('an accepted load whose job is gone gets its bill of lading after all, once', async () => {
  const load = await booked('assigned', 'accepted');
  const answered = (secondsAgo: number) =>
    app.services.db
      .updateTable('tenders')
      .set({ answered_at: new Date(Date.now() - secondsAgo * 1000).toISOString() })
      .where('load_id', '=', load.id)
      .execute();
  const watch = () => watchBolsOnce(systemContext(app.services, 'test'));
  await answered(10);
  await watch();
  const { rows } = await sql<{ jobs: number }>`select count(*)::int as jobs from graphile_worker._private_jobs
    where (payload ->> 'load_id')::int = ${load.id}`.execute(app.services.db);
  expect(rows).toEqual([{ jobs: 0 }]);
  await answered(180);
  await Promise.all([watch(), watch(), watch()]);
  await vi.waitUntil(async () => (await papersOf(load.id)).length > 0, 30_000);
  await watch();
  expect(await papersOf(load.id)).toEqual([`bol BOL-${load.id}.pdf`]);
});
