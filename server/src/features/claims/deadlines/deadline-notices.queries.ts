import type { DeadlineCode } from '@portal/contract/claims/data/claim-choices.ts';
import { clocklessStatuses } from '@portal/contract/claims/claim-status.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { type ClaimRow, selectClaims } from '../claims.queries.ts';

/** Cases with a clock that runs out on this day or before, the oldest first, after a case. */
export const findDueClaims = (db: Database, until: string, after: number, limit: number): Promise<ClaimRow[]> =>
  selectClaims(db, 'all')
    .where('claims.next_due_on', '<=', sql<string>`${until}::date`)
    .where('claims.status', 'not in', clocklessStatuses)
    .where('claims.id', '>', after)
    .orderBy('claims.id')
    .limit(limit)
    .execute();

export type DeadlineNotice = {
  claim_id: number;
  deadline: DeadlineCode;
  due_on: string;
  stage: 'soon' | 'last' | 'over';
};

/** Records a notice; true for the one caller that recorded it first. */
export const insertNotice = async (db: Database, notice: DeadlineNotice): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('claim_deadline_notices')
    .values(notice)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Boolean(numInsertedOrUpdatedRows);
};
