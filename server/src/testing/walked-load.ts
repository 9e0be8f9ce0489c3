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

const openTenders = ['queued', 'sending', 'pending', 'accepted'];

/** A truckload that was just quoted, with all that can be done to it through the real calls; each answers its status. */
export const walkLoad = async (app: TestApp, { shipper, operator, stranger }: People) => {
  const { db } = app.services;
  const { token } = shipper;
  const { load } = await quotedFor(app, token, { mode: 'ftl' });
  const { id } = load;
  let changes = 0;

  const statusOf = async (answer: Promise<{ status: number }>): Promise<number> => (await answer).status;
  const listed = async () => (await app.call(quotes.list, { params: { id }, token })).body;
  const tenderIds = () =>
    db.selectFrom('tenders').select('id').where('load_id', '=', id).where('status', 'in', openTenders).execute();
  const cancel = (as: string) =>
    statusOf(app.call(tendering.cancel, { params: { load_id: id }, body: { reason: 'order_cancelled' }, token: as }));

  return {
    id,
    openQuotes: async () => (await listed()).items.filter(({ status }) => status === 'open').map((quote) => quote.id),
    ask: async () => {
      const { status } = await app.call(quotes.request, { params: { id }, token });
      if (status < 300) await vi.waitUntil(async () => (await listed()).closed, { timeout: 15_000, interval: 10 });
      return status;
    },
    changeWeight: () => {
      changes += 1;
      const [item] = loadBody().line_items;
      const line_items = item ? [{ ...item, weight: 1300 + changes }] : [];
      return statusOf(app.call(loads.change, { params: { id }, body: { line_items }, token }));
    },
    changeReference: () => {
      changes += 1;
      return statusOf(app.call(loads.change, { params: { id }, body: { po_number: `PO-${changes}` }, token }));
    },
    book: (quoteId: number) => statusOf(book(app, token, load, quoteId)),
    assign: () =>
      statusOf(app.call(assignments.assign, { params: { load_id: id }, body: truck, token: operator.token })),
    decline: () =>
      statusOf(
        app.call(assignments.decline, {
          params: { load_id: id },
          body: { reason: 'NO_CAPACITY' },
          token: operator.token,
        }),
      ),
    cancel: () => cancel(token),
    report: (type: CarrierEventType, occurred_at: string) =>
      statusOf(
        app.call(assignments.reportProgress, {
          params: { load_id: id },
          body: { type, occurred_at },
          token: operator.token,
        }),
      ),
    copy: () => statusOf(app.call(loads.clone, { params: { id }, token })),
    meddle: () =>
      Promise.all([
        statusOf(app.call(loads.details, { params: { id }, token: stranger.token })),
        statusOf(book(app, stranger.token, load, 1)),
        cancel(stranger.token),
      ]),
    /** Lets the time of a carrier that was asked run out. */
    passAnswerBy: async () => {
      const system = systemContext(app.services, 'walk');
      for (const tender of await tenderIds()) {
        await db.updateTable('tenders').set({ answer_by: longAgo }).where('id', '=', tender.id).execute();
        await pursueTender.run(system, { load_id: id, tender_id: tender.id } as never);
      }
    },
    /** Lets every price run out. */
    passExpiry: async () => {
      const open = db.selectFrom('carrier_quotes').select('id').where('load_id', '=', id).where('status', '=', 'open');
      await db.updateTable('carrier_quotes').set({ expires_at: longAgo }).where('id', 'in', open).execute();
      // The server's own clock may be at it at this very moment.
      await vi.waitUntil(async () => {
        await expireQuotesOnce(systemContext(app.services, 'walk'));
        return (await open.execute()).length === 0;
      });
    },
    /** What the database says of the load. */
    recorded: async () => {
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
    },
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
