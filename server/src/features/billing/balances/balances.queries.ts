import { type AgeBucket, ageBuckets, bucketEnds } from '@portal/contract/billing/invoice-status.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** What came to or left what was open of an age on a day; `beside` is what is no invoice’s. */
export type BalanceChange = { on: string; kind: AgeBucket | 'beside'; amount: number; count: number };

/** The first day on which an invoice is of each age, and the first on which it is older. */
const ages: RawBuilder<unknown> = sql.join(
  ageBuckets.map((age, at) => {
    const [last, next] = [bucketEnds[at - 1], bucketEnds[at]];
    const start = last === undefined ? sql`'-infinity'::date` : sql`steps.due_on + ${sql.lit(last + 1)}`;
    const end = next === undefined ? sql`'infinity'::date` : sql`steps.due_on + ${sql.lit(next + 1)}`;
    return sql`(${sql.lit(age)}, ${start}, ${end})`;
  }),
);

/**
 * Changes of what was open by age from one day to another; what was open before counts as come on the first. Each booking
 * is read once: a balance holds until the next one. What holds for the same days and is due on the same is summed first.
 */
export const findBalanceChanges = async (
  db: Database,
  accountIds: readonly number[] | null,
  { from, to }: { from: string; to: string },
): Promise<BalanceChange[]> => {
  const ofAccounts = accountIds === null ? sql`true` : sql`account_id = any(${accountIds}::integer[])`;
  const booked = sql`ledger_entries where ledger_account = 'receivable' and posted_on <= ${to}::date and ${ofAccounts}`;
  const { rows } = await sql<BalanceChange>`
    with held as (
      select invoice_id, greatest(posted_on, ${from}::date) as since, sum(amount) over life as balance,
        coalesce(lead(posted_on) over life, 'infinity') as until
      from ${booked} and invoice_id is not null window life as (partition by invoice_id order by posted_on)
    ), steps as (
      select since, until, due_on, balance > 0 as is_owed, sum(balance) as balance, count(*) as count
      from held join invoices on invoices.id = held.invoice_id where balance <> 0 and until > since group by 1, 2, 3, 4
    ), spans as (
      select kind, greatest(since, starts) as since, least(until, ends) as until, balance as amount, count
      from steps, lateral (values ${ages}) age (kind, starts, ends)
      where is_owed and greatest(since, starts) < least(until, ends)
      union all
      select 'beside', since, until, balance, 0 from steps where not is_owed
      union all
      select 'beside', greatest(posted_on, ${from}::date), 'infinity', amount, 0 from ${booked} and invoice_id is null
    )
    select to_char(day, 'YYYY-MM-DD') as on, kind, sum(change.amount)::float8 as amount, sum(change.count)::integer as count
    from spans, lateral (values (since, amount, count), (until, -amount, -count)) change (day, amount, count)
    where day <= ${to}::date group by day, kind order by day`.execute(db);
  return rows;
};
