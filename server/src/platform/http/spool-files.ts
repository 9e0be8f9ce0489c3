import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Endpoint } from '@portal/contract/http/endpoint.ts';
import type { Multipart } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { problem } from './errors.ts';
import { recognizable } from './multipart.ts';

const paths = new WeakMap<File, string>();

/** Where a file that was received in pieces lies until its call is answered. */
export const spooledPath = (file: File): string => {
  const found = paths.get(file);
  if (!found) throw new Error('this file was not received in pieces');
  return found;
};

/** Says where a file lies. */
export const markSpooled = (file: File, target: string, sha256: string): File => {
  paths.set(file, target);
  return recognizable(file, sha256);
};

const limits = { fields: 12, fieldSize: 8 * 1024, fieldNameSize: 100, files: 1, parts: 14, headerPairs: 20 } as const;
const leftBehindMs = 3_600_000;

/** Removes what a killed process left: nothing is waited for that long. */
const sweep = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder).catch(() => [])) {
    const at = path.join(folder, name);
    const { mtimeMs } = await stat(at).catch(() => ({ mtimeMs: Date.now() }));
    if (mtimeMs < Date.now() - leftBehindMs) await rm(at, { recursive: true, force: true });
  }
};

/** Writes a part to `target`, counting it. */
const spool = async (part: Extract<Multipart, { type: 'file' }>, target: string): Promise<File> => {
  const digest = createHash('sha256');
  const source = part.file as Readable;
  source.on('data', (chunk: Buffer) => digest.update(chunk));
  await pipeline(source, createWriteStream(target, { flags: 'wx', mode: 0o600 }));
  if (part.file.truncated) throw problem('http.too_large', 413, { field: part.fieldname });
  const file = new File([await openAsBlob(target)], part.filename ?? '');
  return markSpooled(file, target, digest.digest('hex'));
};

/** The fields of a form by name; its one file lies in `folder`. What cannot be read is refused with 400. */
const readParts = async (request: FastifyRequest, folder: string, largest: number) => {
  const fields: Record<string, unknown> = Object.create(null);
  const parts = request.parts({ limits: { ...limits, fileSize: largest }, preservePath: false });
  for await (const part of parts) {
    if (part.fieldname in fields) throw problem('http.malformed', 400);
    fields[part.fieldname] = part.type === 'file' ? await spool(part, path.join(folder, 'sent')) : part.value;
  }
  return fields;
};

const refusalOf = (error: unknown): unknown => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'FST_REQ_FILE_TOO_LARGE') return problem('http.too_large', 413, { field: 'file' });
  if (code === 'FST_INVALID_MULTIPART_CONTENT_TYPE') return problem('http.unsupported_type', 415);
  const isOurs = error instanceof Error && 'status' in error;
  return isOurs || code.startsWith('E') ? error : problem('http.malformed', 400);
};

/**
 * Lets a row receive its file in pieces, written to `root` as they come and counted, so that memory holds none of them
 * whole. The folder of a call is removed when its answer has left.
 */
export const spoolFiles = async (scope: FastifyInstance, row: Endpoint, root: string): Promise<void> => {
  const largest = row.largestFile ?? 0;
  const { default: multipart } = await import('@fastify/multipart');
  scope.removeContentTypeParser('multipart/form-data');
  await scope.register(multipart);
  const folder = path.join(root, 'uploads');
  let swept = Date.now();
  void sweep(folder);
  scope.addHook('preValidation', async (request: FastifyRequest, reply: FastifyReply) => {
    // What is announced as far too large is not waited for.
    if (Number(request.headers['content-length'] ?? 0) > largest * 2) {
      void reply.header('connection', 'close');
      throw problem('http.too_large', 413, { field: 'file' });
    }
    // A process that was killed is soon started again: what it left is not yet old then.
    if (swept < Date.now() - leftBehindMs) {
      swept = Date.now();
      void sweep(folder);
    }
    const own = path.join(folder, randomUUID());
    await mkdir(own, { recursive: true, mode: 0o700 });
    reply.raw.once('close', () => void rm(own, { recursive: true, force: true }));
    try {
      request.body = await readParts(request, own, largest);
    } catch (error) {
      throw refusalOf(error);
    }
  });
};
