import type { Language } from '@portal/contract/words/language.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import { nowByClock } from '../../platform/database/sql-clock.ts';

const sharerName = fullName('sharer').$notNull();

/** Recipients with their share, its account and who shared. */
const recipients = (db: Database) =>
  db
    .selectFrom('share_recipients as recipient')
    .innerJoin('shares', 'shares.id', 'recipient.share_id')
    .innerJoin('accounts', 'accounts.id', 'shares.account_id')
    .innerJoin('users as sharer', 'sharer.id', 'shares.created_by');

/** The same where the link still opens, by the database's clock. */
const openLinks = (db: Database) =>
  recipients(db)
    .where('shares.how', '=', 'link')
    .where('shares.revoked_at', 'is', null)
    .where('shares.expires_at', '>', nowByClock)
    .where('accounts.status', '=', 'active');

/** The link behind a hash; undefined unless it opens. */
export const findOpenShare = (db: Database, tokenHash: Buffer) =>
  openLinks(db)
    .select(['recipient.id as recipient_id', 'shares.id as share_id', 'shares.load_id', 'shares.message'])
    .select([sql<Language>`shares.language`.as('language'), sql<string>`shares.expires_at`.as('expires_at')])
    .select(['accounts.name as account_name', sharerName.as('shared_by')])
    .where('recipient.token_hash', '=', tokenHash)
    .executeTakeFirst();

const papers = (db: Database) =>
  db
    .selectFrom('share_documents')
    .innerJoin('shares', 'shares.id', 'share_documents.share_id')
    .innerJoin('documents', 'documents.id', 'share_documents.document_id')
    .whereRef('documents.load_id', '=', 'shares.load_id')
    .where('documents.removed_at', 'is', null)
    .where(sql<boolean>`documents.audience = any(shares.audiences)`);

/** The papers of a share that are still there for whom they were shared. */
export const findSharedPapers = (db: Database, shareId: number) =>
  papers(db)
    .select(['documents.id', 'documents.type', 'documents.name', 'documents.content_type', 'documents.size'])
    .select(['documents.created_at', 'documents.storage_key'])
    .where('shares.id', '=', shareId)
    .orderBy('share_documents.position')
    .execute();

/** One paper of a link that opens at this moment; undefined for any other. */
export const findOpenPaper = (db: Database, recipientId: number, documentId: number) =>
  openLinks(db)
    .innerJoin('share_documents', 'share_documents.share_id', 'shares.id')
    .innerJoin('documents', 'documents.id', 'share_documents.document_id')
    .select(['documents.name', 'documents.content_type', 'documents.storage_key', 'documents.size'])
    .where('recipient.id', '=', recipientId)
    .where('documents.id', '=', documentId)
    .whereRef('documents.load_id', '=', 'shares.load_id')
    .where('documents.removed_at', 'is', null)
    .where(sql<boolean>`documents.audience = any(shares.audiences)`)
    .executeTakeFirst();

const plusOne = (column: string) => sql<number>`${sql.ref(column)} + 1`;

export const countOpening = async (db: Database, recipientId: number): Promise<void> => {
  await db
    .updateTable('share_recipients')
    .set({ opened: plusOne('opened'), last_opened_at: nowByClock })
    .set({ first_opened_at: sql<string>`coalesce(first_opened_at, ${nowByClock})` })
    .where('id', '=', recipientId)
    .execute();
};

export const countDownload = async (db: Database, recipientId: number): Promise<void> => {
  await db
    .updateTable('share_recipients')
    .set({ downloads: plusOne('downloads') })
    .where('id', '=', recipientId)
    .execute();
};

/** What a mail to this recipient says; undefined once the link was revoked, for then there is nothing to send. */
export const findLetter = (db: Database, recipientId: number) =>
  recipients(db)
    .innerJoin('loads', 'loads.id', 'shares.load_id')
    .select(['recipient.id', 'recipient.email', 'recipient.seed', 'recipient.sent_at'])
    .select(['shares.id as share_id', 'shares.load_id', 'shares.message', 'shares.expires_at', 'shares.how'])
    .select(['loads.origin_city', 'loads.origin_state', 'loads.destination_city', 'loads.destination_state'])
    .select(sql<Language>`shares.language`.as('language'))
    .select(['accounts.name as account_name', sharerName.as('shared_by'), 'sharer.email as sharer_email'])
    .where('recipient.id', '=', recipientId)
    .where('shares.revoked_at', 'is', null)
    .executeTakeFirst();
export type ShareLetter = NonNullable<Awaited<ReturnType<typeof findLetter>>>;

export const markSent = async (db: Database, recipientId: number): Promise<void> => {
  await db
    .updateTable('share_recipients')
    .set({ sent_at: nowByClock })
    .where('id', '=', recipientId)
    .where('sent_at', 'is', null)
    .execute();
};
