import type { PaymentPromise } from '@portal/contract/billing/collections/promises.ts';
import type { PromiseEnd } from '@portal/contract/billing/collections/promise-states.ts';
import { owedStatuses } from '@portal/contract/billing/invoice-status.ts';
import { type Insertable, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { PaymentPromises } from '../../../platform/database/db.types.ts';
import { fullName } from '../../../platform/database/full-name.ts';
import { nowByDatabase } from '../../../platform/database/sql-clock.ts';

/** Ends what stands for invoices whose rows are held; answers what that was. */
export const endPromises = (db: Database, ids: readonly number[], as: PromiseEnd) =>
  db
    .updateTable('payment_promises')
    .set({ ended_as: as, ended_at: nowByDatabase })
    .where(sql<boolean>`invoice_id = any(${ids}::integer[])`)
    .where('ended_at', 'is', null)
    .returning(['invoice_id', 'pay_by', 'promised_by'])
    .execute();

export const insertPromises = (db: Database, rows: readonly Insertable<PaymentPromises>[]) =>
  db.insertInto('payment_promises').values(rows).execute();

/** What was promised of an invoice, the latest first, and what became of it by today. */
export const findPromises = async (db: Database, invoiceId: number, today: string): Promise<PaymentPromise[]> => {
  const { rows } = await sql<PaymentPromise>`
    select p.id, to_char(p.pay_by, 'YYYY-MM-DD') as pay_by, p.promised_by, p.note,
      coalesce(p.ended_as, case when i.status <> all(${owedStatuses}::text[]) then 'settled'
        when p.pay_by < ${today}::date then 'broken' else 'open' end) as state,
      ${fullName('users')} as noted_by, to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as noted_at
    from payment_promises p join invoices i on i.id = p.invoice_id left join users on users.id = p.created_by
    where p.invoice_id = ${invoiceId} order by p.id desc`.execute(db);
  return rows;
};
