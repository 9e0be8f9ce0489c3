import type { OpenCtx } from '../../../platform/context.ts';
import { findLogoKey } from '../generated.queries.ts';

/** The picture at the head of the papers of a load's account; null where it has none, or it is not in the store. */
export const readLogo = async (ctx: OpenCtx, loadId: number): Promise<Uint8Array | null> => {
  const key = await findLogoKey(ctx.db, loadId);
  if (key === null) return null;
  try {
    return await ctx.services.files.get(key);
  } catch (cause) {
    ctx.log.warn({ cause, load_id: loadId }, 'documents logo not readable');
    return null;
  }
};
