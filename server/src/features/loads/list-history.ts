import type { HistoryEntry } from '@portal/contract/loads/load.ts';
import type { LoadStatus } from '@portal/contract/loads/load-status.ts';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { loadInScope } from './load-in-scope.ts';

type HistoryPage = { items: HistoryEntry[]; total: number };

/** What happened to a load, newest first. Internal lines exist for the operator alone. 404 for what is not the caller's. */
export const listHistory = async (
  ctx: Ctx,
  { load_id: loadId, skip, limit }: { load_id: number; skip: number; limit: number },
): Promise<HistoryPage> => {
  await loadInScope(ctx, loadId);
  const visible = ctx.db
    .selectFrom('load_history')
    .where('load_id', '=', loadId)
    .$if(ctx.principal.role !== 'platform_admin', (lines) => lines.where('is_internal', '=', false));
  const [rows, { total }] = await Promise.all([
    visible
      .select(['id', 'at', 'kind', 'event', 'from_status', 'to_status', 'actor_name', 'reason', 'details'])
      .orderBy('id', 'desc')
      .offset(skip)
      .limit(limit)
      .execute(),
    visible.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
  ]);
  const items = rows.map(({ actor_name: actor, ...row }) => ({
    ...row,
    actor,
    kind: row.kind as HistoryEntry['kind'],
    from_status: row.from_status as LoadStatus | null,
    to_status: row.to_status as LoadStatus | null,
    details: row.details as HistoryEntry['details'],
  }));
  return { items, total };
};
