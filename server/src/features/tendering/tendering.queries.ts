import {
  isUnanswered,
  openTenderStatuses,
  type TenderStatus,
  unansweredTenderStatuses,
} from '@portal/contract/tendering/tender-status.ts';
import type { LoadStatus, TenderTrouble } from '@portal/contract/loads/load-status.ts';
import { type Selectable, sql } from 'kysely';
import type { Tenders } from '../../platform/database/db.types.ts';
import type { Database } from '../../platform/database/database.ts';
import { hasJob } from '../../platform/jobs/dead-jobs.queries.ts';
import { nowByClock, nowByDatabase } from '../../platform/database/sql-clock.ts';
import { hasWireFor, wiresOf } from '../../integrations/carriers/wires/wires.queries.ts';

export type TenderRow = Selectable<Tenders>;

/** A quote of this load with its round and the carrier it came from; `is_over` by the clock. Locked until commit. */
export const findQuote = (db: Database, loadId: number, quoteId: number) =>
  db
    .selectFrom('carrier_quotes as quote')
    .innerJoin('carriers', 'carriers.id', 'quote.carrier_id')
    .innerJoin('quote_rounds', 'quote_rounds.id', 'quote.round_id')
    .selectAll('quote')
    .select([
      'quote_rounds.round',
      'carriers.name as carrier_name',
      hasWireFor('tender', 'carriers.id').as('has_tender_wire'),
      'carriers.tender_window',
      sql<boolean>`quote.status = 'expired' or quote.expires_at <= ${nowByClock}`.as('is_over'),
    ])
    .where('quote.id', '=', quoteId)
    .where('quote.load_id', '=', loadId)
    .forNoKeyUpdate('quote')
    .executeTakeFirst();

/** What the operator takes of an account for arranging freight that the carrier bills to somebody else. */
export const findArrangingFee = async (db: Database, accountId: number): Promise<number> => {
  const account = await db
    .selectFrom('accounts')
    .select('arranging_fee')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return account?.arranging_fee ?? 0;
};

/** The load's one tender that is under way or accepted. */
export const findOpenTender = (db: Database, loadId: number): Promise<TenderRow | undefined> =>
  db
    .selectFrom('tenders')
    .selectAll()
    .where('load_id', '=', loadId)
    .where('status', 'in', openTenderStatuses)
    .executeTakeFirst();

export const setQuoteStatus = (db: Database, quoteId: number, status: 'chosen' | 'superseded') =>
  db.updateTable('carrier_quotes').set({ status }).where('id', '=', quoteId).execute();

/** Whether the account of a load is linked to a company of the freight system. */
export const isOfFreightSystem = async (db: Database, loadId: number): Promise<boolean> => {
  const row = await db
    .selectFrom('loads')
    .innerJoin('accounts', 'accounts.id', 'loads.account_id')
    .select('loads.id')
    .where('loads.id', '=', loadId)
    .where('accounts.freight_system_id', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
};

/** A tender with how its carrier is reached. */
export const findTenderWithCarrier = (db: Database, tenderId: number) =>
  db
    .selectFrom('tenders')
    .innerJoin('carriers', 'carriers.id', 'tenders.carrier_id')
    .selectAll('tenders')
    .select([
      'carriers.scac',
      'carriers.name as carrier_name',
      wiresOf('carriers.id').as('wires'),
      'carriers.pro_check',
      sql<boolean>`tenders.answer_by <= ${nowByClock}`.as('is_overdue'),
    ])
    .where('tenders.id', '=', tenderId)
    .executeTakeFirst();
export type CarrierTender = NonNullable<Awaited<ReturnType<typeof findTenderWithCarrier>>>;

const tendersAtOnce = 50;

/** Tenders a carrier has still to answer by itself. */
const underWay = (db: Database) =>
  db
    .selectFrom('tenders')
    .innerJoin('loads', 'loads.id', 'tenders.load_id')
    .select(['tenders.id', 'tenders.load_id'])
    .where('tenders.status', 'in', unansweredTenderStatuses)
    .where('loads.status', '=', 'tendered')
    .orderBy('tenders.created_at')
    .limit(tendersAtOnce);

/** Tenders older than `seconds` that no job of this name looks after. */
export const findTendersWithoutJob = (db: Database, jobName: string, seconds: number) =>
  underWay(db)
    .where('tenders.created_at', '<', sql<string>`${nowByDatabase} - make_interval(secs => ${seconds})`)
    .where((where) => where.not(hasJob(jobName, 'tender_id', sql.ref('tenders.id'))))
    .execute();

/** Tenders whose time to answer was over so many seconds ago: of those that never left, and of those that did. */
export const findForsakenTenders = (db: Database, seconds: { unsent: number; sent: number }) =>
  underWay(db)
    .where(
      'tenders.answer_by',
      '<',
      sql<string>`${nowByDatabase} - make_interval(secs => case tenders.status when 'queued' then ${seconds.unsent}::int
        else ${seconds.sent}::int end)`,
    )
    .execute();

/** The carrier of a tender as an actor is made of it. */
export const carrierOf = ({ carrier_id, carrier_name }: CarrierTender) => ({ carrier_id, name: carrier_name });

/**
 * Takes the right to send a tender, once: `secondsSince` is how long ago an earlier sending must lie
 * whose answer was lost. False where another has it, or the tender has ended.
 */
export const claimSending = async (db: Database, tenderId: number, secondsSince: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('tenders')
    .set({ status: 'sending', sent_at: nowByDatabase })
    .where('id', '=', tenderId)
    .where((where) =>
      where.or([
        where('status', '=', 'queued'),
        where.and([
          where('status', '=', 'sending'),
          where('sent_at', '<', sql<string>`${nowByDatabase} - make_interval(secs => ${secondsSince})`),
        ]),
      ]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Moves a tender the carrier has still to answer; false where it has ended otherwise in the meantime. */
export const setTenderStatus = async (
  db: Database,
  tenderId: number,
  status: TenderStatus,
  more: { reason_code?: string; trouble?: null } = {},
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('tenders')
    .set({ status, ...more, ...(isUnanswered(status) ? {} : { answered_at: nowByDatabase }) })
    .where('id', '=', tenderId)
    .where('status', 'in', unansweredTenderStatuses)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Notes what is wrong with a tender; the load's status, or undefined where that was known or the tender has ended. */
export const setTrouble = async (
  db: Database,
  tenderId: number,
  trouble: TenderTrouble,
): Promise<LoadStatus | undefined> => {
  const row = await db
    .updateTable('tenders')
    .from('loads')
    .set({ trouble })
    .where('tenders.id', '=', tenderId)
    .where('tenders.status', 'in', unansweredTenderStatuses)
    .where('tenders.trouble', 'is distinct from', trouble)
    .whereRef('loads.id', '=', 'tenders.load_id')
    .returning(sql<LoadStatus>`loads.status`.as('status'))
    .executeTakeFirst();
  return row?.status;
};

/** Ends the load's open tender, accepted or not; undefined where there is none. */
export const cancelOpenTender = (db: Database, loadId: number) =>
  db
    .updateTable('tenders')
    .set({ status: 'cancelled' })
    .where('load_id', '=', loadId)
    .where('status', 'in', openTenderStatuses)
    .returning('id')
    .executeTakeFirst();

/**
 * Makes the tender that a cancellation ended stand again, since its carrier refused; false where it did not end by a
 * cancellation.
 */
export const reopenTender = async (db: Database, tenderId: number, reasonCode: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('tenders')
    .set({ status: 'accepted', cancellation_refused: reasonCode, answered_at: nowByDatabase })
    .where('id', '=', tenderId)
    .where('status', '=', 'cancelled')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
