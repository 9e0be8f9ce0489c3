import type { Connection } from '@portal/contract/carriers/connections.contract.ts';
import { audit } from '../../../platform/audit.ts';
import type { Ctx, OpenCtx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { contentTypeOf } from '../../../platform/files/content-type.ts';
import { withFilesNamed } from '../../../platform/files/name-files.ts';
import { keptForGood, keyOfPublicName } from '../../../platform/files/public-name.ts';
import { notFound, problem } from '../../../platform/http/errors.ts';
import type { FileReply, HttpParts } from '../../../platform/http/serve.ts';
import { findLogo, updateApart } from './connections.queries.ts';
import { carrierToChange, getConnection } from './present-connection.ts';

const megabytes = 1;
const imageTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** Gives a carrier a logo in place of the former one. 404, 413 `carriers.logo_too_large`, 415 `carriers.logo_type`. */
export const changeLogo = async (ctx: Ctx, id: number, file: File): Promise<Connection> => {
  if (file.size > megabytes * 1024 * 1024) {
    throw problem('carriers.logo_too_large', 413, { field: 'logo', params: { megabytes } });
  }
  const bytes = Buffer.from(await file.arrayBuffer());
  const logo_content_type = contentTypeOf(bytes, imageTypes);
  if (!logo_content_type) throw problem('carriers.logo_type', 415, { field: 'logo' });
  const logo_key = await ctx.services.files.put(bytes);
  return withFilesNamed(ctx, [logo_key], async (tx) => {
    const before = await carrierToChange(tx, id);
    await updateApart(tx.db, id, { logo_key, logo_content_type });
    await audit(tx, {
      action: 'carrier.logo-changed',
      object_type: 'carrier',
      object_id: id,
      before: { logo_key: before.logo_key },
      after: { logo_key },
    });
    return getConnection(tx, id);
  });
};

/** Takes a carrier's logo away; its bytes are swept later. 404. */
export const removeLogo = (ctx: Ctx, id: number): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    const { logo_key } = await carrierToChange(tx, id);
    await updateApart(tx.db, id, { logo_key: null, logo_content_type: null });
    await audit(tx, {
      action: 'carrier.logo-removed',
      object_type: 'carrier',
      object_id: id,
      before: { logo_key },
      after: { logo_key: null },
    });
  });

/** A logo by its name, which nobody can guess. 404 once it is replaced. */
export const getLogo = async (ctx: OpenCtx & { http: HttpParts }, name: string): Promise<FileReply> => {
  const key = keyOfPublicName(name);
  const logo = await findLogo(ctx.db, key);
  if (!logo?.logo_content_type) throw notFound();
  ctx.http.reply.header('cache-control', keptForGood);
  return {
    bytes: await ctx.services.files.get(key),
    contentType: logo.logo_content_type,
    name: logo.scac,
    inline: true,
  };
};
