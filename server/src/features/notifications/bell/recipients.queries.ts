import { writtenOffStatuses } from '@portal/contract/billing/invoice-status.ts';
import { payerRights } from '@portal/contract/access/payer-rights.ts';
import type { Permission } from '@portal/contract/access/permissions.ts';
import { owedStatuses } from '@portal/contract/billing/invoice-status.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { rolesWith } from '../../../platform/database/roles-with.queries.ts';

/** A load and those whose work it is: who made it, and who booked it last. */
export type LoadPeople = { account_id: number; tender_id: number | null; carrier: string | null; user_ids: number[] };

export const findLoadPeople = async (db: Database, loadId: number): Promise<LoadPeople | undefined> => {
  const { rows } = await sql<LoadPeople>`
    select l.account_id, t.id as tender_id, c.name as carrier,
      array_remove(array[l.created_by, t.tendered_by], null) as user_ids
    from loads l
      left join lateral (select id, tendered_by, carrier_id from tenders where load_id = l.id order by id desc limit 1) t
        on true
      left join carriers c on c.id = coalesce(t.carrier_id, l.carrier_id)
    where l.id = ${loadId}`.execute(db);
  return rows[0];
};

const idsOf = async (query: { execute(): Promise<{ id: number }[]> }): Promise<number[]> =>
  (await query.execute()).map(({ id }) => id);

/** The people of an account who have this right, by their role or, of payments, by themselves. */
export const findPeopleWith = (db: Database, accountId: number, right: Permission): Promise<number[]> =>
  idsOf(
    db
      .selectFrom('users')
      .select('id')
      .where('account_id', '=', accountId)
      .where((user) =>
        user.or([
          user('role_id', 'in', rolesWith(db, right)),
          ...(payerRights.some((one) => one === right) ? [user('can_pay', '=', true)] : []),
        ]),
      ),
  );

/** The operator's people whose role has this right. */
export const findOperators = (db: Database, right: Permission): Promise<number[]> =>
  idsOf(
    db
      .selectFrom('users')
      .select('id')
      .where('role_id', 'in', rolesWith(db, 'act_for_operator'))
      .where('role_id', 'in', rolesWith(db, right)),
  );

/** An invoice with what is owed of it now, in US dollars. */
export const findOwedInvoice = (db: Database, id: number) =>
  db
    .selectFrom('invoices')
    .select(['account_id', 'number', 'load_id', 'due_on'])
    .select(
      sql<number>`case when status = any(${writtenOffStatuses}::text[]) then 0 else amount - paid - credited end`.as(
        'owed',
      ),
    )
    .where('id', '=', id)
    .executeTakeFirst();

/** Who began a payment through the provider, and which invoices it was for. */
export const findFailedPayment = async (db: Database, id: number) => {
  type Row = {
    account_id: number;
    created_by: number | null;
    amount: number;
    invoices: { id: number; number: number }[];
  };
  const { rows } = await sql<Row>`
    select p.account_id, p.created_by, p.amount,
      coalesce((select json_agg(json_build_object('id', i.id, 'number', i.number) order by i.number)
        from payment_invoices pi join invoices i on i.id = pi.invoice_id where pi.payment_id = p.id), '[]') as invoices
    from payments p where p.id = ${id}`.execute(db);
  return rows[0];
};

/**
 * Invoices that came to be overdue in the last days and that nobody was notified of yet; those nobody would be notified
 * of are left out, since they would be found again and again before all others.
 */
export const findNewlyOverdue = async (
  db: Database,
  { today, days, limit, right }: { today: string; days: number; limit: number; right: Permission },
): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select i.id from invoices i
    where i.status = any(${owedStatuses}::text[]) and i.due_on < ${today}::date and i.due_on >= ${today}::date - ${days}::integer
      and not exists (select from notifications n where n.invoice_id = i.id and n.kind = 'invoice_overdue')
      and exists (select from users u where u.account_id = i.account_id and u.status = 'active'
        and (u.role_id in (${rolesWith(db, right)}) or (u.can_pay and ${payerRights.some((one) => one === right)})))
    order by i.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
};

/** Who reads about a case, by their side; the representative may be nobody yet. */
export const findClaimPeople = async (db: Database, claimId: number) => {
  type Row = { account_id: number; load_id: number; author: number | null; representative: number | null };
  const { rows } = await sql<Row>`
    select c.account_id, c.load_id, c.representative_id as representative,
      case when c.filed_by_operator then l.created_by else c.created_by end as author
    from claims c join loads l on l.id = c.load_id where c.id = ${claimId}`.execute(db);
  return rows[0];
};
