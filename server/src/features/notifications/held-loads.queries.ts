import { unansweredTenderStatuses } from '@portal/contract/tendering/tender-status.ts';
import { sql } from 'kysely';
import type { OpenCtx } from '../../platform/context.ts';

/** A load that waits for a truck; `answer_by` on the clocks of its first stop. */
export type HeldLoad = {
  id: number;
  mode: string;
  account_name: string;
  carrier_name: string;
  pickup_date: string;
  weight_lb: number;
  origin: string;
  destination: string;
  answer_by: string;
};

const place = (end: 'origin' | 'destination') =>
  sql<string>`coalesce(nullif(concat_ws(', ', nullif(${sql.ref(`loads.${end}_city`)}, ''),
    nullif(${sql.ref(`loads.${end}_state`)}, '')), ''), ${sql.ref(`loads.${end}_zip`)})`.as(end);

/** The load of a tender as long as it waits for a truck; undefined once that is decided. */
export const findHeldLoad = (ctx: OpenCtx, tenderId: number): Promise<HeldLoad | undefined> =>
  ctx.db
    .selectFrom('tenders')
    .innerJoin('loads', 'loads.id', 'tenders.load_id')
    .innerJoin('accounts', 'accounts.id', 'loads.account_id')
    .innerJoin('carriers', 'carriers.id', 'tenders.carrier_id')
    .innerJoin('stops', 'stops.load_id', 'loads.id')
    .select(['loads.id', 'loads.mode', 'loads.pickup_date', 'loads.weight_lb'])
    .select(['accounts.name as account_name', 'carriers.name as carrier_name', place('origin'), place('destination')])
    .select(sql<string>`to_char(local_time(stops.timezone, tenders.answer_by), 'MM-DD-YYYY HH24:MI')`.as('answer_by'))
    .where('tenders.id', '=', tenderId)
    .where('tenders.status', 'in', unansweredTenderStatuses)
    .where('stops.position', '=', 0)
    .executeTakeFirst();
