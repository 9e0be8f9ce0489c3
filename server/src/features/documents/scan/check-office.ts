import { createInflateRaw } from 'node:zlib';
import { partCheckOf } from './check-office-parts.ts';
import { RefusedFile } from './refusals.ts';

const limits = { entries: 5000, bytes: 150 * 1024 * 1024, kept: 32 * 1024 * 1024 } as const;
const signature = { end: 0x06_05_4b_50, entry: 0x02_01_4b_50, local: 0x04_03_4b_50 } as const;
const size = { end: 22, entry: 46, local: 30, comment: 65_535 } as const;
const isEncrypted = 1;

type Entry = { name: string; method: number; flags: number; packed: number; local: number };

const findEnd = (archive: Buffer): number => {
  const first = Math.max(0, archive.length - size.end - size.comment);
  for (let at = archive.length - size.end; at >= first; at -= 1) {
    if (archive.readUInt32LE(at) === signature.end) return at;
  }
  throw new RefusedFile('broken');
};

const readDirectory = (archive: Buffer): Entry[] => {
  const end = findEnd(archive);
  const count = archive.readUInt16LE(end + 10);
  if (count > limits.entries) throw new RefusedFile('too_big_inside');
  const entries: Entry[] = [];
  let at = archive.readUInt32LE(end + 16);
  for (let number = 0; number < count; number += 1) {
    if (archive.readUInt32LE(at) !== signature.entry) throw new RefusedFile('broken');
    const nameLength = archive.readUInt16LE(at + 28);
    entries.push({
      name: archive.toString('utf8', at + size.entry, at + size.entry + nameLength).replaceAll('\\', '/'),
      flags: archive.readUInt16LE(at + 8),
      method: archive.readUInt16LE(at + 10),
      packed: archive.readUInt32LE(at + 20),
      local: archive.readUInt32LE(at + 42),
    });
    at += size.entry + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return entries;
};

const packedBytes = (archive: Buffer, { name, local, packed }: Entry): Buffer => {
  if (archive.readUInt32LE(local) !== signature.local) throw new RefusedFile('broken');
  const nameAt = local + size.local;
  // Some programs go by the directory, others by the name beside the bytes.
  const inner = archive.toString('utf8', nameAt, nameAt + archive.readUInt16LE(local + 26)).replaceAll('\\', '/');
  if (inner !== name) throw new RefusedFile('broken');
  const start = nameAt + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
  if (start + packed > archive.length) throw new RefusedFile('broken');
  return archive.subarray(start, start + packed);
};

/** What an entry unpacks to, whatever it says of its size; its bytes only where they are looked through. */
const unpack = async (
  archive: Buffer,
  entry: Entry,
  { left, isKept }: { left: number; isKept: boolean },
): Promise<{ size: number; bytes: Buffer }> => {
  const packed = packedBytes(archive, entry);
  if (entry.method === 0) return { size: packed.length, bytes: packed };
  if (entry.method !== 8) throw new RefusedFile('broken');
  const inflate = createInflateRaw();
  inflate.end(packed);
  const kept: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of inflate as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > left || (isKept && size > limits.kept)) throw new RefusedFile('too_big_inside');
      if (isKept) kept.push(chunk);
    }
  } catch (error) {
    throw error instanceof RefusedFile ? error : new RefusedFile('broken');
  } finally {
    inflate.destroy();
  }
  return { size, bytes: Buffer.concat(kept) };
};

const macros =
  /(vbaproject|vbadata)[^/]*\.(bin|xml)$|\/(activex|macrosheets|dialogsheets|embeddings|externallinks|querytables|webextensions|afchunk)\/|\/connections\.xml$/i;
const isLeading = (name: string): boolean => name.startsWith('/') || name.split('/').includes('..');

/** Refuses what starts something, or is something else than a sheet or a letter. */
const refuseNames = (entries: readonly Entry[]): void => {
  if (entries.some(({ name }) => isLeading(name))) throw new RefusedFile('broken');
  if (entries.some(({ name }) => macros.test(name))) throw new RefusedFile('macros');
  if (entries.some(({ flags }) => (flags & isEncrypted) !== 0)) throw new RefusedFile('encrypted');
};

/** Which of two parts of one name is read is for each program to say. */
const refuseRepeated = (entries: readonly Entry[]): void => {
  const names = new Set(entries.map(({ name }) => name.toLowerCase()));
  if (names.size < entries.length) throw new RefusedFile('broken');
};

/** Whether an archive is a sheet or a letter of today's office programs, with nothing in it that acts. */
export const checkOffice = async (archive: Buffer): Promise<'xlsx' | 'docx'> => {
  let entries: Entry[];
  try {
    entries = readDirectory(archive);
  } catch (error) {
    throw error instanceof RangeError ? new RefusedFile('broken') : error;
  }
  refuseNames(entries);
  const has = (name: string) => entries.some((entry) => entry.name.toLowerCase() === name);
  const kind = has('xl/workbook.xml') ? 'xlsx' : has('word/document.xml') ? 'docx' : null;
  if (!kind || !has('[content_types].xml')) throw new RefusedFile('archive');
  // What would fill the memory is found before anything is looked through.
  let left: number = limits.bytes;
  for (const entry of entries) left -= (await unpack(archive, entry, { left, isKept: false })).size;
  refuseRepeated(entries);
  for (const entry of entries) {
    const check = partCheckOf(entry.name);
    if (check) check((await unpack(archive, entry, { left: limits.bytes, isKept: true })).bytes);
  }
  return kind;
};
