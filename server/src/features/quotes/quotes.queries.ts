import { requestsWithoutPrice } from '@portal/contract/quotes/quote-status.ts';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { CarrierQuotes, Carriers, QuoteRounds } from '../../platform/database/db.types.ts';
import type { Database } from '../../platform/database/database.ts';
import { performanceDays } from '../carriers/performance-window.ts';
import type { LoadChanges, LockedLoad } from '../loads/loads.queries.ts';
import { nowByClock, nowByDatabase, todayByClock } from '../../platform/database/sql-clock.ts';
import { hasWireFor, wiresOf } from '../../integrations/carriers/wires/wires.queries.ts';

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
    .select(wiresOf('carriers.id').as('wires'))
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

type RequestAnswer = { id: number; status: 'quoted' | 'declined' | 'failed'; failure: string | null };

/** Writes what became of requests, once each; answers the ids of those that had not been answered or given up before. */
export const answerRequests = async (db: Database, answers: readonly RequestAnswer[]): Promise<ReadonlySet<number>> => {
  const { rows } = await sql<{ id: number }>`
    update carrier_requests
    set status = answer.status, failure = answer.failure, answered_at = ${nowByDatabase}
    from unnest(
      ${answers.map(({ id }) => id)}::int[],
      ${answers.map(({ status }) => status)}::text[],
      ${answers.map(({ failure }) => failure)}::text[]
    ) as answer (id, status, failure)
    where carrier_requests.id = answer.id and carrier_requests.status = 'requested'
    returning carrier_requests.id`.execute(db);
  return new Set(rows.map(({ id }) => id));
};

/** Keeps carriers' quotes; a second one of a carrier's service class in a round is left out. */
export const insertQuotes = async (db: Database, rows: readonly Insertable<CarrierQuotes>[]): Promise<QuoteRow[]> => {
  if (rows.length === 0) return [];
  return db
    .insertInto('carrier_quotes')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['round_id', 'carrier_id', 'mode', 'service_class']).doNothing())
    .returningAll()
    .execute();
};

/** What so many answers, and the prices they brought, change on their load. */
export const countedAnswers = (answers: number, prices: readonly number[]): LoadChanges => ({
  quotes_answered: sql<number>`loads.quotes_answered + ${answers}::int`,
  quotes_received: sql<number>`loads.quotes_received + ${prices.length}::int`,
  cheapest_price: sql<number>`least(loads.cheapest_price, ${prices.length > 0 ? Math.min(...prices) : null}::numeric)`,
});

/** Counts answers on their load. Its version stays: nobody's change is refused for a price that came in. */
export const countAnswers = (db: Database, load: LockedLoad, counted: LoadChanges) =>
  db.updateTable('loads').set(counted).where('id', '=', load.id).execute();

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
    .select(hasWireFor('tender', 'carriers.id').as('has_tender_wire'))
    .where('quote.round_id', '=', roundId)
    .orderBy('quote.price')
    .orderBy('quote.id')
    .execute();

export const findRound = (db: Database, loadId: number, round: number): Promise<Round | undefined> =>
  db.selectFrom('quote_rounds').selectAll().where('load_id', '=', loadId).where('round', '=', round).executeTakeFirst();
