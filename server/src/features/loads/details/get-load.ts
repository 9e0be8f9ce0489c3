import type { LoadSummary } from '@portal/contract/loads/load.ts';
import type { Ctx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { loadSummary, summaryTables } from '../load-summary.queries.ts';
import { readReply, statement } from '../state/statement.ts';

const oneSummary = statement(`select ${loadSummary} as reply from loads l ${summaryTables}
  where l.id = $1::integer and ($2::integer[] is null or l.account_id = any($2::integer[]))`);

/** One load as a row of the list. Refuses with 404 what is not the caller's. */
export const getLoad = async (ctx: Ctx, loadId: number): Promise<LoadSummary> => {
  const accountIds = ctx.scope === 'all' ? null : ctx.scope.accountIds;
  const load = await readReply<LoadSummary>(ctx, oneSummary, [loadId, accountIds]);
  if (!load) throw problem('loads.not_found', 404);
  return load;
};
