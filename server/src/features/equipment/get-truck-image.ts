import type { OpenCtx } from '../../platform/context.ts';
import { notFound } from '../../platform/http/errors.ts';
import type { FileReply, HttpParts } from '../../platform/http/serve.ts';
import { findTruckImage } from './equipment.queries.ts';
import { imageKeyOf } from './present-truck-type.ts';

/** A picture by its name, which nobody can guess; another picture has another name. 404 once it is replaced. */
export const getTruckImage = async (ctx: OpenCtx & { http: HttpParts }, name: string): Promise<FileReply> => {
  const key = imageKeyOf(name);
  const image = await findTruckImage(ctx.db, key);
  if (!image?.image_content_type) throw notFound();
  ctx.http.reply.header('cache-control', 'public, max-age=31536000, immutable');
  return {
    bytes: await ctx.services.files.get(key),
    contentType: image.image_content_type,
    name: image.code,
    inline: true,
  };
};
