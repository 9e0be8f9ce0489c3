import { can } from '../../../platform/actor.ts';
import type { Ctx } from '../../../platform/context.ts';

/** Who brought a paper; what it says where the portal drew it, whoever asked for it; whether a filed case rests on it. */
type Origin = { created_by: number | null; drawn_from: string | null; is_evidence: boolean };

/**
 * Whether the caller may take a paper back: who uploaded it, or an admin. What the portal or a carrier filed stays,
 * and so does evidence.
 */
export const mayRemove = (ctx: Ctx, { created_by, drawn_from, is_evidence }: Origin): boolean =>
  created_by !== null &&
  drawn_from === null &&
  !is_evidence &&
  ctx.actor.permissions.has('post:user-docs') &&
  (created_by === ctx.actor.userId || can(ctx, 'remove_any_upload'));
