import { undoneStatuses } from '@portal/contract/billing/invoice-status.ts';
import { sql } from 'kysely';
import type { Scope } from '../../platform/actor.ts';
import type { Database } from '../../platform/database/database.ts';
import { nowByClock, todayByClock } from '../../platform/database/sql-clock.ts';

/** The day loads are counted by, as long as no zone is asked for. */
const utcDay = sql`local_day('UTC', ${nowByClock})`;

const weeksShown = 12;

/** What is counted of an account: users, loads by week, what is right below it, and when somebody last did something. */
export type AccountFigures = {
  id: number;
  parent_name: string | null;
  children: number;
  users: number;
  loads_30_days: number;
  loads_30_days_before: number;
  weeks: number[];
  last_activity_at: string | null;
  /** Zero where the caller may not read invoices. */
  billed_30_days: number;
  invoices_30_days: number;
};

/** What of an account was invoiced in the last 30 days, today included; nothing where it is not wanted. */
const billedLately = (isWanted: boolean) =>
  sql`select coalesce(sum(i.amount - i.credited - (i.tax - i.tax_credited)), 0) as billed_30_days, count(*)::integer as invoices_30_days
    from invoices i
    where ${isWanted} and i.account_id = a.id and i.issued_on > ${todayByClock} - 30
      and i.status <> all(${undoneStatuses}::text[])`;

type Wanted = { scope: Scope; ids: readonly number[]; billed: boolean };

/** The figures of these accounts. Accounts below count where they are in scope and not closed. */
export const findFigures = async (db: Database, { scope, ids, billed }: Wanted): Promise<AccountFigures[]> => {
  const inScope = (id: string) =>
    scope === 'all' ? sql`true` : sql`${sql.ref(id)} = any(${scope.accountIds}::integer[])`;
  const { rows } = await sql<AccountFigures>`
    select a.id,
      (select p.name from accounts p where p.id = a.parent_id and ${inScope('p.id')}) as parent_name,
      (select count(*) from accounts c
        where c.parent_id = a.id and c.status <> 'closed' and ${inScope('c.id')})::integer as children,
      (select count(*) from users u
        where u.account_id = a.id and u.status <> 'deleted')::integer as users,
      counted.loads_30_days, counted.loads_30_days_before, counted.weeks, bills.billed_30_days, bills.invoices_30_days,
      (select max(s.last_used_at) from users u join sessions s on s.user_id = u.id
        where u.account_id = a.id) as last_activity_at
    from accounts a, lateral (
      select coalesce(sum(count) filter (where age < 30), 0)::integer as loads_30_days,
        coalesce(sum(count) filter (where age >= 30 and age < 60), 0)::integer as loads_30_days_before,
        array(
          select coalesce(sum(day.count), 0)::integer from generate_series(${weeksShown - 1}::integer, 0, -1) ago
          left join unnest(array_agg(age / 7), array_agg(count)) as day(week, count) on day.week = ago
          group by ago order by ago desc
        ) as weeks
      from (
        select today.day - c.key::date as age, c.count from (select ${utcDay} as day) today
          join current_account_counts c on c.account_id = a.id and c.counted = 'loads by day'
            and c.key > (today.day - ${weeksShown * 7}::integer)::text
      ) recent
    ) counted, lateral (${billedLately(billed)}) bills
    where a.id = any(${ids}::integer[])`.execute(db);
  return rows;
};
