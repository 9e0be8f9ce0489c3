import { stat } from 'node:fs/promises';
import type { Ctx } from '../../../platform/context.ts';
import type { KeepableFile } from '../scan/scan-file.ts';

/** Where a file and its small picture are kept, as its row says it. */
export type StoredFile = {
  content_type: string;
  extension: string;
  size: number;
  storage_key: string;
  thumbnail_key: string | null;
};

/** Keeps a scanned file. The bytes come first: a row never points at nothing. */
export const storeFile = async (ctx: Ctx, file: KeepableFile): Promise<StoredFile> => {
  const { files } = ctx.services;
  const { size } = await stat(file.path);
  const storage_key = await files.putFile(file.path);
  const thumbnail_key = file.thumbnail
    ? await files.putFile(file.thumbnail).catch(async (error: unknown) => {
        await files.remove(storage_key).catch(() => undefined);
        throw error;
      })
    : null;
  return { content_type: file.content_type, extension: file.extension, size, storage_key, thumbnail_key };
};
