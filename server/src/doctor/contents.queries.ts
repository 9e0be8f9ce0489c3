import { roleIds } from '@portal/contract/access/roles.ts';
import { sql } from 'kysely';
import { decryptFor, type SecretPurpose } from '../platform/encrypted-secret.ts';
import { openSecret } from '../integrations/carriers/carrier-secret.ts';
import { keyColumns } from '../features/documents/store/sweep.queries.ts';
import type { Database } from '../platform/database/database.ts';

/** Enough to see whether it is the key, or one damaged row. */
const secretsOfAKind = 20;

export type SecretsOfKind = { kind: SecretPurpose; kept: number; unreadable: number };

type ReadSecret = (kept: Buffer | string) => boolean;

const reads =
  (purpose: SecretPurpose, signingKey: Buffer): ReadSecret =>
  (kept) => {
    if (typeof kept === 'string') return openSecret(kept, signingKey) !== null;
    try {
      decryptFor(purpose, kept, signingKey);
      return true;
    } catch {
      return false;
    }
  };

const carrierSecrets = async (db: Database): Promise<string[]> => {
  const wires = await db.selectFrom('carrier_wires').select('secrets').orderBy('id', 'desc').execute();
  const carriers = await db.selectFrom('carriers').select('webhook_secret').orderBy('id', 'desc').execute();
  return [
    ...wires.flatMap(({ secrets }) => Object.values(secrets)),
    ...carriers.flatMap(({ webhook_secret }) => (webhook_secret === null ? [] : [webhook_secret])),
  ].slice(0, secretsOfAKind);
};

/** The newest secrets of each kind the database keeps, and how many of them the server's key does not open. */
export const tryKeptSecrets = async (db: Database, signingKey: Buffer): Promise<SecretsOfKind[]> => {
  const found: [SecretPurpose, (Buffer | string | null)[]][] = [
    ['carrier secrets', await carrierSecrets(db)],
    [
      'second factors',
      (
        await db
          .selectFrom('second_factors')
          .select('secret')
          .orderBy('created_at', 'desc')
          .limit(secretsOfAKind)
          .execute()
      ).map(({ secret }) => secret),
    ],
    [
      'single sign-on secrets',
      (await db.selectFrom('single_sign_on').select('client_secret').limit(secretsOfAKind).execute()).map(
        ({ client_secret }) => client_secret,
      ),
    ],
    [
      'freight system passwords',
      (
        await db
          .selectFrom('freight_system_links')
          .select('portal_password')
          .where('portal_password', 'is not', null)
          .limit(secretsOfAKind)
          .execute()
      ).map(({ portal_password }) => portal_password),
    ],
    [
      'kept replies',
      (
        await db
          .selectFrom('idempotency_keys')
          .select('sealed_reply')
          .where('sealed_reply', 'is not', null)
          .orderBy('created_at', 'desc')
          .limit(secretsOfAKind)
          .execute()
      ).map(({ sealed_reply }) => sealed_reply),
    ],
  ];
  return found.map(([kind, kept]) => {
    const isRead = reads(kind, signingKey);
    return { kind, kept: kept.length, unreadable: kept.filter((secret) => secret !== null && !isRead(secret)).length };
  });
};

export type Admins = { users: number; admins: number };

/** How many users there are, and how many of them are platform admins who may sign in. */
export const countAdmins = async (db: Database): Promise<Admins> => {
  const { rows } = await sql<Admins>`
    select count(*)::integer as users,
      count(*) filter (where u.role_id = ${roleIds.platformAdmin} and u.status = 'active' and a.status = 'active' and (
        u.password_hash is not null or exists (select from passkeys p where p.user_id = u.id)
      ))::integer as admins
    from users u join accounts a on a.id = u.account_id`.execute(db);
  return rows[0] ?? { users: 0, admins: 0 };
};

const filesOfAColumn = 10;

/** Keys of the newest files that each column names. */
export const sampleFiles = async (db: Database): Promise<string[]> => {
  const columns = keyColumns.map(
    ([table, column]) =>
      sql`(select ${sql.ref(column)} as key from ${sql.table(table)} where ${sql.ref(column)} is not null
        order by id desc limit ${filesOfAColumn})`,
  );
  const { rows } = await sql<{ key: string }>`${sql.join(columns, sql` union all `)}`.execute(db);
  return rows.map(({ key }) => key);
};
