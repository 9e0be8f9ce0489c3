import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Scope } from '../../../platform/actor.ts';
import type { FileGrant } from '../../../platform/files/files.ts';
import { nowByDatabase } from '../../../platform/database/sql-clock.ts';

/** A paper is current where no later version of it is left. */
const isCurrent = sql<boolean>`not exists (select 1 from documents later
  where later.series_id = documents.series_id and later.version > documents.version and later.removed_at is null)`;

const shown = (db: Database) =>
  db
    .selectFrom('documents')
    .selectAll('documents')
    .select(isCurrent.as('is_current'))
    .select(
      sql<string | null>`(select trim(concat(sender.first_name, ' ', sender.last_name)) from users sender
        where sender.id = documents.created_by and documents.drawn_from is null)`.as('uploaded_by'),
    )
    .where('removed_at', 'is', null);

/** The papers of a load with their former versions, oldest first; those for the operator only where asked for. */
export const findDocuments = (db: Database, loadId: number, audiences: readonly string[]) =>
  shown(db).where('load_id', '=', loadId).where('audience', 'in', audiences).orderBy('id').execute();

export const findDocument = (db: Database, id: number) => shown(db).where('id', '=', id).executeTakeFirstOrThrow();
export type ShownDocument = Awaited<ReturnType<typeof findDocument>>;

/** A paper of these accounts; undefined for a foreign one as for none. */
export const findDocumentIn = (db: Database, scope: Scope, audiences: readonly string[], id: number) =>
  shown(db)
    .where('id', '=', id)
    .where('audience', 'in', audiences)
    .$if(scope !== 'all', (rows) => rows.where('account_id', 'in', scope === 'all' ? [] : scope.accountIds))
    .executeTakeFirst();

/** The paper a signed address stands for, as long as its holder is active and the session or key it was given to stands. */
export const findGrantedDocument = (db: Database, grant: FileGrant) =>
  db
    .selectFrom('documents')
    .select(['name', 'content_type', 'size', 'storage_key', 'thumbnail_key'])
    .select(['type', 'created_by', 'drawn_from', 'filed_by'])
    .where('id', '=', grant.document_id)
    .where('account_id', '=', grant.account_id)
    .where('removed_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('users as holder')
          .innerJoin('accounts as own', 'own.id', 'holder.account_id')
          .select('holder.id')
          .where('holder.id', '=', grant.user_id)
          .where('holder.status', '=', 'active')
          .where('own.status', '=', 'active'),
      ),
    )
    .$if(grant.session_id !== null, (rows) =>
      rows.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('sessions')
            .select('sessions.id')
            .where('sessions.id', '=', grant.session_id)
            .where('sessions.user_id', '=', grant.user_id)
            .where('ended_at', 'is', null)
            .where(sql<boolean>`(sessions.expires_at is null or sessions.expires_at > ${nowByDatabase})`),
        ),
      ),
    )
    .$if(grant.api_key_id !== undefined, (rows) =>
      rows.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('api_keys')
            .select('api_keys.id')
            .where('api_keys.id', '=', grant.api_key_id ?? 0)
            .where('api_keys.created_by', '=', grant.user_id)
            .where('api_keys.status', '=', 'active'),
        ),
      ),
    )
    .executeTakeFirst();

/** The number the next version of a paper gets, those that were taken back counted too. */
export const nextVersion = async (db: Database, seriesId: number): Promise<number> => {
  const { last } = await db
    .selectFrom('documents')
    .select(({ fn }) => fn.max('version').as('last'))
    .where('series_id', '=', seriesId)
    .executeTakeFirstOrThrow();
  return Number(last ?? 0) + 1;
};

/** The first of a series is named by itself. */
export const beginSeries = (db: Database, id: number) =>
  db.updateTable('documents').set({ series_id: id }).where('id', '=', id).execute();

/** Takes a paper back; false where that has been done already, or where it has become evidence. */
export const hideDocument = async (db: Database, id: number, userId: number | null): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('documents')
    .set({ removed_at: nowByDatabase, removed_by: userId })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .where('is_evidence', '=', false)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** How many papers of a load people have added and not taken back. */
export const countUploads = async (db: Database, loadId: number): Promise<number> => {
  const { count } = await db
    .selectFrom('documents')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('load_id', '=', loadId)
    .where('created_by', 'is not', null)
    .where('drawn_from', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
};
