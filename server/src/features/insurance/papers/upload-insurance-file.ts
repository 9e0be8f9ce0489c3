import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { uploadLimits } from '@portal/contract/documents/upload-limits.ts';
import type { InsuranceDocument } from '@portal/contract/insurance/insurance.ts';
import { audit } from '../../../platform/audit.ts';
import type { Ctx, OpenCtx } from '../../../platform/context.ts';
import { withFilesNamed } from '../../../platform/files/name-files.ts';
import { problem } from '../../../platform/http/errors.ts';
import { actorOfCredential } from '../../auth/actor-of-credential.ts';
import { keepableFile } from '../../documents/store/keepable-file.ts';
import { safeName } from '../../documents/store/safe-name.ts';
import { storeFile } from '../../documents/store/store-file.ts';
import { insuranceInScope, lockInsurance } from '../insurance-access.ts';
import { findInsuranceDocuments, insertInsuranceDocument } from '../insurance.queries.ts';
import { presentInsuranceDocument } from './certificate-files.ts';
import { findUploadAddress, insertUploadAddress, spendUploadAddress } from './upload-addresses.queries.ts';

const goodForMs = 600_000;

/** Signatures of uploads are made with a key of their own: an address to read by is none to send to. */
const mac = ({ services }: OpenCtx, body: string): Buffer =>
  createHmac('sha256', createHmac('sha256', services.config.fileUrlKey).update('insurance-upload').digest())
    .update(body)
    .digest();

/** A signed address to send one document of a quote to, once: the signature is enough. 403, 404. */
export const giveUploadUrl = async (ctx: Ctx, quote_id: number, name: string) => {
  await insuranceInScope(ctx, quote_id);
  const { actor } = ctx;
  const id = randomUUID();
  const expires_at = new Date(ctx.services.clock.now().getTime() + goodForMs).toISOString();
  const credential =
    actor.kind === 'api_key'
      ? { session_id: null, api_key_id: actor.keyId }
      : { session_id: actor.sessionId, api_key_id: null };
  await insertUploadAddress(ctx.db, { id, quote_id, name, expires_at, ...credential });
  const url = `/api/insurance-uploads/${id}.${mac(ctx, id).toString('base64url')}`;
  return { url, method: 'POST' as const, field: 'file' as const, expires_at };
};

/** The address of a token and, as its caller, whoever it was made for. 404 for any that is not good, or not any more. */
const addressOf = async (ctx: OpenCtx, token: string) => {
  const [id = '', signature = ''] = token.split('.');
  const [given, wanted] = [Buffer.from(signature, 'base64url'), mac(ctx, id)];
  const isGenuine = given.length === wanted.length && timingSafeEqual(given, wanted);
  const address = isGenuine ? await findUploadAddress(ctx.db, id) : undefined;
  const actor = address && (await actorOfCredential(ctx, address));
  if (!actor?.permissions.has('post:insurance')) throw problem('insurance.not_found', 404);
  if (address?.used_at !== null) throw problem('insurance.upload_used', 409);
  return { address, maker: { ...ctx, actor, scope: actor.scope } };
};

/** Before anything is written: whether the address is good and the file may be kept. */
export const inspectInsuranceFile = async (ctx: OpenCtx, token: string, file: File): Promise<void> => {
  const { address, maker } = await addressOf(ctx, token);
  await insuranceInScope(maker, address.quote_id);
  await keepableFile(maker, file);
};

/**
 * Keeps a document under a signed address, in the name of whoever it was made for. 404, 409 `insurance.upload_used` and
 * `insurance.too_many_files`, and the refusals of `keepableFile`.
 */
export const keepInsuranceFile = async (open: OpenCtx, token: string, file: File): Promise<InsuranceDocument> => {
  const { address, maker: ctx } = await addressOf(open, token);
  const { quote_id, name } = address;
  await insuranceInScope(ctx, quote_id);
  const stored = await storeFile(ctx, await keepableFile(ctx, file));
  const { extension, content_type, size, storage_key, thumbnail_key } = stored;
  if (thumbnail_key) await ctx.services.files.remove(thumbnail_key);
  return withFilesNamed(ctx, [storage_key], async (tx) => {
    const { account_id } = await lockInsurance(tx, quote_id);
    if (!(await spendUploadAddress(tx.db, address.id))) throw problem('insurance.upload_used', 409);
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
