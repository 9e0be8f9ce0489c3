import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { UnreadableSheet } from './unreadable-sheet.ts';

const inflate = promisify(inflateRaw);

/** Far more than a sheet of 1,000 rows needs, and little enough to hold in memory. */
const limits = { entries: 500, bytes: 12 * 1024 * 1024 } as const;

const signature = { end: 0x06_05_4b_50, entry: 0x02_01_4b_50, local: 0x04_03_4b_50 } as const;
const size = { end: 22, entry: 46, local: 30, comment: 65_535 } as const;
const method = { stored: 0, deflated: 8 } as const;

type Entry = { method: number; packed: number; local: number };

const unreadable = () => new UnreadableSheet('not_a_sheet');
const tooBig = () => new UnreadableSheet('too_big_inside');

/** Where the directory ends: a record at the end of the archive, behind which only a comment may stand. */
const findEnd = (archive: Buffer): number => {
  const first = Math.max(0, archive.length - size.end - size.comment);
  for (let at = archive.length - size.end; at >= first; at -= 1) {
    if (archive.readUInt32LE(at) === signature.end) return at;
  }
  throw unreadable();
};

const readDirectory = (archive: Buffer): Map<string, Entry> => {
  const end = findEnd(archive);
  const count = archive.readUInt16LE(end + 10);
  if (count > limits.entries) throw tooBig();
  const entries = new Map<string, Entry>();
  let at = archive.readUInt32LE(end + 16);
  for (let number = 0; number < count; number += 1) {
    if (archive.readUInt32LE(at) !== signature.entry) throw unreadable();
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + size.entry, at + size.entry + nameLength);
    entries.set(name.replaceAll('\\', '/').toLowerCase(), {
      method: archive.readUInt16LE(at + 10),
      packed: archive.readUInt32LE(at + 20),
      local: archive.readUInt32LE(at + 42),
    });
    at += size.entry + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return entries;
};

const packedBytes = (archive: Buffer, { local, packed }: Entry): Buffer => {
  if (archive.readUInt32LE(local) !== signature.local) throw unreadable();
  const start = local + size.local + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
  if (start + packed > archive.length) throw unreadable();
  return archive.subarray(start, start + packed);
};

/** What a file of the archive holds; null for one that is not there. */
export type ReadEntry = (name: string) => Promise<string | null>;

/**
 * Opens a ZIP archive for reading single files of it as text, at most 12 MB unpacked over all: what an entry says of its
 * own size is not believed. Refuses with 400 what is no archive, is encrypted, or unpacks to more.
 */
export const unzip = (archive: Buffer): ReadEntry => {
  const entries = bounded(() => readDirectory(archive));
  let left: number = limits.bytes;
  return async (name) => {
    const entry = entries.get(name.toLowerCase());
    if (!entry) return null;
    const packed = bounded(() => packedBytes(archive, entry));
    const bytes = await unpack(entry, packed, left);
    left -= bytes.length;
    if (left < 0) throw tooBig();
    return bytes.toString('utf8');
  };
};

/** Reading beyond the end of a truncated archive is the archive's fault. */
const bounded = <T>(read: () => T): T => {
  try {
    return read();
  } catch (error) {
    throw error instanceof RangeError ? unreadable() : error;
  }
};

const unpack = async (entry: Entry, packed: Buffer, left: number): Promise<Buffer> => {
  if (entry.method === method.stored) return packed;
  if (entry.method !== method.deflated) throw unreadable();
  try {
    return await inflate(packed, { maxOutputLength: left + 1 });
  } catch (error) {
    const isTooBig = error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw isTooBig ? tooBig() : unreadable();
  }
};
