import { loads } from '@portal/contract/loads/loads.contract.ts';
import { moves, type LoadStatus } from '@portal/contract/loads/load-status.ts';
import { quotes } from '@portal/contract/quotes/quotes.contract.ts';
import { assignments } from '@portal/contract/tendering/assignments.contract.ts';
import { tendering } from '@portal/contract/tendering/tendering.contract.ts';
import type { CarrierEventType } from '@portal/contract/tracking/carrier-events.ts';
import { vi } from 'vitest';
import { expireQuotesOnce } from '../features/quotes/expire-quotes.ts';
import { pursueTender } from '../features/tendering/pursue-tender.ts';
import { systemContext } from '../platform/context.ts';
import { loadBody } from '../features/loads/load-body.fixture.ts';
import type { Shipper } from './make-account.ts';
import type { TestApp } from './test-app.ts';
import { book, quotedFor } from './truck-world.ts';

/** Who acts on the loads of a walk: its owner, the operator, and somebody of another account. */
export type People = { shipper: Shipper; operator: Shipper; stranger: Shipper };

const truck = { driver_name: 'Rosa Medina', driver_phone: '9565550142', truck_number: '4471', cost: 450 };
const longAgo = '2020-01-01T00:00:00Z';

/** A busy machine is no fault of the load's. */
const patient = { timeout: 60_000 };

const openTenders = ['queued', 'sending', 'pending', 'accepted'];

const statusOf = async (answer: Promise<{ status: number }>): Promise<number> => (await answer).status;

const quotesOf = async (app: TestApp, id: number, token: string) =>
  (await app.call(quotes.list, { params: { id }, token })).body;

const askAgain = async (app: TestApp, id: number, token: string): Promise<number> => {
  const { status } = await app.call(quotes.request, { params: { id }, token });
  const isClosed = async () => (await quotesOf(app, id, token)).closed;
  if (status < 300) await vi.waitUntil(isClosed, { ...patient, interval: 10 });
  return status;
};

const cancelAs = (app: TestApp, load_id: number, token: string): Promise<number> =>
  statusOf(app.call(tendering.cancel, { params: { load_id }, body: { reason: 'order_cancelled' }, token }));

/** Lets the time of a carrier that was asked run out. */
const passAnswerBy = async ({ services }: TestApp, loadId: number): Promise<void> => {
  const { db } = services;
  const open = db.selectFrom('tenders').select('id').where('load_id', '=', loadId).where('status', 'in', openTenders);
  for (const { id } of await open.execute()) {
    await db.updateTable('tenders').set({ answer_by: longAgo }).where('id', '=', id).execute();
    await pursueTender.run(systemContext(services, 'walk'), { load_id: loadId, tender_id: id } as never);
  }
};

/** Lets every price run out. */
const passExpiry = async ({ services }: TestApp, loadId: number): Promise<void> => {
  const { db } = services;
  const open = db.selectFrom('carrier_quotes').select('id').where('load_id', '=', loadId).where('status', '=', 'open');
  await db.updateTable('carrier_quotes').set({ expires_at: longAgo }).where('id', 'in', open).execute();
  // The server's own clock may be at it at this very moment.
  await vi.waitUntil(async () => {
    await expireQuotesOnce(systemContext(services, 'walk'));
    return (await open.execute()).length === 0;
  }, patient);
};

/** What is on record of the load: its status as it is answered, its moves and its bookings. */
const recordOf = async (app: TestApp, id: number, token: string) => {
  const { db } = app.services;
  const { status } = (await app.call(loads.get, { params: { id }, token })).body;
  const history = await db
    .selectFrom('load_history')
    .select(['event', 'from_status', 'to_status'])
    .where('load_id', '=', id)
    .where('kind', '=', 'status')
    .orderBy('id')
    .execute();
  const tenders = await db.selectFrom('tenders').select('status').where('load_id', '=', id).execute();
  return { status, history, tenders: tenders.map((tender) => tender.status) };
};

/** What the operator does by hand. */
const byOperator = (app: TestApp, load_id: number, token: string) => {
  const params = { load_id };
  return {
    assign: () => statusOf(app.call(assignments.assign, { params, body: truck, token })),
    decline: () => statusOf(app.call(assignments.decline, { params, body: { reason: 'NO_CAPACITY' }, token })),
    report: (type: CarrierEventType, occurred_at: string) =>
      statusOf(app.call(assignments.reportProgress, { params, body: { type, occurred_at }, token })),
  };
};

/** A truckload that was just quoted, with all that can be done to it through the real calls; each answers its status. */
export const walkLoad = async (app: TestApp, { shipper, operator, stranger }: People) => {
  const { token } = shipper;
  const { load } = await quotedFor(app, token, { mode: 'ftl' });
  const { id } = load;
  let changes = 0;
  const change = (body: object) => statusOf(app.call(loads.change, { params: { id }, body, token }));
  return {
    id,
    openQuotes: async () =>
      (await quotesOf(app, id, token)).items.filter(({ status }) => status === 'open').map((quote) => quote.id),
    ask: () => askAgain(app, id, token),
    changeWeight: () => {
      changes += 1;
      return change({ line_items: loadBody().line_items.map((item) => ({ ...item, weight: 1300 + changes })) });
    },
    changeReference: () => {
      changes += 1;
      return change({ po_number: `PO-${changes}` });
    },
    book: (quoteId: number) => statusOf(book(app, token, load, quoteId)),
    cancel: () => cancelAs(app, id, token),
    copy: () => statusOf(app.call(loads.clone, { params: { id }, token })),
    ...byOperator(app, id, operator.token),
    meddle: () =>
      Promise.all([
        statusOf(app.call(loads.details, { params: { id }, token: stranger.token })),
        statusOf(book(app, stranger.token, load, 1)),
        cancelAs(app, id, stranger.token),
      ]),
    passAnswerBy: () => passAnswerBy(app, id),
    passExpiry: () => passExpiry(app, id),
    recorded: () => recordOf(app, id, token),
  };
};
export type WalkedLoad = Awaited<ReturnType<typeof walkLoad>>;

type Recorded = Awaited<ReturnType<WalkedLoad['recorded']>>;

/** What is wrong with a history: a move the table does not hold, or one that does not begin where the last one ended. */
export const brokenHistory = ({ history, status }: Recorded): string | null => {
  let at: LoadStatus = 'unassigned';
  for (const row of history) {
    const rule = moves[row.event as keyof typeof moves];
    const isLegal = rule?.from.includes(row.from_status as LoadStatus) && rule.to === row.to_status;
    if (!isLegal || row.from_status !== at) return `moved by ${row.event} from ${row.from_status}, being ${at}`;
    at = row.to_status as LoadStatus;
  }
  return at === status ? null : `is ${status} and its history ends with ${at}`;
};

/** How many bookings of a load stand. */
export const standing = ({ tenders }: Recorded): number =>
  tenders.filter((status) => openTenders.includes(status)).length;
