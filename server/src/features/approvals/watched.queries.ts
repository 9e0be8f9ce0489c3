import { waitingApprovals } from '@portal/contract/approvals/approval-states.ts';
import type { LoadStatus } from '@portal/contract/loads/load-status.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { nowByClock } from '../../platform/database/sql-clock.ts';

const atOnce = 50;
const waits = sql<boolean>`r.status = any(${waitingApprovals}::text[])`;

/** Ends requests whose time is over; what somebody else holds is left to the next time. */
export const expireWaiting = async (db: Database) => {
  const { rows } = await sql<{ id: number; load_id: number; load_status: LoadStatus }>`
    update approval_requests r set status = 'expired', ended_at = ${nowByClock}, escalates_at = null from loads l
    where l.id = r.load_id and r.id in (select id from approval_requests r where ${waits} and r.until <= ${nowByClock}
      order by r.until limit ${atOnce} for no key update skip locked) and ${waits}
    returning r.id, r.load_id, l.status as load_status`.execute(db);
  return rows;
};

/** Takes the requests that others are to decide too from now on. */
export const takeEscalations = async (db: Database) => {
  const { rows } = await sql<{ id: number }>`
    update approval_requests r set escalates_at = (select min(d.from_at) from approval_deciders d
      where d.request_id = r.id and d.from_at > ${nowByClock})
    where r.id in (select id from approval_requests r where ${waits} and r.escalates_at <= ${nowByClock}
      order by r.escalates_at limit ${atOnce} for no key update skip locked)
    returning r.id`.execute(db);
  return rows;
};

/** Requests on loads that are no more as they were looked at last. */
export const findOnChangedLoads = (db: Database) =>
  db
    .selectFrom('approval_requests as r')
    .innerJoin('loads as l', 'l.id', 'r.load_id')
    .select(['r.id', 'r.load_id'])
    .where(waits)
    .whereRef('l.version', '<>', 'r.load_version')
    .limit(atOnce)
    .execute();

export const setLoadVersion = async (db: Database, id: number, version: number): Promise<void> => {
  await db.updateTable('approval_requests').set({ load_version: version }).where('id', '=', id).execute();
};
