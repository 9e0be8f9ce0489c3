import type { Share } from '@portal/contract/sharing/share.ts';
import type { Ctx } from '../../platform/context.ts';
import { loadInScope } from '../loads/load-in-scope.ts';
import { findShares } from './shares.queries.ts';

/** What of a load was shared with whom, newest first. 404 `loads.not_found`. */
export const listShares = async (ctx: Ctx, loadId: number): Promise<{ items: Share[] }> => {
  await loadInScope(ctx, loadId);
  return { items: await findShares(ctx.db, loadId) };
};
