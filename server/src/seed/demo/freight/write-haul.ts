import { actedBy } from '../../../features/loads/history/write-history.ts';
import { detailsColumns } from '../../../features/drayage/book/details-row.ts';
import { termsOf, usualTerms } from '../../../features/drayage/rate/drayage-terms.ts';
import { rateHaul } from '../../../features/drayage/rate/rate-haul.ts';
import { termsOf as searchTermsOf } from '../../../features/loads/list/search-terms.ts';
import type { Database } from '../../../platform/database/database.ts';
import { makeDrayageLoad } from '../../drayage-loads.ts';
import { insertRows } from '../../insert-rows.ts';
import { minutesAfter } from '../days.ts';
import * as rows from './haul-rows.ts';
import { haulOf, type PlannedHaul } from './plan-haul.ts';

const service = 'Drayage Service';

const pricesOf = async (db: Database, planned: PlannedHaul): Promise<rows.Priced[]> =>
  (await rateHaul(db, haulOf(planned))).flatMap((one) => ('tariff' in one ? [rows.pricedOf(planned, one)] : []));

const writeLoad = (db: Database, planned: PlannedHaul, prices: readonly rows.Priced[], created: string, now: Date) => {
  const [pickup, delivery] = planned.stops.map(rows.stopColumns);
  const [priced] = prices;
  return makeDrayageLoad(db, {
    ...rows.loadColumns(planned, prices, created, now),
    pickup: pickup ?? {},
    delivery: delivery ?? {},
    line_items: planned.items.map(({ hazmat: _hazmat, temperature: _temperature, ...item }) => item),
    haul: { ...detailsColumns(planned.input), ...(priced ? termsOf(priced.rated.tariff) : usualTerms) },
  });
};

const writeHistory = async (db: Database, planned: PlannedHaul, loadId: number, created: string): Promise<void> => {
  const [user] = planned.account.users;
  const byUser = new Set(['request_quotes', 'hold']);
  const steps = rows.stepsOf(planned, created).map(({ event, at, from, to }) => ({
    load_id: loadId,
    at,
    kind: 'status',
    event,
    from_status: from,
    to_status: to,
    ...actedBy(byUser.has(event) ? 'user' : 'carrier'),
    actor_user_id: byUser.has(event) ? (user?.id ?? null) : null,
    actor_name: byUser.has(event) ? (user?.name ?? null) : service,
    details: {},
  }));
  await insertRows(db, 'load_history', steps);
};

const writeQuotes = async (
  db: Database,
  planned: PlannedHaul,
  prices: readonly rows.Priced[],
  ids: Omit<rows.Ids, 'round'>,
  now: Date,
): Promise<number[]> => {
  if (prices.length === 0) return [];
  const requested_at = rows.enteredAt(planned, now);
  const { id: round } = await db
    .insertInto('quote_rounds')
    .values({ load_id: ids.load, round: 1, requested_at, closed_at: minutesAfter(requested_at, 0.2) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const request = {
    round_id: round,
    load_id: ids.load,
    carrier_id: ids.carrier,
    mode: 'drayage',
    status: 'quoted',
  } as const;
  await insertRows(db, 'carrier_requests', [
    { ...request, requested_at, answered_at: minutesAfter(requested_at, 0.1) },
  ]);
  const written = prices.map((priced, i) => rows.quoteRow(planned, priced, { ...ids, round }, i, now));
  const quotes = await db.insertInto('carrier_quotes').values(written).returning('id').execute();
  return quotes.map(({ id }) => id);
};

/** Gives a container that is booked its tender and its trucker, and its gate events. */
const writeBooking = async (
  db: Database,
  planned: PlannedHaul,
  prices: readonly rows.Priced[],
  { load_id, carrier_id, quoteId, now }: { load_id: number; carrier_id: number; quoteId: number; now: Date },
): Promise<void> => {
  const created = rows.enteredAt(planned, now);
  const isPending = planned.spec.status === 'pending';
  const { id: tender_id } = await db
    .insertInto('tenders')
    .values({
      load_id,
      carrier_id,
      carrier_quote_id: quoteId,
      status: isPending ? 'pending' : 'accepted',
      tendered_by: planned.account.users[0]?.id ?? null,
      answer_by: minutesAfter(now.toISOString(), 20 * 60),
      answered_at: isPending ? null : minutesAfter(created, 75),
      created_at: minutesAfter(created, 12),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('loads')
    .set({ ...rows.bookedColumns(planned, prices, load_id, carrier_id), carrier_quote_id: quoteId })
    .where('id', '=', load_id)
    .execute();
  if (isPending) return;
  await insertRows(db, 'assignments', [
    { ...rows.trucker, tender_id, load_id, assigned_at: minutesAfter(created, 75) },
  ]);
  const reports = rows.reportsOf(planned);
  await insertRows(
    db,
    'tracking_events',
    reports.map((report, i) => ({
      ...report,
      load_id,
      carrier_id,
      carrier_event_id: `seed-${load_id}-${i + 1}`,
      received_at: report.occurred_at,
    })),
  );
};

const writeTerms = async (db: Database, { input, stops, account }: PlannedHaul, load_id: number): Promise<void> => {
  const values = [String(load_id), ...input.container_numbers, input.booking_number, input.master_bl];
  const terms = new Set(
    [...values, ...stops.map(({ place }) => place.city)].flatMap((value) => searchTermsOf(value ?? '')),
  );
  await insertRows(
    db,
    'load_terms',
    [...terms].map((term) => ({ term, account_id: account.id, load_id })),
  );
};

/** Writes a container of the demo with everything that has happened to it. */
export const writeHaul = async (db: Database, carrier: number, planned: PlannedHaul, now: Date): Promise<void> => {
  const created = rows.enteredAt(planned, now);
  const prices = await pricesOf(db, planned);
  const load = await writeLoad(db, planned, prices, created, now);
  await writeTerms(db, planned, load);
  await writeHistory(db, planned, load, created);
  const [quoteId] = await writeQuotes(db, planned, prices, { load, carrier }, now);
  if (!rows.isBooked(planned.spec.status) || quoteId === undefined) return;
  await writeBooking(db, planned, prices, { load_id: load, carrier_id: carrier, quoteId, now });
};
