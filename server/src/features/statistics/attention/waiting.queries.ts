import { waitingApprovals } from '@portal/contract/approvals/approval-states.ts';
import { owedStatuses, payableStatuses } from '@portal/contract/billing/invoice-status.ts';
import { type ClaimSide, turnOf } from '@portal/contract/claims/claim-status.ts';
import { awaitingCarrierStatuses, onTheWayGroups, underWayStatuses } from '@portal/contract/loads/load-states.ts';
import { moves } from '@portal/contract/loads/load-status.ts';
import type { AttentionKind } from '@portal/contract/statistics/attention-kinds.ts';
import { unansweredTenderStatuses } from '@portal/contract/tendering/tender-status.ts';
import { keysOf } from '@portal/contract/values/records.ts';
import { type RawBuilder, sql } from 'kysely';
import { sqlTexts } from '../../../platform/database/sql-texts.ts';
import { isLate } from '../../loads/load-summary.queries.ts';

/** Whose things may wait: of these accounts, all where null, for one side, in the days of a zone and of the books. */
export type Waiting = {
  accounts: readonly number[] | null;
  side: ClaimSide;
  zone: string;
  billingDay: string;
  /** Who reads it: nobody confirms what they asked for. */
  reader: number;
};

/** The lines of a kind in the order of the list, read from an index in that order where there may be many. */
type Part = (waiting: Waiting) => RawBuilder<unknown>;

/** The present, once for all parts of the statement. */
const presentText = '(select now from clock)';
const now = sql.raw<string>(presentText);

const quoteWarning = sql`interval '48 hours'`;
const tenderPatience = sql`interval '30 minutes'`;
const proofPatience = sql`interval '24 hours'`;
const invoiceWarningDays = 7;

const among = (values: readonly string[]) => sql`any(${values}::text[])`;

/** Of one account by equality: an index is read in its order then. */
const ofAccounts = ({ accounts }: Waiting, alias: string): RawBuilder<boolean> => {
  const column = sql.ref(`${alias}.account_id`);
  if (accounts?.length === 1) return sql`${column} = ${accounts[0]}`;
  return accounts === null ? sql`true` : sql`${column} = any(${accounts}::integer[])`;
};

/** The columns every kind has: what it is about, until which moment or day and since when, who is behind it, and how much it is about. */
type Line = Partial<Record<(typeof lineColumns)[number], RawBuilder<unknown>>>;
const lineColumns = [
  'claim_id',
  'invoice_id',
  'approval_id',
  'due_at',
  'due_on',
  'since',
  'carrier_id',
  'amount',
  'quotes',
  'paper',
] as const;
const types = {
  claim_id: 'integer',
  invoice_id: 'integer',
  approval_id: 'integer',
  due_at: 'timestamptz',
  due_on: 'date',
  since: 'timestamptz',
  carrier_id: 'integer',
  amount: 'numeric',
  quotes: 'integer',
  paper: 'text',
} as const satisfies Record<(typeof lineColumns)[number], string>;

const line = (kind: AttentionKind, load: RawBuilder<unknown>, values: Line) => {
  const columns = lineColumns.map(
    (name) => sql`(${values[name] ?? sql`null`})::${sql.raw(types[name])} as ${sql.ref(name)}`,
  );
  return sql`select ${kind}::text as kind, ${load}::integer as load_id, ${sql.join(columns)}`;
};

const isOpen = (quote: string) =>
  sql<boolean>`${sql.ref(`${quote}.status`)} = 'open' and ${sql.ref(`${quote}.expires_at`)} > ${now}`;

/** The cheapest price of a load, as long as it is open. */
const quoteExpires: Part = (waiting) => sql`${line('quote_expires', sql`l.id`, {
  due_at: sql`cheapest.expires_at`,
  since: sql`cheapest.created_at`,
  carrier_id: sql`cheapest.carrier_id`,
  amount: sql`cheapest.price`,
  quotes: sql`(select count(*) from carrier_quotes q where q.load_id = l.id and ${isOpen('q')}
    and q.expires_at <= ${now} + ${quoteWarning})`,
})}
  from carrier_quotes cheapest join loads l on l.id = cheapest.load_id
  where ${ofAccounts(waiting, 'l')} and l.status_group = 'quoted' and l.status = ${among(moves.tender.from)}
    and not l.requote_needed and ${isOpen('cheapest')} and cheapest.expires_at <= ${now} + ${quoteWarning}
    and not exists (select from carrier_quotes q where q.load_id = l.id and ${isOpen('q')}
      and (q.price, q.id) < (cheapest.price, cheapest.id))
  order by cheapest.expires_at, cheapest.created_at, l.id`;

/** Tenders without an answer; loads that wait for a truck are the operator's own matter. */
const tenders = (kind: AttentionKind, waiting: Waiting, condition: RawBuilder<boolean>) => sql`${line(kind, sql`l.id`, {
  due_at: sql`t.answer_by`,
  since: sql`t.created_at`,
  carrier_id: sql`t.carrier_id`,
})}
  from tenders t join loads l on l.id = t.load_id
  where t.status = ${among(unansweredTenderStatuses)} and l.status = ${among(awaitingCarrierStatuses)}
    and ${ofAccounts(waiting, 'l')} and ${condition} order by t.answer_by, t.created_at, l.id`;

const tenderUnanswered: Part = (waiting) => {
  const isTheirs = waiting.side === 'operator' ? sql`l.status <> 'pending'` : sql`true`;
  return tenders('tender_unanswered', waiting, sql`${isTheirs} and t.created_at <= ${now} - ${tenderPatience}`);
};

const truckPending: Part = (waiting) => tenders('truck_pending', waiting, sql<boolean>`l.status_group = 'pending'`);

const loadLate: Part = (waiting) =>
  sql`${line('load_late', sql`l.id`, {
    due_on: sql`l.due_date`,
    carrier_id: sql`l.carrier_id`,
  })} from loads l where ${ofAccounts(waiting, 'l')} and ${sql.raw(isLate(presentText))} order by l.due_date, l.id`;

const withoutPaper = (type: string, condition = sql<boolean>`true`) => sql<boolean>`not exists (select from documents d
  where d.load_id = l.id and d.type = ${type} and d.removed_at is null and ${condition})`;

/**
 * Whoever ships to another country gives customs a commercial invoice before the pickup; goods that come back from transit
 * are not imported.
 */
const invoiceForCustoms: Part = (waiting) => sql`${line('document_missing', sql`l.id`, {
  due_on: sql`l.pickup_date`,
  carrier_id: sql`l.carrier_id`,
  paper: sql`'commercial_invoice'`,
})}
  from loads l where ${ofAccounts(waiting, 'l')} and l.border is not null
    and (not l.in_transit or (select count(distinct s.country) > 1 from stops s where s.load_id = l.id))
    and l.status_group in (${sql.raw(sqlTexts(onTheWayGroups))})
    and l.status = ${among(underWayStatuses)} and ${withoutPaper('commercial_invoice')}
  order by l.pickup_date, l.id`;

/** A load is billed once its proof of delivery is there. */
const proofOfDelivery: Part = (waiting) => sql`${line('document_missing', sql`l.id`, {
  since: sql`l.actual_delivery_at`,
  carrier_id: sql`l.carrier_id`,
  paper: sql`'pod'`,
})}
  from loads l where ${ofAccounts(waiting, 'l')} and l.status = 'delivered'
    and l.actual_delivery_at <= ${now} - ${proofPatience}
    and ${withoutPaper('pod', sql`d.filed_by <> 'shipper'`)} order by l.actual_delivery_at, l.id`;

const documentMissing: Part = (waiting) =>
  waiting.side === 'operator' ? proofOfDelivery(waiting) : invoiceForCustoms(waiting);

const invoiceDue: Part = (waiting) => sql`${line('invoice_due', sql`i.load_id`, {
  invoice_id: sql`i.id`,
  due_on: sql`i.due_on`,
  since: sql`i.created_at`,
  amount: sql`i.amount - i.paid - i.credited`,
})}
  from invoices i where ${ofAccounts(waiting, 'i')} and i.status = ${among(payableStatuses)}
    and i.status in (${sql.raw(sqlTexts(owedStatuses))})
    and i.due_on <= ${waiting.billingDay}::date + ${invoiceWarningDays}::integer
  order by i.due_on, i.created_at, i.load_id, i.id`;

const claimWaiting: Part = (waiting) => sql`${line('claim_waiting', sql`c.load_id`, {
  claim_id: sql`c.id`,
  due_on: sql`c.next_due_on`,
  since: sql`c.updated_at`,
  amount: sql`case when c.currency = 'USD' then coalesce(c.offer_amount, c.amount) end`,
})}
  from claims c where ${ofAccounts(waiting, 'c')}
    and c.status = ${among(keysOf(turnOf).filter((status) => turnOf[status] === waiting.side))}
  order by c.next_due_on nulls last, c.updated_at, c.load_id, c.id`;

/** Bookings the reader may approve now, by name, by role or in somebody's place. */
const approvalWaiting: Part = (waiting) => sql`${line('approval_waiting', sql`r.load_id`, {
  approval_id: sql`r.id`,
  due_at: sql`r.until`,
  since: sql`r.asked_at`,
  carrier_id: sql`(select q.carrier_id from carrier_quotes q where q.id = r.carrier_quote_id)`,
  amount: sql`r.price`,
})}
  from approval_requests r where ${ofAccounts(waiting, 'r')} and r.status = ${among(waitingApprovals)}
    and r.until > ${now} and r.asked_by <> ${waiting.reader} and exists (
      select from approval_deciders d join users p on p.account_id = d.account_id and p.status = 'active'
        and (p.id = d.user_id or p.role_id = d.role_id)
      where d.request_id = r.id and d.from_at <= ${now} and (p.id = ${waiting.reader} or exists (
          select from approval_deputies w where w.user_id = p.id and w.deputy_id = ${waiting.reader}
            and w.from_at <= ${now} and w.until_at > ${now}))
        and not exists (select from approval_agreements g where g.request_id = r.id and g.rule_key = d.rule_key
          and (g.user_id = ${waiting.reader} or g.for_user_id = p.id)))
  order by r.until, r.asked_at, r.load_id, r.id`;

const containerRequest: Part = (
  waiting,
) => sql`${line('container_request', sql`l.id`, { since: sql`l.operations_since` })}
  from loads l where ${ofAccounts(waiting, 'l')} and l.operations_since is not null and l.status = 'quotes requested'
  order by l.operations_since, l.id`;

/** What was paid by check or wire for a policy that was cancelled. */
const refundToSend: Part = (waiting) => sql`${line('refund_to_send', sql`null`, {
  invoice_id: sql`i.id`,
  since: sql`i.withdrawn_at`,
  amount: sql`i.owed_back`,
})}
  from invoices i where ${ofAccounts(waiting, 'i')} and i.owed_back > 0 order by i.withdrawn_at, i.id`;

/** What a shipper has promised to pay by a day that is over. */
const promiseBroken: Part = (waiting) => sql`${line('promise_broken', sql`i.load_id`, {
  invoice_id: sql`i.id`,
  due_on: sql`p.pay_by`,
  since: sql`p.created_at`,
  amount: sql`i.amount - i.paid - i.credited`,
})}
  from payment_promises p join invoices i on i.id = p.invoice_id where ${ofAccounts(waiting, 'i')}
    and p.ended_at is null and p.pay_by < ${waiting.billingDay}::date and i.status = ${among(payableStatuses)}
  order by p.pay_by, p.created_at, i.load_id, i.id`;

/** What one person has asked to write off, and a second one confirms or declines. */
const writeOffWaiting: Part = (waiting) => sql`${line('write_off_waiting', sql`i.load_id`, {
  invoice_id: sql`i.id`,
  since: sql`w.asked_at`,
  amount: sql`w.amount`,
})}
  from write_offs w join invoices i on i.id = w.invoice_id where ${ofAccounts(waiting, 'i')}
    and w.status = 'waiting' and w.asked_by <> ${waiting.reader}
  order by w.asked_at, i.load_id, i.id`;

/** Where each kind is looked for. */
export const parts: Readonly<Record<AttentionKind, Part>> = {
  quote_expires: quoteExpires,
  tender_unanswered: tenderUnanswered,
  load_late: loadLate,
  document_missing: documentMissing,
  invoice_due: invoiceDue,
  claim_waiting: claimWaiting,
  approval_waiting: approvalWaiting,
  truck_pending: truckPending,
  container_request: containerRequest,
  refund_to_send: refundToSend,
  promise_broken: promiseBroken,
  write_off_waiting: writeOffWaiting,
};
