import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { withFilesNamed } from '../../../platform/files/name-files.ts';
import { problem } from '../../../platform/http/errors.ts';
import type { FileReply } from '../../../platform/http/serve.ts';
import { keepableFile } from '../../documents/store/keepable-file.ts';
import { safeName } from '../../documents/store/safe-name.ts';
import { storeFile } from '../../documents/store/store-file.ts';
import { accountInScope } from '../account-in-scope.ts';
import { findUpload, insertUpload } from './uploads.queries.ts';

/** Before anything is written: whether the caller may keep this file with the account. */
export const inspectStatement = async (ctx: Ctx, accountId: number, file: File): Promise<void> => {
  await accountInScope(ctx, accountId);
  await keepableFile(ctx, file);
};

/** Keeps a statement made elsewhere with an account. 403, 404, and the refusals of `keepableFile`. */
export const uploadStatement = async (ctx: Ctx, accountId: number, file: File) => {
  const account_id = await accountInScope(ctx, accountId);
  const stored = await storeFile(ctx, await keepableFile(ctx, file));
  const { extension, content_type, size, storage_key, thumbnail_key } = stored;
  if (thumbnail_key) await ctx.services.files.remove(thumbnail_key);
  return withFilesNamed(ctx, [storage_key], async (tx) => {
    const name = safeName(file.name, extension, 'statement');
    const created_by = tx.actor.userId;
    const row = await insertUpload(tx.db, { account_id, name, content_type, size, storage_key, created_by });
    await audit(tx, {
      action: 'billing.statement-uploaded',
      object_type: 'statement',
      object_id: row.id,
      account_id,
      after: { name },
    });
    return { id: row.id, name, size, created_at: new Date(row.created_at).toISOString() };
  });
};

/** A statement that was uploaded for an account of the caller's. 404 `billing.statement_not_found`. */
export const getUploadedStatement = async (ctx: Ctx, id: number): Promise<FileReply> => {
  const row = await findUpload(ctx.db, ctx.scope, id);
  if (!row) throw problem('billing.statement_not_found', 404);
  const stream = await ctx.services.files.open(row.storage_key);
  return { stream, size: row.size, contentType: row.content_type, name: row.name };
};
