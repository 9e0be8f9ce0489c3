import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { FileStore, SizedFile } from '../platform/files/files.ts';
import type { FilesPart } from './manifest.ts';
import { tarEnd, tarEntry } from './tar.ts';
import { writePart } from './write-part.ts';

/** Files opened ahead of the one being written: a bucket answers many calls at once faster than one after another. */
const openAhead = 16;
const archiveBytes = 256 * 1024 * 1024;

type Opened = { key: string; file: SizedFile | null };

/** Opens the files of the keys in their order, some ahead. A file that is not there is null. */
async function* openInOrder(keysFile: string, store: FileStore): AsyncGenerator<Opened> {
  const ahead: Promise<Opened>[] = [];
  const openOne = async (key: string): Promise<Opened> => ({
    key,
    file: await store.openSized(key).catch((cause: unknown) => {
      throw new Error(`File ${key} cannot be read`, { cause });
    }),
  });
  // Made here, where it is read at once: lines that come before the reader are lost.
  for await (const key of createInterface({ input: createReadStream(keysFile), crlfDelay: Infinity })) {
    const opening = openOne(key);
    opening.catch(() => undefined); // handled when its turn comes
    ahead.push(opening);
    const next = ahead.length < openAhead ? undefined : ahead.shift();
    if (next) yield await next;
  }
  for (const next of ahead) yield await next;
}

/**
 * Writes the files of all keys in `keysFile` into archives of some 256 MB, each key once. Answers the archives, and the
 * keys of files that the store does not have.
 */
export async function backUpFiles(folder: string, keysFile: string, store: FileStore) {
  const opened = openInOrder(keysFile, store);
  const files: FilesPart[] = [];
  const missing: string[] = [];
  let isOver = false;

  /** The bytes of one archive: files until it is large enough, or there are none left. */
  async function* archive(counter: { files: number }): AsyncGenerator<Buffer> {
    for (let bytes = 0; bytes < archiveBytes;) {
      const { done, value } = await opened.next();
      if (done) {
        isOver = true;
        break;
      }
      if (!value.file) {
        missing.push(value.key);
        continue;
      }
      counter.files += 1;
      bytes += value.file.size;
      yield* tarEntry({ name: value.key, ...value.file });
    }
    yield tarEnd();
  }

  while (!isOver) {
    const counter = { files: 0 };
    const name = `files/${String(files.length + 1).padStart(5, '0')}.tar`;
    const part = await writePart(folder, name, archive(counter));
    files.push({ ...part, ...counter });
  }
  return { files, missing };
}
