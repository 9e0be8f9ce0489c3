import type { PaperDifference } from '@portal/contract/insurance/certificate-check.ts';
import type { Language } from '@portal/contract/words/language.ts';
import type { Database } from '../../../platform/database/database.ts';

type NewReport = {
  code: string;
  quote_id: number | null;
  differences: readonly PaperDifference[];
  message: string;
  email: string | null;
  language: Language;
};

export const insertDifferences = async (db: Database, { differences, ...report }: NewReport): Promise<number> => {
  const { id } = await db
    .insertInto('certificate_differences')
    .values({ ...report, differences: JSON.stringify(differences) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const findDifferences = (db: Database, id: number) =>
  db.selectFrom('certificate_differences').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** What was reported about a certificate, the newest first. */
export const findReported = (db: Database, quoteId: number) =>
  db
    .selectFrom('certificate_differences')
    .select(['id', 'differences', 'message', 'email', 'created_at'])
    .where('quote_id', '=', quoteId)
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
