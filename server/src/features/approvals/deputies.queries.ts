import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import { nowByClock } from '../../platform/database/sql-clock.ts';

export type DeputyRow = { id: number; deputy_id: number; name: string; from_at: string; until_at: string };

/** Those of a person whose time is not over, the earliest first. */
export const findDeputies = (db: Database, userId: number): Promise<DeputyRow[]> =>
  db
    .selectFrom('approval_deputies as d')
    .innerJoin('users as u', 'u.id', 'd.deputy_id')
    .select([
      'd.id',
      'd.deputy_id',
      'd.from_at',
      'd.until_at',
      sql<string>`coalesce(${fullName('u')}, u.email)`.as('name'),
    ])
    .where('d.user_id', '=', userId)
    .where('d.until_at', '>', nowByClock)
    .orderBy('d.from_at')
    .execute();

/** Of two calls of one person the second waits. */
export const holdPerson = (db: Database, userId: number) =>
  db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst();

type NewDeputy = { user_id: number; deputy_id: number; from_day: string; to_day: string; zone: string };

export const insertDeputy = async (db: Database, { user_id, deputy_id, from_day, to_day, zone }: NewDeputy) => {
  const { rows } = await sql<DeputyRow>`
    with added as (
      insert into approval_deputies (user_id, deputy_id, from_at, until_at)
      values (${user_id}, ${deputy_id}, local_instant(${zone}, ${from_day}::date::timestamp),
        local_instant(${zone}, (${to_day}::date + 1)::timestamp))
      returning id, deputy_id, from_at, until_at
    )
    select added.*, coalesce(${fullName('u')}, u.email) as name from added join users u on u.id = added.deputy_id`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('nothing was inserted');
  return row;
};

export const deleteDeputy = (db: Database, userId: number, id: number) =>
  db
    .deleteFrom('approval_deputies')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(['deputy_id', 'from_at', 'until_at'])
    .executeTakeFirst();
