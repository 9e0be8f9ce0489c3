import type { HistoryEntry, HistorySource } from '@portal/contract/loads/history.ts';
import { type Insertable, sql } from 'kysely';
import type { LoadHistory } from '../../../platform/database/db.types.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { instant } from '../load-summary.queries.ts';

export const insertHistory = async (tx: OpenCtx, line: Insertable<LoadHistory>): Promise<number> => {
  const { id } = await tx.db.insertInto('load_history').values(line).returning('id').executeTakeFirstOrThrow();
  return id;
};

/** Which internal lines a reader sees: all of them, those of one account, or none. */
export type InternalLines = 'all' | { account_id: number } | 'none';

type Question = { source?: HistorySource | undefined; skip: number; limit: number };

const mayRead = (internal: InternalLines) => {
  if (internal === 'all') return sql`true`;
  if (internal === 'none') return sql`not is_internal`;
  return sql`(not is_internal or internal_to_account_id = ${internal.account_id})`;
};

/**
 * The lines of a load's history and how many there are, newest first: what its people did and what became of it, and
 * each report of a carrier at the time it names. A report stands here once, as the carrier gave it.
 */
export const findHistory = async (
  ctx: OpenCtx,
  loadId: number,
  internal: InternalLines,
  { source, skip, limit }: Question,
): Promise<{ items: HistoryEntry[]; total: number }> => {
  const { rows } = await sql<{ items: HistoryEntry[]; total: number }>`
    with line as (
      select id, at, kind, source, event, from_status, to_status, actor_name as actor, reason, is_internal,
        changes, details
      from load_history where load_id = ${loadId} and kind <> 'carrier_event' and ${mayRead(internal)}
      union all
      select t.id, t.occurred_at, 'carrier_event', 'carrier', t.type, null, null, c.name, t.reason_code, false, '[]',
        jsonb_build_object('city', t.city, 'state', t.state, 'timezone', t.timezone, 'eta', t.eta, 'note', t.note,
          'container_number', t.container_number, 'planned_at', ${sql.raw(instant('t.planned_at'))},
          'by_hand', t.carrier_event_id like 'hand %')
      from tracking_events t join carriers c on c.id = t.carrier_id where t.load_id = ${loadId}
    ), wanted as (
      select * from line where ${source ?? null}::text is null or source = ${source ?? null}::text
    ), shown as (
      select * from wanted order by at desc, kind, id desc offset ${skip} limit ${limit}
    )
    select (select count(*) from wanted) as total, coalesce((select jsonb_agg(jsonb_build_object(
      'id', id, 'at', ${sql.raw(instant('at'))}, 'kind', kind, 'source', source, 'event', event,
      'from_status', from_status, 'to_status', to_status, 'actor', actor, 'reason', reason,
      'changes', changes, 'details', details)
      || case when is_internal then '{"is_internal": true}'::jsonb else '{}' end order by at desc, kind, id desc) from shown), '[]') as items`.execute(
    ctx.db,
  );
  const [page] = rows;
  if (!page) throw new Error('a count is one row');
  return page;
};
