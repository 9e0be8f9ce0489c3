import { createHash } from 'node:crypto';
import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import type { Part } from './manifest.ts';

const writeBytes = 1 << 20;

/**
 * Writes `content` as a part of the backup in `folder`, with its checksum; on disk when it resolves. The part's path
 * is below the folder.
 */
export async function writePart(folder: string, name: string, content: AsyncIterable<Buffer>): Promise<Part> {
  const target = path.join(folder, name);
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  const file = await open(target, 'wx', 0o600);
  const hash = createHash('sha256');
  let bytes = 0;
  let pending: Buffer[] = [];
  let pendingBytes = 0;
  // Small files make small pieces; a write for each would cost more than the bytes.
  const flush = async () => {
    const joined = Buffer.concat(pending);
    [pending, pendingBytes] = [[], 0];
    hash.update(joined);
    bytes += joined.length;
    await file.appendFile(joined);
  };
  try {
    for await (const chunk of content) {
      pending.push(chunk);
      pendingBytes += chunk.length;
      if (pendingBytes >= writeBytes) await flush();
    }
    await flush();
    await file.sync();
  } finally {
    await file.close();
  }
  return { path: name, bytes, sha256: hash.digest('hex') };
}
