import { open } from 'node:fs/promises';
import type { documentsLogo } from '@portal/contract/documents/logo.contract.ts';
import { logoEdge } from '@portal/contract/documents/upload-limits.ts';
import type { Input } from '@portal/contract/http/endpoint.ts';
import { audit } from '../../../platform/audit.ts';
import { contentTypeOf } from '../../../platform/files/content-type.ts';
import type { Ctx } from '../../../platform/context.ts';
import { notFound, problem } from '../../../platform/http/errors.ts';
import { logoAddress } from '../../../platform/files/public-name.ts';
import { withFilesNamed } from '../../../platform/files/name-files.ts';
import { spooledPath } from '../../../platform/http/spool-files.ts';
import { keepableFile } from '../store/keepable-file.ts';
import { findLogoAccount, type LogoColumn, replaceLogoKey } from './logo.queries.ts';

type Call = typeof documentsLogo.change;
type Sent = Input<Call>['body']['logo'];

const headBytes = 16;

const actions = {
  logo_key: 'account.logo-changed',
  documents_logo_key: 'account.documents-logo-changed',
} as const;

/** What papers can show, by its first bytes. */
const refuseOtherTypes = async (logo: File): Promise<void> => {
  const file = await open(spooledPath(logo));
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    const type = contentTypeOf(buffer.subarray(0, bytesRead), ['image/png', 'image/jpeg']);
    if (!type) throw problem('documents.logo_type', 415, { field: 'logo' });
  } finally {
    await file.close();
  }
};

const remade = async (ctx: Ctx, logo: File): Promise<string> => {
  await refuseOtherTypes(logo);
  return (await keepableFile(ctx, logo, { field: 'logo', edge: logoEdge })).path;
};

/** Before anything is written: whether there is such an account, and whether the picture may be kept. */
export const inspectLogo = async (ctx: Ctx, accountId: number, logo: Sent): Promise<void> => {
  if (!(await findLogoAccount(ctx.db, ctx.scope, accountId))) throw notFound();
  if (logo) await remade(ctx, logo);
};

/**
 * Gives an account or its papers a picture, redrawn without metadata, or takes it away; the former one is swept later.
 * Answers where it is read. 404 for what is not the caller's, 415 `documents.logo_type`, and the refusals of `keepableFile`.
 */
export const changeLogo = async (
  ctx: Ctx,
  accountId: number,
  column: LogoColumn,
  logo: Sent,
): Promise<string | null> => {
  if (!(await findLogoAccount(ctx.db, ctx.scope, accountId))) throw notFound();
  const { files } = ctx.services;
  const key = logo ? await files.putFile(await remade(ctx, logo)) : null;
  await withFilesNamed(ctx, key === null ? [] : [key], async (tx) => {
    const former = await replaceLogoKey(tx.db, accountId, column, key);
    const change = { before: { [column]: former }, after: { [column]: key } };
    const what = { object_type: 'account', object_id: accountId, account_id: accountId };
    await audit(tx, { action: actions[column], ...what, ...change });
  });
  return logoAddress(key);
};
