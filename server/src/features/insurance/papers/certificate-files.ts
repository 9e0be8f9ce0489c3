import type { Reply } from '@portal/contract/http/endpoint.ts';
import type { insurance } from '@portal/contract/insurance/insurance.contract.ts';
import { certificateIssued } from '@portal/contract/insurance/insurance.events.ts';
import type { InsuranceDocument } from '@portal/contract/insurance/insurance.ts';
import { languages, type Language } from '@portal/contract/words/language.ts';
import type { Selectable } from 'kysely';
import type { Ctx, OpenCtx } from '../../../platform/context.ts';
import type { InsuranceDocuments } from '../../../platform/database/db.types.ts';
import { withFilesNamed } from '../../../platform/files/name-files.ts';
import { problem } from '../../../platform/http/errors.ts';
import type { FileReply } from '../../../platform/http/serve.ts';
import { listener } from '../../../platform/jobs/events.ts';
import { paperJob } from '../../../platform/jobs/jobs.ts';
import { renderPdf } from '../../../platform/pdf/pdf.ts';
import { insertDocument } from '../../documents/documents.queries.ts';
import { insuranceInScope } from '../insurance-access.ts';
import { findInsuranceDocuments, findQuote, insertInsuranceDocument, type InsuranceRow } from '../insurance.queries.ts';
import { notifyBuyer } from '../mails/mail-buyer.ts';
import { certificatePaper } from './certificate-paper.ts';

const layout = new URL('./draw-certificate.ts', import.meta.url);

export const presentInsuranceDocument = (row: Selectable<InsuranceDocuments>): InsuranceDocument => {
  const { id, name, kind, language, content_type, size, created_at } = row;
  return { id, name, kind, language, content_type, size, created_at };
};

const certificateName = ({ certificate_number }: InsuranceRow, language: Language): string =>
  `certificate/${certificate_number}${language === 'en' ? '' : '-es'}.pdf`;

/** Bytes of a certificate in one language as it stands now. */
const drawCertificate = async (ctx: OpenCtx, row: InsuranceRow, language: Language): Promise<Buffer> =>
  Buffer.from(await renderPdf(row.account_id, layout, await certificatePaper(ctx, row, language)));

/** The certificate among the papers of its load, once. */
const fileWithLoad = async (tx: OpenCtx, row: InsuranceRow, language: Language, size: number, key: string) => {
  if (row.load_id === null) return;
  await insertDocument(tx.db, {
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
    drawn_from: `${row.certificate_number}:${language}`,
  });
};

const keepCertificate = async (ctx: OpenCtx, row: InsuranceRow, language: Language, alsoWithLoad: boolean) => {
  const bytes = await drawCertificate(ctx, row, language);
  const storage_key = await ctx.services.files.put(bytes);
  const loadKey = alsoWithLoad && row.load_id !== null ? await ctx.services.files.put(bytes) : null;
  return withFilesNamed(ctx, loadKey ? [storage_key, loadKey] : [storage_key], async (tx) => {
    if (loadKey) await fileWithLoad(tx, row, language, bytes.length, loadKey);
    return insertInsuranceDocument(tx.db, {
      quote_id: row.id,
      name: certificateName(row, language),
      kind: 'certificate',
      language,
      content_type: 'application/pdf',
      size: bytes.length,
      storage_key,
    });
  });
};

/** Draws a certificate in both languages once it is in force, files it with its load, and mails it to its buyer. */
export const fileCertificate = listener(
  certificateIssued,
  'insurance.file-certificate',
  async (ctx, { quote_id }) => {
    const row = await findQuote(ctx.db, 'all', quote_id);
    if (!row?.certificate_number) return;
    const drawn = await findInsuranceDocuments(ctx.db, quote_id);
    for (const language of languages) {
      const isDrawn = drawn.some((one) => one.kind === 'certificate' && one.name === certificateName(row, language));
      if (!isDrawn) await keepCertificate(ctx, row, language, true);
    }
    await notifyBuyer(ctx, quote_id, 'bound', row.certificate_number);
  },
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
  for (const language of languages) await keepCertificate(ctx, row, language, false);
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
