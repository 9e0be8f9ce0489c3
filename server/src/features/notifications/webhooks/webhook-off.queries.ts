import type { Permission } from '@portal/contract/access/permissions.ts';
import type { OffReason } from '@portal/contract/webhooks/webhook-events.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { rolesWith } from '../../../platform/database/roles-with.queries.ts';

/** Who sees an account's endpoints. */
export const webhookRight: Permission = 'get:webhook';

/** An endpoint that the portal has switched off. */
export type StoppedWebhook = { account_id: number; url: string; off_reason: OffReason };

/** Undefined once it is on again, or removed. */
export const findStoppedWebhook = async (db: Database, id: number): Promise<StoppedWebhook | undefined> => {
  const row = await db
    .selectFrom('webhook_endpoints')
    .select(['account_id', 'url', sql<OffReason | null>`off_reason`.as('off_reason')])
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.off_reason ? { ...row, off_reason: row.off_reason } : undefined;
};

/** Those of the account who see its endpoints and may sign in, each with their language; none of a branded account. */
export const findWebhookPeople = (
  db: Database,
  accountId: number,
): Promise<{ id: number; email: string; language: Language }[]> =>
  db
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .select(['users.id', 'users.email', sql<Language>`users.language`.as('language')])
    .where('users.account_id', '=', accountId)
    .where('users.role_id', 'in', rolesWith(db, webhookRight))
    .where('users.status', '=', 'active')
    .where('accounts.is_branded', '=', false)
    .orderBy('users.id')
    .execute();
