import { ensureAccess } from '../../features/users/ensure-access.queries.ts';
import type { Database } from '../../platform/database/database.ts';
import { makeAccount, makeUser } from '../../seed/accounts.ts';
import { testPassword } from '../fixtures/make-account.ts';
import type { ServerProcess } from './server-process.ts';

const email = 'crash@portal.test';

export type CrashOwner = { account_id: number; user_id: number };

/** An account with an administrator, whose work servers are killed in. */
export const makeCrashOwner = async (db: Database): Promise<CrashOwner> => {
  await ensureAccess(db);
  const account_id = await makeAccount(db, { name: 'Crash' });
  const person = { role: 'account_admin', email, first_name: 'Cora', last_name: 'Crash' } as const;
  return { account_id, user_id: await makeUser(db, { ...person, account_id, password: testPassword }) };
};

/** Signs the administrator in over HTTP; answers a bearer good for ten minutes on every server. */
export const signInOwner = async ({ url }: ServerProcess): Promise<string> => {
  const body = new URLSearchParams({ username: email, password: testPassword });
  const answer = await fetch(`${url}/api/auth/access-token`, { method: 'POST', body });
  return ((await answer.json()) as { access_token: string }).access_token;
};

/** To sign in at each server would be too often. */
const tokenGoodForMs = 300_000;

/** Signs in once for many servers, and again before the bearer is too old. */
export const keepOwnerToken = (): ((server: ServerProcess) => Promise<string>) => {
  let kept = { text: '', at: 0 };
  return async (server) => {
    if (kept.at < Date.now() - tokenGoodForMs) kept = { text: await signInOwner(server), at: Date.now() };
    return kept.text;
  };
};
