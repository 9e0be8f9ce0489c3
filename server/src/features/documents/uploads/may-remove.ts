import type { Ctx } from '../../../platform/context.ts';

const admins: readonly string[] = ['platform_admin', 'account_admin'];

/** Whether the caller may take a paper back: who uploaded it, or an admin. What the portal or a carrier filed stays. */
export const mayRemove = ({ principal }: Ctx, { created_by }: { created_by: number | null }): boolean =>
  created_by !== null &&
  principal.permissions.has('post:user-docs') &&
  (created_by === principal.userId || admins.includes(principal.role));
