import { createHmac, timingSafeEqual } from 'node:crypto';
import { uploadLimits } from '@portal/contract/documents/upload-limits.ts';
import type { InsuranceDocument } from '@portal/contract/insurance/insurance.ts';
import { z } from 'zod';
import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { withFilesNamed } from '../../../platform/files/name-files.ts';
import { problem } from '../../../platform/http/errors.ts';
import { keepableFile } from '../../documents/store/keepable-file.ts';
import { safeName } from '../../documents/store/safe-name.ts';
import { storeFile } from '../../documents/store/store-file.ts';
import { insuranceInScope, lockInsurance } from '../insurance-access.ts';
import { findInsuranceDocuments, insertInsuranceDocument } from '../insurance.queries.ts';
import { presentInsuranceDocument } from './certificate-files.ts';

const goodForMs = 600_000;

const Grant = z.object({ quote_id: z.int(), user_id: z.int(), name: z.string(), expires_at: z.number() });
type Grant = z.infer<typeof Grant>;

/** Signatures of uploads are made with a key of their own: an address to read by is none to send to. */
const mac = ({ services }: Ctx, body: string): Buffer =>
  createHmac('sha256', createHmac('sha256', services.config.fileUrlKey).update('insurance-upload').digest())
    .update(body)
    .digest();

/** A signed address to send one document of a quote to. 403, 404. */
export const giveUploadUrl = async (ctx: Ctx, id: number, name: string) => {
  await insuranceInScope(ctx, id);
  const expires_at = ctx.services.clock.now().getTime() + goodForMs;
  const grant: Grant = { quote_id: id, user_id: ctx.actor.userId, name, expires_at };
  const body = Buffer.from(JSON.stringify(grant)).toString('base64url');
  const url = `/api/insurance-uploads/${body}.${mac(ctx, body).toString('base64url')}`;
  return { url, expires_at: new Date(expires_at).toISOString() };
};

const grantOf = (ctx: Ctx, token: string): Grant => {
  const [body = '', signature = ''] = token.split('.');
  const [given, wanted] = [Buffer.from(signature, 'base64url'), mac(ctx, body)];
  const isGenuine = given.length === wanted.length && timingSafeEqual(given, wanted);
  if (!isGenuine) throw problem('insurance.not_found', 404);
  const grant = Grant.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
  const isGood = grant.user_id === ctx.actor.userId && grant.expires_at > ctx.services.clock.now().getTime();
  if (!isGood) throw problem('insurance.not_found', 404);
  return grant;
};

/** Before anything is written: whether the address is good and the file may be kept. */
export const inspectInsuranceFile = async (ctx: Ctx, token: string, file: File): Promise<void> => {
  await insuranceInScope(ctx, grantOf(ctx, token).quote_id);
  await keepableFile(ctx, file);
};

/**
 * Keeps a document under a signed address of the caller's own. 404, 409 `insurance.too_many_files`, and the refusals of
 * `keepableFile`.
 */
export const keepInsuranceFile = async (ctx: Ctx, token: string, file: File): Promise<InsuranceDocument> => {
  const { quote_id, name } = grantOf(ctx, token);
  await insuranceInScope(ctx, quote_id);
  const stored = await storeFile(ctx, await keepableFile(ctx, file));
  const { extension, content_type, size, storage_key, thumbnail_key } = stored;
  if (thumbnail_key) await ctx.services.files.remove(thumbnail_key);
  return withFilesNamed(ctx, [storage_key], async (tx) => {
    const { account_id } = await lockInsurance(tx, quote_id);
    const uploads = (await findInsuranceDocuments(tx.db, quote_id)).filter(({ kind }) => kind === 'upload');
    if (uploads.length >= uploadLimits.ofPolicy) {
      throw problem('insurance.too_many_files', 409, { params: { limit: uploadLimits.ofPolicy } });
    }
    const document = await insertInsuranceDocument(tx.db, {
      quote_id,
      name: safeName(name, extension, 'insurance'),
      kind: 'upload',
      content_type,
      size,
      storage_key,
      created_by: tx.actor.userId,
    });
    await audit(tx, {
      action: 'insurance.document-added',
      object_type: 'insurance_quote',
      object_id: quote_id,
      account_id,
      after: { document_id: document.id, name: document.name },
    });
    return presentInsuranceDocument(document);
  });
};
