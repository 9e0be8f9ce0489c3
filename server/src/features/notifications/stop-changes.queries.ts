import type { Language } from '@portal/contract/words/language.ts';
import { sql } from 'kysely';
import type { OpenCtx } from '../../platform/context.ts';

type Contact = { name: string; phone: string; email: string };
type Place = { name?: string; address?: string; contact?: Contact };

/** A change of a booked stop as the load's history has it. */
export type StopChange = {
  load_id: number;
  actor_name: string | null;
  reason: string | null;
  details: { stop_type: 'pickup' | 'delivery'; before: Place; after: Place };
};

export const findStopChange = async (ctx: OpenCtx, historyId: number): Promise<StopChange | undefined> => {
  const row = await ctx.db
    .selectFrom('load_history')
    .select(['load_id', 'actor_name', 'reason', 'details'])
    .where('id', '=', historyId)
    .executeTakeFirst();
  return row && { ...row, details: row.details as StopChange['details'] };
};

/** The admins of a load's account who may sign in, each with their language; none of a branded account. */
export const findAdmins = (ctx: OpenCtx, loadId: number): Promise<{ email: string; language: Language }[]> =>
  ctx.db
    .selectFrom('loads')
    .innerJoin('accounts', 'accounts.id', 'loads.account_id')
    .innerJoin('users', 'users.account_id', 'accounts.id')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .select(['users.email', sql<Language>`users.language`.as('language')])
    .where('loads.id', '=', loadId)
    .where('roles.key', '=', 'account_admin')
    .where('users.status', '=', 'active')
    .where('accounts.is_branded', '=', false)
    .orderBy('users.id')
    .execute();
