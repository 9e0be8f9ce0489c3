import type { InvoiceEvent } from '@portal/contract/billing/billing.ts';
import { cents, dollars, sum, times } from '@portal/contract/values/money.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { InvoiceRow } from './invoices.queries.ts';

const instant = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const person = sql`nullif(concat_ws(' ', users.first_name, users.last_name), '')`;

/** What happened to an invoice, the latest first. */
export const findEvents = async (
  db: Database,
  { id, created_at, amount, number, further_to, changed_lines }: InvoiceRow,
): Promise<InvoiceEvent[]> => {
  const { rows } = await sql<InvoiceEvent>`
    select t.kind, ${instant('t.created_at')} as at, ${person} as by, sum(e.amount)::float8 as amount,
      coalesce(p.method || ' ' || p.reference, c.reason, r.method || ' ' || r.reference, source.number::text, '') as detail, t.created_at as moment
    from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      left join payments p on p.id = t.payment_id left join credit_notes c on c.id = t.credit_note_id
      left join refunds r on r.id = t.refund_id left join applied_credits a on a.id = t.applied_credit_id
      left join invoices source on source.id = a.from_invoice_id left join users on users.id = t.created_by
    where e.invoice_id = ${id} and e.ledger_account = 'receivable' and t.kind <> 'invoice'
    group by t.id, p.id, c.id, r.id, source.id, users.id
    union all
    select 'sent', ${instant('a.at')}, ${person}, null, a.after ->> 'email', a.at
    from audit_entries a left join users on users.id = a.actor_user_id
    where a.action = 'billing.invoice-sent' and a.object_type = 'invoice' and a.object_id = ${String(id)}
    order by moment desc`.execute(db);
  const happened = rows.map(({ kind, at, by, amount: moved, detail }) => ({ kind, at, by, amount: moved, detail }));
  // A further invoice is issued for its changes; any other had none when it was issued.
  const changed = further_to === null ? changed_lines.map((line) => times(cents(line.amount), -1)) : [];
  const issued = {
    kind: 'invoice' as const,
    at: new Date(created_at).toISOString(),
    by: null,
    amount: dollars(sum([cents(amount), ...changed])),
    detail: String(number),
  };
  return [...happened, issued];
};
