import type { Reply } from '@portal/contract/http/endpoint.ts';
import type { insurance } from '@portal/contract/insurance/insurance.contract.ts';
import { certificateIssued, insuranceOver } from '@portal/contract/insurance/insurance.events.ts';
import type { InsuranceDocument } from '@portal/contract/insurance/insurance.ts';
import { languages, type Language } from '@portal/contract/words/language.ts';
import type { Selectable } from 'kysely';
import type { Ctx, OpenCtx } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { InsuranceDocuments } from '../../../platform/database/db.types.ts';
import { removeUnnamed, withFilesNamed } from '../../../platform/files/name-files.ts';
import { problem } from '../../../platform/http/errors.ts';
import type { FileReply } from '../../../platform/http/serve.ts';
import { listener } from '../../../platform/jobs/events.ts';
import { paperJob } from '../../../platform/jobs/jobs.ts';
import { renderPdf } from '../../../platform/pdf/pdf.ts';
import { insertNewerDrawn } from '../../documents/generated.queries.ts';
import { insuranceInScope } from '../insurance-access.ts';
import {
  findInsuranceDocuments,
  findQuote,
  insertInsuranceDocument,
  type InsuranceRow,
  lockQuote,
} from '../insurance.queries.ts';
import { notifyBuyer } from '../mails/mail-buyer.ts';
import { certificatePaper, stampOf } from './certificate-paper.ts';

const layout = new URL('./draw-certificate.ts', import.meta.url);

export const presentInsuranceDocument = (row: Selectable<InsuranceDocuments>): InsuranceDocument => {
  const { id, name, kind, language, stamp, content_type, size, created_at } = row;
  return { id, name, kind, language, stamp, content_type, size, created_at };
};

const certificateName = ({ certificate_number }: InsuranceRow, language: Language): string =>
  `certificate/${certificate_number}${language === 'en' ? '' : '-es'}.pdf`;

/** Bytes of a certificate in one language as it stands now. */
const drawCertificate = async (ctx: OpenCtx, row: InsuranceRow, language: Language): Promise<Buffer> =>
  Buffer.from(await renderPdf(row.account_id, layout, await certificatePaper(ctx, row, language)));

/** The certificate among the papers of its load; drawn again, it replaces the one before. */
const fileWithLoad = async (tx: OpenCtx, row: InsuranceRow, language: Language, size: number, key: string) => {
  if (row.load_id === null) return;
  const origin = `${row.certificate_number}:${language}`;
  await insertNewerDrawn(tx.db, origin, {
    load_id: row.load_id,
    account_id: row.account_id,
    type: 'insurance',
    name: `Certificate-${row.certificate_number}-${language}.pdf`,
    content_type: 'application/pdf',
    size,
    storage_key: key,
    language,
    audience: 'account',
    filed_by: 'portal',
    drawn_from: [origin, stampOf(row)].filter(Boolean).join(':'),
  });
};

/** Whether the newest certificate in a language says what the policy is by now. */
const isDrawn = async (db: Database, row: InsuranceRow, language: Language): Promise<boolean> => {
  const drawn = await findInsuranceDocuments(db, row.id);
  const newest = drawn.find((one) => one.kind === 'certificate' && one.language === language);
  return newest?.name === certificateName(row, language) && newest.stamp === stampOf(row);
};

type Keeping = {
  /** Not drawn again where it says the same already, and filed with its load unless it has only ended. */
  once: boolean;
};

/** Draws a certificate and keeps it, unless the policy became another meanwhile: false then. */
const keepCertificate = async (ctx: OpenCtx, row: InsuranceRow, language: Language, { once }: Keeping) => {
  const bytes = await drawCertificate(ctx, row, language);
  const storage_key = await ctx.services.files.put(bytes);
  const isFiled = once && row.load_id !== null && stampOf(row) !== 'ended';
  const loadKey = isFiled ? await ctx.services.files.put(bytes) : null;
  const keys = loadKey ? [storage_key, loadKey] : [storage_key];
  const outcome = await withFilesNamed(ctx, keys, async (tx) => {
    const present = await lockQuote(tx.db, 'all', row.id);
    const isSame = present?.certificate_number === row.certificate_number && stampOf(present) === stampOf(row);
    if (!isSame) return 'changed';
    if (once && (await isDrawn(tx.db, present, language))) return 'drawn';
    if (loadKey) await fileWithLoad(tx, row, language, bytes.length, loadKey);
    await insertInsuranceDocument(tx.db, {
      quote_id: row.id,
      name: certificateName(row, language),
      kind: 'certificate',
      language,
      content_type: 'application/pdf',
      size: bytes.length,
      storage_key,
      stamp: stampOf(row),
    });
    return 'kept';
  });
  if (outcome !== 'kept') await removeUnnamed(ctx, keys);
  return outcome !== 'changed';
};

/** Draws an issued certificate in both languages, as it is once they are drawn; answers its policy. */
export const drawAsItIs = async (
  ctx: OpenCtx,
  quoteId: number,
  keeping: Keeping,
): Promise<InsuranceRow | undefined> => {
  for (const language of languages) {
    let isKept = false;
    while (!isKept) {
      const row = await findQuote(ctx.db, 'all', quoteId);
      if (!row?.certificate_number || !row.issued_at) return undefined;
      isKept =
        (keeping.once && (await isDrawn(ctx.db, row, language))) ||
        (await keepCertificate(ctx, row, language, keeping));
    }
  }
  return findQuote(ctx.db, 'all', quoteId);
};

/** Draws a certificate in both languages once it is in force, files it with its load, and mails it to its buyer. */
export const fileCertificate = listener(
  certificateIssued,
  'insurance.file-certificate',
  async (ctx, { quote_id }) => {
    const row = await drawAsItIs(ctx, quote_id, { once: true });
    if (row?.certificate_number) await notifyBuyer(ctx, quote_id, 'bound', row.certificate_number);
  },
  paperJob,
);

/** Draws the certificate of a cover that was cancelled again, with the word across it: who opens it later must see it. */
export const stampCertificate = listener(
  insuranceOver,
  'insurance.stamp-certificate',
  async (ctx, { quote_id }) => void (await drawAsItIs(ctx, quote_id, { once: true })),
  paperJob,
);

type Files = Reply<(typeof insurance)['files']>;

/** The documents of a quote of the caller's. 403, 404. */
export const listInsuranceFiles = async (ctx: Ctx, id: number): Promise<Files> => {
  await insuranceInScope(ctx, id);
  return { id, documents: (await findInsuranceDocuments(ctx.db, id)).map(presentInsuranceDocument) };
};

/** Draws the certificate in both languages as it stands now. 403, 404, 409 `insurance.no_certificate`. */
export const drawCertificates = async (ctx: Ctx, id: number): Promise<Files> => {
  const row = await insuranceInScope(ctx, id);
  if (!row.certificate_number || !row.issued_at) throw problem('insurance.no_certificate', 409);
  await drawAsItIs(ctx, id, { once: false });
  return listInsuranceFiles(ctx, id);
};

/** One document of a quote of the caller's. 403, 404. */
export const getInsuranceFile = async (ctx: Ctx, id: number, documentId: number): Promise<FileReply> => {
  await insuranceInScope(ctx, id);
  const document = (await findInsuranceDocuments(ctx.db, id)).find((one) => one.id === documentId);
  if (!document) throw problem('documents.not_found', 404);
  return {
    stream: await ctx.services.files.open(document.storage_key),
    size: document.size,
    contentType: document.content_type,
    name: document.name.split('/').at(-1) ?? document.name,
  };
};
