import type { HistoryEntry } from '@portal/contract/loads/load.ts';
import type { LoadStatus } from '@portal/contract/loads/load-status.ts';
import type { Ctx } from '../../platform/context.ts';
import { findHistory } from './load-history.queries.ts';
import { loadInScope } from './load-in-scope.ts';

type HistoryQuestion = { load_id: number; skip: number; limit: number };
type HistoryPage = { items: HistoryEntry[]; total: number };

/** What happened to a load, newest first. Internal lines exist for the operator alone. 404 for what is not the caller's. */
export const listHistory = async (ctx: Ctx, { load_id: loadId, ...page }: HistoryQuestion): Promise<HistoryPage> => {
  await loadInScope(ctx, loadId);
  const { rows, total } = await findHistory(ctx, loadId, ctx.principal.role === 'platform_admin', page);
  const items = rows.map((row) => ({
    ...row,
    kind: row.kind as HistoryEntry['kind'],
    from_status: row.from_status as LoadStatus | null,
    to_status: row.to_status as LoadStatus | null,
    details: row.details as HistoryEntry['details'],
  }));
  return { items, total };
};
