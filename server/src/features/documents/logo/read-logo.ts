import { contentTypeOf } from '../../../platform/files/content-type.ts';
import { keptForGood, keyOfPublicName } from '../../../platform/files/public-name.ts';
import { notFound } from '../../../platform/http/errors.ts';
import type { FileReply, HttpParts } from '../../../platform/http/serve.ts';
import { isLogoKey } from './logo.queries.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { findLogoKey } from '../generated.queries.ts';

/** The picture at the head of the papers of a load's account; null where it has none, or it is not in the store. */
export const readLogo = async (ctx: OpenCtx, loadId: number): Promise<Uint8Array | null> => {
  const key = await findLogoKey(ctx.db, loadId);
  if (key === null) return null;
  try {
    return await ctx.services.files.get(key);
  } catch (cause) {
    ctx.log.warn({ cause, load_id: loadId }, 'documents logo not readable');
    return null;
  }
};

/** A logo of some account, by the name another call gave: mails and public pages show it too. 404. */
export const getAccountLogo = async (ctx: OpenCtx & { http: HttpParts }, name: string): Promise<FileReply> => {
  const key = keyOfPublicName(name);
  if (!(await isLogoKey(ctx.db, key))) throw notFound();
  const bytes = Buffer.from(await ctx.services.files.get(key));
  const contentType = contentTypeOf(bytes, ['image/png', 'image/jpeg']) ?? 'application/octet-stream';
  ctx.http.reply.header('cache-control', keptForGood);
  return { bytes, contentType, name: 'logo', inline: true };
};
