import type { ReceivedDemoRequest } from '@portal/contract/guests/demo-request.ts';
import type { DemoRequestStatus } from '@portal/contract/guests/demo-request-status.ts';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import { nowByClock } from '../../platform/database/sql-clock.ts';
import { containing } from '../../platform/database/search-pattern.ts';

type Filters = { status?: readonly DemoRequestStatus[] | undefined; search?: string | undefined };

const requests = (db: Database) =>
  db
    .selectFrom('demo_requests as request')
    .leftJoin('accounts as account', 'account.id', 'request.account_id')
    .leftJoin('users as person', 'person.id', 'request.answered_by')
    .select(['request.id', 'request.company_name', 'request.website', 'request.phone', 'request.full_name'])
    .select(['request.email', 'request.preferred_date', 'request.answered_at', 'request.created_at'])
    .select(['request.account_id', 'account.name as account_name', fullName('person').as('answered_by')])
    .select((row) => [
      row.ref('request.country').$castTo<ReceivedDemoRequest['country']>().as('country'),
      row.ref('request.language').$castTo<ReceivedDemoRequest['language']>().as('language'),
      row.ref('request.status').$castTo<DemoRequestStatus>().as('status'),
    ]);
export type DemoRequestRow = Awaited<ReturnType<ReturnType<typeof requests>['execute']>>[number];

const matching = (db: Database, { status, search }: Filters) => {
  let found = requests(db);
  if (status) found = found.where('request.status', 'in', status);
  if (!search) return found;
  const pattern = containing(search);
  return found.where(
    sql<boolean>`(request.company_name ilike ${pattern} or request.full_name ilike ${pattern}
      or request.email ilike ${pattern})`,
  );
};

/** One page of the demo requests, the latest first. */
export const findDemoRequests = (
  db: Database,
  filters: Filters,
  { skip, limit }: { skip: number; limit: number },
): Promise<DemoRequestRow[]> => matching(db, filters).orderBy('request.id', 'desc').offset(skip).limit(limit).execute();

export const countDemoRequests = async (db: Database, filters: Filters): Promise<number> => {
  const { count } = await db
    .selectFrom(matching(db, filters).as('matched'))
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

export const findReceivedRequest = (db: Database, id: number): Promise<DemoRequestRow | undefined> =>
  requests(db).where('request.id', '=', id).executeTakeFirst();

/** Answers a request that waits; false where it does not, because somebody else was faster. */
export const answerWaitingRequest = async (
  { db, actor }: Ctx,
  id: number,
  answer: { status: 'declined' } | { status: 'account_opened'; account_id: number },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('demo_requests')
    .set({ ...answer, answered_by: actor.userId, answered_at: nowByClock })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Has a declined request wait again; false where it is not declined. */
export const reopenDeclinedRequest = async (db: Database, id: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('demo_requests')
    .set({ status: 'waiting', answered_by: null, answered_at: null })
    .where('id', '=', id)
    .where('status', '=', 'declined')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};
