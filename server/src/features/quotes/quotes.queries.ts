import { requestsWithoutPrice } from '@portal/contract/quotes/quote-status.ts';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { CarrierQuotes, Carriers, QuoteRounds } from '../../platform/database/db.types.ts';
import type { Database } from '../../platform/database/database.ts';
import { performanceDays } from '../carriers/performance-window.ts';
import { asLocked, type LockedLoad } from '../loads/loads.queries.ts';
import { nowByClock, nowByDatabase, todayByClock } from '../../platform/database/sql-clock.ts';

export type Round = Selectable<QuoteRounds>;
export type QuoteRow = Selectable<CarrierQuotes>;
export type CarrierRow = Selectable<Carriers>;

/** Deliveries of the last 30 days. */
export type Performance = { delivered: number; on_time: number };

/** Begins an open round, or goes on with it after a crash: its time runs from the first beginning. Undefined when closed. */
export const beginRound = (db: Database, roundId: number): Promise<Round | undefined> =>
  db
    .updateTable('quote_rounds')
    .set({ begun_at: sql`coalesce(begun_at, ${nowByDatabase})` })
    .where('id', '=', roundId)
    .where('closed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();

/** Decides which carriers are asked for a price: the requested modes, and whether parcel carriers can take the load. */
export type RequestedModes = { modes: readonly string[]; parcels: boolean };

/** Opens a request to every enabled carrier for each of these modes it has; those already opened stay as they are. */
export const openRequests = (db: Database, round: Round, { modes, parcels }: RequestedModes) =>
  db
    .insertInto('carrier_requests')
    .columns(['round_id', 'load_id', 'carrier_id', 'mode'])
    .expression(
      db
        .selectFrom('carriers')
        .innerJoin(sql<{ mode: string }>`unnest(${modes}::text[])`.as<'requested'>(sql`requested (mode)`), (join) =>
          join.on(sql<boolean>`requested.mode = any(carriers.modes)`),
        )
        .select([
          sql.lit(round.id).as('round_id'),
          sql.lit(round.load_id).as('load_id'),
          'carriers.id',
          'requested.mode',
        ])
        .where('carriers.enabled', '=', true)
        .where((where) => where.or([where('carriers.parcels_only', '=', false), where.val(parcels)])),
    )
    .onConflict((conflict) => conflict.columns(['round_id', 'carrier_id', 'mode']).doNothing())
    .execute();

/** The carriers that have not answered yet, each with its request and its record. */
export const findWaitingCarriers = (db: Database, roundId: number) =>
  db
    .selectFrom('carrier_requests as request')
    .innerJoin('carriers', 'carriers.id', 'request.carrier_id')
    .selectAll('carriers')
    .select(['request.id as request_id', 'request.mode as requested_mode', 'request.requested_at'])
    .where('request.round_id', '=', roundId)
    .where('request.status', '=', 'requested')
    .orderBy('carriers.short_name')
    .execute();

/** The carriers that gave no price, each with its reason as it gave it, or with what went wrong. */
export const findWithoutPrice = (db: Database, roundId: number) =>
  db
    .selectFrom('carrier_requests as request')
    .innerJoin('carriers', 'carriers.id', 'request.carrier_id')
    .select(['carriers.id', 'carriers.name', 'carriers.short_name', 'carriers.scac', 'carriers.logo_key'])
    .select(['request.mode', 'request.failure'])
    .where('request.round_id', '=', roundId)
    .where('request.status', 'in', requestsWithoutPrice)
    .orderBy('carriers.short_name')
    .execute();

/** What each carrier delivered in the last 30 days, today included; a carrier that delivered nothing is not in it. */
export const findPerformance = async (db: Database, carrierIds: number[]): Promise<Map<number, Performance>> => {
  const rows = await db
    .selectFrom('carrier_days')
    .select((select) => [
      'carrier_id',
      select.fn.sum<number>('delivered').as('delivered'),
      select.fn.sum<number>('on_time').as('on_time'),
    ])
    .where('carrier_id', '=', sql<number>`any(${carrierIds}::integer[])`)
    .where('day', '>', sql<string>`${todayByClock} - ${performanceDays}::integer`)
    .groupBy('carrier_id')
    .execute();
  return new Map(rows.map(({ carrier_id, ...figures }) => [carrier_id, figures]));
};

/**
 * Lets the present transaction commit before the disk has it, so that carriers answering at once do not queue for it.
 * Should the database crash in that moment, the job that asked is not done either, and asks again.
 */
export const commitWithoutWaiting = (db: Database) => sql`set local synchronous_commit = off`.execute(db);

/** Writes what became of a request, once: false where it was answered or given up before. */
export const answerRequest = async (
  db: Database,
  requestId: number,
  status: 'quoted' | 'declined' | 'failed',
  failure: string | null,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('carrier_requests')
    .set({ status, failure, answered_at: nowByDatabase })
    .where('id', '=', requestId)
    .where('status', '=', 'requested')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** The same for several requests that brought no price; answers how many of them it was that had not been answered. */
export const answerWithoutPrice = async (
  db: Database,
  answers: readonly { requestId: number; status: 'declined' | 'failed'; failure: string | null }[],
): Promise<number> => {
  const { numAffectedRows } = await sql`
    update carrier_requests
    set status = answer.status, failure = answer.failure, answered_at = ${nowByDatabase}
    from unnest(
      ${answers.map(({ requestId }) => requestId)}::int[],
      ${answers.map(({ status }) => status)}::text[],
      ${answers.map(({ failure }) => failure)}::text[]
    ) as answer (request_id, status, failure)
    where carrier_requests.id = answer.request_id and carrier_requests.status = 'requested'`.execute(db);
  return Number(numAffectedRows ?? 0n);
};

/** Keeps a carrier's quotes; a second one of the same service class in a round is left out. */
export const insertQuotes = async (db: Database, rows: readonly Insertable<CarrierQuotes>[]): Promise<QuoteRow[]> => {
  if (rows.length === 0) return [];
  return db
    .insertInto('carrier_quotes')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['round_id', 'carrier_id', 'mode', 'service_class']).doNothing())
    .returningAll()
    .execute();
};

/**
 * Counts an answer, or several without a price, on its load and answers the load, which is locked from then on;
 * undefined where it has been requoted in the meantime.
 */
export const countAnswer = async (
  db: Database,
  round: Round,
  prices: readonly number[],
  answers = 1,
): Promise<LockedLoad<'markup_version'> | undefined> => {
  const cheapest = prices.length > 0 ? Math.min(...prices) : null;
  const load = await db
    .updateTable('loads')
    .set({
      quotes_answered: sql`quotes_answered + ${answers}::int`,
      quotes_received: sql`quotes_received + ${prices.length}`,
      cheapest_price: sql`least(cheapest_price, ${cheapest}::numeric)`,
    })
    .where('id', '=', round.load_id)
    .where('quote_round', '=', round.round)
    .returning(['id', 'account_id', 'status', 'mode', 'version', 'markup_version'])
    .executeTakeFirst();
  return load && asLocked(load);
};

export const setQuotesRequested = (db: Database, round: Round) =>
  db
    .updateTable('loads')
    .set({
      quotes_requested: (requested) =>
        requested
          .selectFrom('carrier_requests')
          .select((select) => select.fn.countAll<number>().as('requested'))
          .where('round_id', '=', round.id),
    })
    .where('id', '=', round.load_id)
    .where('quote_round', '=', round.round)
    .execute();

/** Closes a round; false where somebody else has. Carriers that have not answered by now have failed. */
export const closeRequests = async (db: Database, roundId: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('quote_rounds')
    .set({ closed_at: nowByDatabase })
    .where('id', '=', roundId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await db
    .updateTable('carrier_requests')
    .set({ status: 'failed', failure: 'no_answer', answered_at: nowByDatabase })
    .where('round_id', '=', roundId)
    .where('status', '=', 'requested')
    .execute();
  return true;
};

export const hasQuotes = async (db: Database, roundId: number): Promise<boolean> =>
  (await db.selectFrom('carrier_quotes').select('id').where('round_id', '=', roundId).limit(1).executeTakeFirst()) !==
  undefined;

// An open price whose time is over is expired, whether or not the clock's job has come by yet.
const statusByClock = sql<string>`case when quote.status = 'open' and quote.expires_at <= ${nowByClock} then 'expired' else quote.status end`;

/** The quotes of a round with their carriers, the cheapest first. */
export const findQuotes = (db: Database, roundId: number) =>
  db
    .selectFrom('carrier_quotes as quote')
    .innerJoin('carriers', 'carriers.id', 'quote.carrier_id')
    .selectAll('quote')
    .select([statusByClock.as('status'), 'carriers.name', 'carriers.short_name', 'carriers.scac', 'carriers.logo_key'])
    .where('quote.round_id', '=', roundId)
    .orderBy('quote.price')
    .orderBy('quote.id')
    .execute();

export const findRound = (db: Database, loadId: number, round: number): Promise<Round | undefined> =>
  db.selectFrom('quote_rounds').selectAll().where('load_id', '=', loadId).where('round', '=', round).executeTakeFirst();
