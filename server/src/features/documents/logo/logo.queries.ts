import type { Database } from '../../../platform/database/database.ts';
import type { Scope } from '../../../platform/actor.ts';

/** An account of the caller's with the key of its papers' picture; null where there is no such account. */
export const findLogoAccount = async (db: Database, scope: Scope, accountId: number) =>
  (await db
    .selectFrom('accounts')
    .select(['id', 'documents_logo_key'])
    .where('id', '=', accountId)
    .$if(scope !== 'all', (query) => query.where('id', 'in', scope === 'all' ? [] : scope.accountIds))
    .executeTakeFirst()) ?? null;

/** The picture of the screens, or the one of the papers. */
export type LogoColumn = 'logo_key' | 'documents_logo_key';

/** Gives an account another picture and answers the key of the former one; the account is held until commit. */
export const replaceLogoKey = async (
  db: Database,
  accountId: number,
  column: LogoColumn,
  key: string | null,
): Promise<string | null> => {
  const former = await db
    .selectFrom('accounts')
    .select([column])
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  await db
    .updateTable('accounts')
    .set({ [column]: key })
    .where('id', '=', accountId)
    .execute();
  return former[column];
};

/** Whether a kept file is the logo of some account. */
export const isLogoKey = async (db: Database, key: string): Promise<boolean> =>
  (await db
    .selectFrom('accounts')
    .select('id')
    .where((account) => account.or([account('logo_key', '=', key), account('documents_logo_key', '=', key)]))
    .executeTakeFirst()) !== undefined;
