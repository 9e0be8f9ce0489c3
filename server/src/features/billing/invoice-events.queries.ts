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
  const { rows } = await sql<InvoiceEvent & { moment: unknown }>`
    select 'booking ' || t.id as id, t.kind, ${instant('t.created_at')} as at, ${person} as by,
      sum(e.amount)::float8 as amount,
      coalesce(p.method || ' ' || p.reference, c.reason, r.method || ' ' || r.reference, other.number::text, '') as detail,
      case when other.id is not null then jsonb_build_object('id', other.id, 'number', other.number) end as invoice,
      case when p.id is not null then jsonb_build_object('method', p.method, 'reference', p.reference) end as payment,
      t.created_at as moment
    from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      left join payments p on p.id = t.payment_id left join credit_notes c on c.id = t.credit_note_id
      left join refunds r on r.id = t.refund_id left join applied_credits a on a.id = t.applied_credit_id
      left join invoices other on other.id = case when a.invoice_id = ${id} then a.from_invoice_id else a.invoice_id end
      left join users on users.id = t.created_by
    where e.invoice_id = ${id} and e.ledger_account = 'receivable' and t.kind <> 'invoice'
    group by t.id, p.id, c.id, r.id, other.id, users.id
    union all
    select 'mail ' || a.id, 'sent', ${instant('a.at')}, ${person}, null, a.after ->> 'email', null, null, a.at
    from audit_entries a left join users on users.id = a.actor_user_id
    where a.action = 'billing.invoice-sent' and a.object_type = 'invoice' and a.object_id = ${String(id)}
    union all
    select 'reminder ' || m.id, 'reminded', ${instant('m.sent_at')}, null, null, m.email, null, null, m.sent_at
    from dunned_invoices d join dunning_mails m on m.id = d.mail_id where d.invoice_id = ${id} and m.sent_at is not null
    order by moment desc`.execute(db);
  const happened = rows.map(({ moment: _, ...event }) => event);
  // A further invoice is issued for its changes; any other had none when it was issued.
  const changed = further_to === null ? changed_lines.map((line) => times(cents(line.amount), -1)) : [];
  const issued = {
    id: 'issued',
    kind: 'invoice' as const,
    at: new Date(created_at).toISOString(),
    by: null,
    amount: dollars(sum([cents(amount), ...changed])),
    detail: String(number),
    invoice: null,
    payment: null,
  };
  return [...happened, issued];
};
