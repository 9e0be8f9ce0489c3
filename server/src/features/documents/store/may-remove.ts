import type { Ctx } from '../../../platform/context.ts';

const admins: readonly string[] = ['platform_admin', 'account_admin'];

/** Who brought a paper; what it says where the portal drew it, whoever asked for it; whether a filed case rests on it. */
type Origin = { created_by: number | null; drawn_from: string | null; is_evidence: boolean };

/**
 * Whether the caller may take a paper back: who uploaded it, or an admin. What the portal or a carrier filed stays,
 * and so does evidence.
 */
export const mayRemove = ({ actor }: Ctx, { created_by, drawn_from, is_evidence }: Origin): boolean =>
  created_by !== null &&
  drawn_from === null &&
  !is_evidence &&
  actor.permissions.has('post:user-docs') &&
  (created_by === actor.userId || admins.includes(actor.role));
