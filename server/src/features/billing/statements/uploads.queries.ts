import { type Insertable, sql } from 'kysely';
import type { Scope } from '../../../platform/actor.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { UploadedStatements } from '../../../platform/database/db.types.ts';

export const insertUpload = (db: Database, row: Insertable<UploadedStatements>) =>
  db.insertInto('uploaded_statements').values(row).returningAll().executeTakeFirstOrThrow();

/** Statements that were uploaded for an account, the latest first. */
export const findUploads = (db: Database, accountId: number) =>
  db
    .selectFrom('uploaded_statements')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(100)
    .execute();

export const findUpload = (db: Database, scope: Scope, id: number) =>
  db
    .selectFrom('uploaded_statements')
    .selectAll()
    .where('id', '=', id)
    .where(scope === 'all' ? sql<boolean>`true` : sql<boolean>`account_id = any(${scope.accountIds}::integer[])`)
    .executeTakeFirst();
