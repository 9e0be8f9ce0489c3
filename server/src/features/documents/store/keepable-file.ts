import path from 'node:path';
import { uploadLimits } from '@portal/contract/documents/upload-limits.ts';
import type { Ctx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { spooledPath } from '../../../platform/http/spool-files.ts';
import type { KeepableFile } from '../scan/scan-file.ts';
import { scanInProcess } from '../scan/upload-scanner.ts';
import { refusals } from '../scan/refusals.ts';

const seen = new WeakMap<File, Promise<KeepableFile>>();

const megabytes = (bytes: number): number => bytes / 1024 / 1024;

/** The field a refusal names, and what a picture is to fit into where that is less than usual. */
type Wanted = { field?: string; edge?: number };

const look = async (ctx: Ctx, file: File, { field = 'file', edge }: Wanted): Promise<KeepableFile> => {
  const source = spooledPath(file);
  const task = { source, sentName: file.name, folder: path.dirname(source), edge };
  const answer = await scanInProcess(ctx.actor.accountId, task);
  if ('file' in answer) return answer.file;
  if ('fault' in answer) throw new Error(`upload not looked through: ${answer.fault}`);
  const params = {
    megabytes: megabytes(uploadLimits.bytes),
    image_megabytes: megabytes(uploadLimits.imageBytes),
    megapixels: uploadLimits.megapixels,
  };
  throw problem(`documents.${answer.reason}`, refusals[answer.reason], { field, params });
};

/**
 * What is kept of an uploaded file, looked through once however often it is asked for. Refuses what is no paper, picture
 * or sheet by its content, is larger than allowed, or would do something when opened: 400, 413 or 415 `documents.*`.
 */
export const keepableFile = (ctx: Ctx, file: File, wanted: Wanted = {}): Promise<KeepableFile> => {
  const known = seen.get(file) ?? look(ctx, file, wanted);
  seen.set(file, known);
  return known;
};
