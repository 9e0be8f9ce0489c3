import { createReadStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FileStore } from '../platform/files/files.ts';
import type { FilesPart } from './manifest.ts';
import { readTar } from './tar.ts';

/** Files put back at the same time: a disk and a bucket both answer many faster than one after another. */
const atOnce = 32;
const smallBytes = 1 << 20;

/** Puts the files of all archives back under their keys; durable when it resolves. Answers how many there were. */
export async function restoreFiles(folder: string, parts: readonly FilesPart[], store: FileStore): Promise<number> {
  const underWay = new Set<Promise<void>>();
  const failures: unknown[] = [];
  let count = 0;
  for (const part of parts) {
    for await (const { name, size, content } of readTar(
      createReadStream(path.join(folder, part.path), { highWaterMark: 1 << 20 }),
    )) {
      count += 1;
      if (size > smallBytes) {
        await store.putAt(name, { size, content });
        continue;
      }
      const bytes = await buffer(content);
      const putting = store
        .putAt(name, { size, content: Readable.from([bytes]) })
        .catch((error: unknown) => void failures.push(error))
        .finally(() => underWay.delete(putting));
      underWay.add(putting);
      if (underWay.size >= atOnce) await Promise.race(underWay);
      if (failures.length > 0) break;
    }
  }
  await Promise.all(underWay);
  if (failures.length > 0) throw failures[0];
  await store.flush();
  return count;
}
