import { bookedStatuses, deliveredStatuses } from '@portal/contract/loads/load-states.ts';
import { owedStatuses } from '@portal/contract/billing/invoice-status.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Figures } from '../../features/statistics/figures.queries.ts';

/** The figures as one would ask the loads themselves for them: what the sums have to say too, and to be faster than. */

const whose = ({ accounts }: Figures, alias: string): RawBuilder<boolean> =>
  accounts === null ? sql`true` : sql`${sql.ref(`${alias}.account_id`)} = any(${accounts}::integer[])`;

/** Loads of the question; months begin with the pickup day's. */
const loadsOf = (figures: Figures): RawBuilder<boolean> => {
  const { from, until, mode } = figures;
  return sql`${whose(figures, 'l')} and ${from === null ? sql`true` : sql`l.pickup_date >= ${from}::date`}
    and ${until === undefined ? sql`true` : sql`l.pickup_date < ${until}::date`}
    and ${mode === undefined ? sql`true` : sql`l.mode = ${mode}`}`;
};

const isBooked = sql`l.status = any(${bookedStatuses}::text[])`;
const isDelivered = sql`(l.status = any(${deliveredStatuses}::text[]) and l.actual_delivery_at is not null
  and l.delivery_date is not null)`;
const isOnTime = sql`(${isDelivered} and (l.due_date is null or l.delivery_date <= l.due_date))`;

const ask =
  (statement: (figures: Figures) => RawBuilder<unknown>) =>
  async (db: Database, figures: Figures): Promise<unknown[]> =>
    (await sql`${statement(figures)}`.execute(db)).rows;

const bookedSums = sql`count(*)::integer as loads, (count(*) filter (where ${isDelivered}))::integer as delivered,
  (count(*) filter (where ${isOnTime}))::integer as on_time, coalesce(sum(coalesce(l.price, 0)), 0) as spend`;

const revenue = sql`coalesce((select -sum(e.amount) from ledger_entries e
  where e.load_id = l.id and e.ledger_account = 'freight_revenue'), l.price - coalesce(l.insurance_premium, 0), 0)`;
const cost = sql`coalesce((select sum(e.amount) from ledger_entries e
  where e.load_id = l.id and e.ledger_account = 'carrier_cost'), l.cost, 0)`;

const freightLines = 'BASE LINEHAUL DEF DISC AMC FUEL MARKUP DMIN CMIN CBC PARTIAL FINL RWE RCL CARGO_INSURANCE'.split(
  ' ',
);

const isBilled = sql`i.status not in ('void', 'refunded')`;
const marginsBy = (key: RawBuilder<unknown>, condition = sql`true`) =>
  ask(
    (figures) => sql`select key, count(*)::integer as loads, sum(price) as price, sum(cost) as cost from (
        select ${key} as key, ${revenue} as price, ${cost} as cost from loads l
        where ${loadsOf(figures)} and ${isBooked} and ${condition}) m
      group by key order by sum(price) - sum(cost) desc, key`,
  );

export const directFigures = {
  modes: ask(
    (figures) => sql`select l.mode, count(*)::integer as loads from loads l where ${loadsOf(figures)}
      group by l.mode order by loads desc, l.mode`,
  ),
  groups: ask(
    (figures) => sql`select l.status_group as group, count(*)::integer as loads from loads l where ${loadsOf(figures)}
      group by l.status_group`,
  ),
  months: ask(
    (figures) => sql`select to_char(l.pickup_date, 'YYYY-MM') as month, l.mode, count(*)::integer as loads from loads l
      where ${loadsOf(figures)} group by 1, l.mode`,
  ),
  booked: ask((figures) => sql`select ${bookedSums} from loads l where ${loadsOf(figures)} and ${isBooked}`),
  carriers: ask(
    (figures) => sql`select l.carrier_id, ${bookedSums} from loads l
      where ${loadsOf(figures)} and ${isBooked} and l.carrier_id is not null
      group by l.carrier_id order by loads desc, l.carrier_id`,
  ),
  accessorials: ask(
    (figures) => sql`select code, count(*)::integer as count, sum(amount) as amount from (
        select l.id, upper(line ->> 'code') as code, sum((line ->> 'amount')::numeric) as amount
        from loads l cross join lateral (
            select i.lines from invoices i where i.load_id = l.id and ${isBilled}
            union all
            select c.lines from invoices i join invoice_changes c on c.invoice_id = i.id
            where i.load_id = l.id and ${isBilled}
            union all
            select q.price_lines from carrier_quotes q where q.id = l.carrier_quote_id
              and not exists (select from invoices i where i.load_id = l.id and ${isBilled})
          ) priced cross join lateral jsonb_array_elements(priced.lines) line
        where ${loadsOf(figures)} and ${isBooked} and upper(line ->> 'code') <> all(${freightLines}::text[])
        group by 1, 2) of_load
      group by code order by amount desc, code`,
  ),
  stops: ask(
    (figures) => sql`select s.type, s.country, upper(s.state) as state, count(*)::integer as stops
      from loads l join stops s on s.load_id = l.id where ${loadsOf(figures)} and l.status_group <> 'cancelled'
      group by 1, 2, 3`,
  ),
  margins: ask(
    (figures) => sql`select null::text as month, count(*)::integer as loads, sum(price) as price, sum(cost) as cost
      from (select ${revenue} as price, ${cost} as cost from loads l where ${loadsOf(figures)} and ${isBooked}) m
      having count(*) > 0`,
  ),
  steps: ask(
    (figures) => sql`select null::text as month, step, count(*)::integer as loads from (
        select case when l.status = any(${deliveredStatuses}::text[]) then 5 when ${isBooked} then 4
          when exists (select from tenders t where t.load_id = l.id) then 3
          when exists (select from carrier_quotes q where q.load_id = l.id) then 2
          when l.quote_round > 0 then 1 else 0 end as step
        from loads l where ${loadsOf(figures)}) s
      group by step`,
  ),
  waits: ask(
    (figures) => sql`select null::text as month, round(10 * extract(epoch from first - began))::integer as tenths,
        count(*)::integer as rounds
      from (select min(q.created_at) as first, coalesce(r.begun_at, r.requested_at) as began
        from loads l join quote_rounds r on r.load_id = l.id join carrier_quotes q on q.round_id = r.id
        where ${loadsOf(figures)} and (r.begun_at is not null or l.mode <> 'drayage')
        group by r.id) w
      where first >= began group by 2 order by tenths`,
  ),
  byAccount: marginsBy(sql`l.account_id::text`),
  byCarrier: marginsBy(sql`l.carrier_id::text`, sql`l.carrier_id is not null`),
  byLane: marginsBy(sql`concat_ws('|', l.origin_city, l.origin_state, l.destination_city, l.destination_state)`),
};

/** The same of invoices, by month of issue and standing on a day. */
export const directBilling = async (db: Database, figures: Figures, today: string): Promise<unknown[]> => {
  const { from, mode } = figures;
  const isOwed = sql`(i.status = any(${owedStatuses}::text[]) and i.amount - i.credited - i.paid > 0)`;
  const { rows } = await sql`select to_char(i.issued_on, 'YYYY-MM') as month,
      case when not ${isOwed} then 'paid' when i.due_on < ${today}::date then 'overdue' else 'open' end as standing,
      count(*)::integer as invoices, sum(i.amount - i.credited) as billed,
      sum(case when ${isOwed} then i.amount - i.credited - i.paid else 0 end) as owed
    from invoices i left join loads l on l.id = i.load_id
    where ${isBilled} and ${whose(figures, 'i')} and ${from === null ? sql`true` : sql`i.issued_on >= ${from}::date`}
      and ${mode === undefined ? sql`true` : sql`l.mode = ${mode}`}
    group by 1, 2 order by 1`.execute(db);
  return rows;
};
