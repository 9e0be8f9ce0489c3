import type { Language } from '@portal/contract/words/language.ts';
import { deliveredStatuses } from '@portal/contract/loads/load-states.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { todayByClock } from '../../../platform/database/sql-clock.ts';

export type NoticeKind = 'bound' | 'ends_soon';

/** Records a notice; true for the one caller that recorded it first. */
export const insertInsuranceNotice = async (
  db: Database,
  notice: { quote_id: number; kind: NoticeKind; about: string },
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('insurance_notices')
    .values(notice)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Boolean(numInsertedOrUpdatedRows);
};

/**
 * Who bought a policy, for mails about it. Undefined where nobody gets one: somebody who may not sign in any more, of a
 * branded account, which has its own mails, or of one that switched these off.
 */
export const findBuyer = (db: Database, quoteId: number) =>
  db
    .selectFrom('insurance_quotes')
    .innerJoin('users', 'users.id', 'insurance_quotes.bought_by')
    .innerJoin('accounts', 'accounts.id', 'insurance_quotes.account_id')
    .select(['users.email', sql<Language>`users.language`.as('language')])
    .where('insurance_quotes.id', '=', quoteId)
    .where('users.status', '=', 'active')
    .where('accounts.is_branded', '=', false)
    .where(sql<boolean>`coalesce((accounts.tracking_preferences ->> 'insurance')::boolean, true)`)
    .executeTakeFirst();

/**
 * Covers in force that end within so many days and whose buyer has not been reminded of that day; those whose load has
 * been delivered need no reminder.
 */
export const findEndingCovers = async (db: Database, days: number, limit: number) => {
  const rows = await db
    .selectFrom('insurance_quotes')
    .leftJoin('loads', 'loads.id', 'insurance_quotes.load_id')
    .select(['insurance_quotes.id', 'insurance_quotes.cover_ends_on'])
    .where('insurance_quotes.status', '=', 'in_force')
    .where(sql<boolean>`insurance_quotes.cover_ends_on between ${todayByClock} and ${todayByClock} + ${days}::integer`)
    .where(({ or, eb }) => or([eb('loads.id', 'is', null), eb('loads.status', 'not in', deliveredStatuses)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('insurance_notices')
            .select('insurance_notices.quote_id')
            .whereRef('insurance_notices.quote_id', '=', 'insurance_quotes.id')
            .where('insurance_notices.kind', '=', 'ends_soon')
            .where(sql<boolean>`insurance_notices.about = insurance_quotes.cover_ends_on::text`),
        ),
      ),
    )
    .orderBy('insurance_quotes.id')
    .limit(limit)
    .execute();
  return rows.flatMap(({ id, cover_ends_on }) => (cover_ends_on ? [{ id, cover_ends_on }] : []));
};
