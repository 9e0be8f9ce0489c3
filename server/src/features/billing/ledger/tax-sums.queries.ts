import type { Tax } from '@portal/contract/taxes/taxes.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

type TaxSum = { tax: Tax; place: string; percent: number; base: number; amount: number; invoices: number };

/** What was charged in a period, less what was taken back, by tax, place of supply and rate. */
export const findTaxSums = async (
  db: Database,
  { from, to }: { from: string; to: string },
  accountId?: number,
): Promise<TaxSum[]> => {
  const { rows } = await sql<TaxSum>`select tax, place, percent::float8 as percent, sum(base)::float8 as base,
      sum(taxes.amount)::float8 as amount, count(distinct invoice_id)::integer as invoices
    from invoice_taxes taxes
    where posted_on between ${from}::date and ${to}::date
      and ${
        accountId === undefined
          ? sql`true`
          : sql`invoice_id in (select id from invoices where account_id = ${accountId})`
      }
    group by tax, place, percent order by tax, place, percent`.execute(db);
  return rows;
};
