import { open, stat } from 'node:fs/promises';
import type { CarouselItem } from '@portal/contract/home/home-content.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx, OpenCtx } from '../../platform/context.ts';
import { readByteRange } from '../../platform/files/byte-range.ts';
import { contentTypeOf, type KnownContentType } from '../../platform/files/content-type.ts';
import { withFilesNamed } from '../../platform/files/name-files.ts';
import { keptForGood, keyOfPublicName } from '../../platform/files/public-name.ts';
import { notFound, problem } from '../../platform/http/errors.ts';
import type { FileReply, HttpParts } from '../../platform/http/serve.ts';
import { spooledPath } from '../../platform/http/spool-files.ts';
import { keepableFile } from '../documents/store/keepable-file.ts';
import { auditedItem, itemToChange, readItem } from './carousel.ts';
import { findMedia, lockItem, updateItem } from './home.queries.ts';

const headBytes = 64;

/** What a picture is made to fit into: the widest screen it is shown on. */
const imageEdge = 2000;

const imageTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;
const videoTypes = ['video/mp4', 'video/webm'] as const;

/** What a file is by its first bytes, whatever its sender calls it. */
const typeOf = async <T extends KnownContentType>(file: File, wanted: readonly T[]): Promise<T | null> => {
  const handle = await open(spooledPath(file));
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return contentTypeOf(buffer.subarray(0, bytesRead), wanted);
  } finally {
    await handle.close();
  }
};

type Kept = { path: string; content_type: string };

const keepableImage = async (ctx: Ctx, file: File): Promise<Kept> => {
  if (!(await typeOf(file, imageTypes))) throw problem('home.image_type', 415, { field: 'file' });
  return keepableFile(ctx, file, { edge: imageEdge });
};

const keepableVideo = async (file: File): Promise<Kept> => {
  const content_type = await typeOf(file, videoTypes);
  if (!content_type) throw problem('home.video_type', 415, { field: 'file' });
  return { path: spooledPath(file), content_type };
};

const keep = async (ctx: Ctx, id: number, kind: 'image' | 'video', kept: Kept): Promise<CarouselItem> => {
  if (!(await lockItem(ctx.db, id))) throw notFound();
  const { size } = await stat(kept.path);
  const media_key = await ctx.services.files.putFile(kept.path);
  return withFilesNamed(ctx, [media_key], async (tx) => {
    const { version } = await itemToChange(tx, id);
    const before = await readItem(tx, id);
    const media = { media_key, media_content_type: kept.content_type, media_size: size };
    await updateItem(tx.db, id, { ...media, version: version + 1 });
    const after = await readItem(tx, id);
    await audit(tx, { action: `carousel.${kind}-given`, ...auditedItem(id), before, after });
    return after;
  });
};

/** Before anything is written: whether the picture may be kept. */
export const inspectImage = async (ctx: Ctx, file: File): Promise<void> => {
  await keepableImage(ctx, file);
};

/** Gives an item a picture. 404, 415 `home.image_type`, and the refusals of `keepableFile`. */
export const giveImage = async (ctx: Ctx, id: number, file: File): Promise<CarouselItem> =>
  keep(ctx, id, 'image', await keepableImage(ctx, file));

/** Gives an item a video, kept as it came and only ever served as what its first bytes say. 404, 415 `home.video_type`. */
export const giveVideo = async (ctx: Ctx, id: number, file: File): Promise<CarouselItem> =>
  keep(ctx, id, 'video', await keepableVideo(file));

/** A file by its name, which nobody can guess; another file has another name. 404 once it is replaced. */
export const getMedia = async (ctx: OpenCtx & { http: HttpParts }, name: string): Promise<FileReply> => {
  const key = keyOfPublicName(name);
  const media = await findMedia(ctx.db, key);
  if (!media?.media_content_type || media.media_size === null) throw notFound();
  ctx.http.reply.header('cache-control', keptForGood);
  // Some browsers play no film that cannot be had in parts.
  const part = readByteRange(ctx.http.request.headers.range, media.media_size);
  return {
    stream: await ctx.services.files.open(key, part ?? undefined),
    part,
    size: media.media_size,
    contentType: media.media_content_type,
    name: `carousel-${media.id}`,
    inline: true,
  };
};
