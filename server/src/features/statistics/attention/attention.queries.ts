import type { AttentionItem } from '@portal/contract/statistics/attention.ts';
import type { AttentionKind } from '@portal/contract/statistics/attention-kinds.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { nowByClock } from '../../../platform/database/sql-clock.ts';
import { instant } from '../../loads/load-summary.queries.ts';
import { parts, type Waiting } from './waiting.queries.ts';

type Page = { kind: AttentionKind | undefined; skip: number; limit: number };
type Counts = Partial<Record<AttentionKind, number>>;

const utc = (column: string): RawBuilder<string> => sql.raw(instant(`(${column} at time zone 'UTC')`));

const item = sql`json_build_object(
  'kind', w.kind, 'key', w.kind || ':' || coalesce(w.claim_id, w.invoice_id, w.approval_id, w.load_id),
  'account', json_build_object('id', a.id, 'name', a.name),
  'load_id', w.load_id,
  'policy', case when p.id is not null then json_build_object('id', p.id, 'number', p.certificate_number) end, 'claim_id', w.claim_id, 'approval_id', w.approval_id, 'invoice_id', w.invoice_id, 'mode', l.mode,
  'origin', json_build_object('city', coalesce(l.origin_city, p.origin_city),
    'state', coalesce(l.origin_state, p.origin_state)),
  'destination', json_build_object('city', coalesce(l.destination_city, p.destination_city),
    'state', coalesce(l.destination_state, p.destination_state)),
  'due_at', ${utc('w.until')}, 'due_on', w.due_on, 'is_overdue', coalesce(w.until <= clock.now, false),
  'waiting_since', ${utc('w.since')}, 'carrier', c.name, 'amount', w.amount, 'quotes', w.quotes,
  'exception', case when w.kind = 'load_late' then l.exception end, 'document_type', w.paper,
  'invoice_number', i.number, 'invoice_status', i.status, 'claim_type', claim.type, 'claim_status', claim.status)`;

/** By the moment, or the last one of the day in the reader's zone. */
const order = sql`until nulls last, since, load_id, kind, coalesce(claim_id, invoice_id)`;

/** Of a kind no more are counted, and none after them are listed: nobody works through as many from a home screen. */
export const mostCounted = 1000;

/** A page of what waits, the soonest first, and how much there is of each of these kinds, one more than the most at most. */
export const findWaiting = async (
  db: Database,
  kinds: readonly AttentionKind[],
  waiting: Waiting,
  { kind, skip, limit }: Page,
): Promise<{ items: AttentionItem[]; counts: Counts }> => {
  const lines = kinds.map(
    (one) => sql`(select *, row_number() over () as place from (${parts[one](waiting)} limit ${mostCounted + 1}) part)`,
  );
  const { rows } = await sql<{ items: AttentionItem[] | null; counts: Counts | null }>`
    with clock as materialized (select ${nowByClock} as now),
      waiting as materialized (${sql.join(lines, sql` union all `)}),
      near as (select *, coalesce(due_at, local_instant(${waiting.zone}, (due_on + 1)::timestamp)) as until from waiting
        where place <= ${Math.min(skip + limit, mostCounted)} and ${kind === undefined ? sql`true` : sql`kind = ${kind}`}),
      page as (select * from near order by ${order} offset ${skip} limit ${limit})
    select
      (select json_object_agg(kind, many) from (select kind, count(*) as many from waiting group by kind) counted) as counts,
      (select json_agg(${item} order by w.until nulls last, w.since, w.load_id, w.kind, coalesce(w.claim_id, w.invoice_id))
        from clock cross join page w left join loads l on l.id = w.load_id left join invoices i on i.id = w.invoice_id
          join accounts a on a.id = coalesce(l.account_id, i.account_id)
          left join insurance_quotes p on p.id = i.insurance_quote_id left join carriers c on c.id = w.carrier_id
          left join claims claim on claim.id = w.claim_id) as items`.execute(db);
  const [{ items, counts } = { items: null, counts: null }] = rows;
  return { items: items ?? [], counts: counts ?? {} };
};
