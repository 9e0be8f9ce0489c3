import { bookedStatuses } from '@portal/contract/loads/load-states.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { fullName } from '../../../platform/database/full-name.ts';
import type { Figures } from '../figures.queries.ts';

type Page = { skip: number; limit: number };

/** The people who are paid commissions, by name. */
export const findCommissioned = async (db: Database, { accounts }: Figures, { skip, limit }: Page) => {
  const paid = db
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .where(sql<boolean>`users.commissions <> '[]'`)
    .where(accounts === null ? sql<boolean>`true` : sql<boolean>`users.account_id = any(${accounts}::integer[])`);
  const [users, { total }] = await Promise.all([
    paid
      .select(['users.id', 'users.email', 'accounts.id as account_id', 'accounts.name as account_name'])
      .select(fullName('users').as('name'))
      .orderBy('name')
      .orderBy('users.id')
      .offset(skip)
      .limit(limit)
      .execute(),
    paid.select((all) => all.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { users, total };
};

export type EarnedInterval = {
  user_id: number;
  from: string;
  to: string | null;
  percent: number;
  loads: number;
  price: number;
  commission: number;
};

/**
 * What these people have earned by each of their intervals: a percentage of the price of every booked load they made,
 * rounded load by load. An interval without loads is there with nothing.
 */
export const findEarned = async (
  db: Database,
  userIds: readonly number[],
  { from, mode }: Figures,
): Promise<EarnedInterval[]> => {
  const { rows } = await sql<EarnedInterval>`
    select u.id as user_id, i."from"::text as "from", i."to"::text as "to", i.percent, count(l.id)::integer as loads,
      coalesce(sum(l.price), 0) as price, coalesce(sum(round(l.price * i.percent / 100, 2)), 0) as commission
    from users u
      cross join lateral jsonb_to_recordset(u.commissions) as i ("from" date, "to" date, percent numeric)
      left join loads l on l.created_by = u.id and l.price is not null and l.status = any(${bookedStatuses}::text[])
        and l.pickup_date >= i."from" and (i."to" is null or l.pickup_date <= i."to")
        and ${from === null ? sql`true` : sql`l.pickup_date >= ${from}::date`}
        and ${mode === undefined ? sql`true` : sql`l.mode = ${mode}`}
    where u.id = any(${userIds}::integer[])
    group by u.id, i."from", i."to", i.percent
    order by u.id, i."from" desc`.execute(db);
  return rows;
};
