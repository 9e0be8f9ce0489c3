import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** The logo of the account of whoever has this address and may sign in; undefined for others, and where it has none. */
export const findLogoOfReader = async (
  db: Database,
  email: string,
): Promise<{ logo_key: string; account: string } | undefined> => {
  const { rows } = await sql<{ logo_key: string; account: string }>`
    select a.logo_key, a.name as account from users u join accounts a on a.id = u.account_id
    where lower(u.email) = lower(${email}) and u.status = 'active' and a.logo_key is not null`.execute(db);
  return rows[0];
};
