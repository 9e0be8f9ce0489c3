import { type FileHandle, open } from 'node:fs/promises';

/** Dots an inch across and down; the unit is of no account where only their relation counts. */
type Resolution = { across: number; down: number };

const readAt = async (file: FileHandle, at: number, length: number): Promise<Buffer> => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
  return buffer.subarray(0, bytesRead);
};

type Tiff = { file: FileHandle; start: number; isLittle: boolean };

const short = ({ isLittle }: Tiff, bytes: Buffer, at: number) =>
  isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at);
const long = ({ isLittle }: Tiff, bytes: Buffer, at: number) =>
  isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at);

const tags = { across: 0x01_1a, down: 0x01_1b } as const;
const entryBytes = 12;

/** A directory of a TIFF: its tags with what stands in their last four bytes, and where the next one lies. */
const readDirectory = async (tiff: Tiff, at: number) => {
  const count = short(tiff, await readAt(tiff.file, tiff.start + at, 2), 0);
  const bytes = await readAt(tiff.file, tiff.start + at + 2, count * entryBytes + 4);
  const entries = new Map(
    Array.from({ length: count }, (_, i) => [
      short(tiff, bytes, i * entryBytes),
      long(tiff, bytes, i * entryBytes + 8),
    ]),
  );
  return { entries, next: long(tiff, bytes, count * entryBytes) };
};

const readRational = async (tiff: Tiff, at: number | undefined): Promise<number> => {
  if (at === undefined) return Number.NaN;
  const bytes = await readAt(tiff.file, tiff.start + at, 8);
  return long(tiff, bytes, 0) / long(tiff, bytes, 4);
};

/** The resolution of a page of a TIFF, or of the TIFF within a JPEG in which cameras and scanners write. */
const ofTiff = async (file: FileHandle, start: number, page: number): Promise<Resolution> => {
  const head = await readAt(file, start, 8);
  const tiff = { file, start, isLittle: head[0] === 0x49 };
  let directory = await readDirectory(tiff, long(tiff, head, 4));
  for (let i = 0; i < page; i += 1) directory = await readDirectory(tiff, directory.next);
  const { entries } = directory;
  return {
    across: await readRational(tiff, entries.get(tags.across)),
    down: await readRational(tiff, entries.get(tags.down)),
  };
};

const jfif = { across: 12, down: 14 } as const;
const exifAt = 10;

/** A JPEG says it in its first segment (JFIF), else in the TIFF of a camera. */
const ofJpeg = async (file: FileHandle): Promise<Resolution | undefined> => {
  let at = 2;
  for (let i = 0; i < 20; i += 1) {
    const head = await readAt(file, at, 20);
    const name = head.toString('latin1', 4, 8);
    if (head[0] !== 0xff || head[1] === 0xda) return undefined;
    if (name === 'JFIF') return { across: head.readUInt16BE(jfif.across), down: head.readUInt16BE(jfif.down) };
    if (name === 'Exif') return ofTiff(file, at + exifAt, 0);
    at += 2 + head.readUInt16BE(2);
  }
  return undefined;
};

/** A PNG says it in a chunk (pHYs) before its picture. */
const ofPng = async (file: FileHandle): Promise<Resolution | undefined> => {
  let at = 8;
  for (let i = 0; i < 40; i += 1) {
    const head = await readAt(file, at, 16);
    const name = head.toString('latin1', 4, 8);
    if (name === 'pHYs') return { across: head.readUInt32BE(8), down: head.readUInt32BE(12) };
    if (name === 'IDAT') return undefined;
    at += 12 + head.readUInt32BE(0);
  }
  return undefined;
};

const ofFile = async (file: FileHandle, page: number): Promise<Resolution | undefined> => {
  const head = await readAt(file, 0, 4);
  if (head[0] === 0x89) return ofPng(file);
  if (head[0] === 0xff) return ofJpeg(file);
  const isTiff = ['II*\0', 'MM\0*'].includes(head.toString('latin1'));
  return isTiff ? ofTiff(file, 0, page) : undefined;
};

/** Beyond this, what a file says of itself is taken for a mistake. */
const mostStretched = 4;

/**
 * How many times as high as it is wide each dot of a picture is: a fax has 204 dots an inch across and 98 down. 1 where
 * the file says nothing, or nothing that makes sense.
 */
export const readDotShape = async (source: string, page: number): Promise<number> => {
  const file = await open(source);
  try {
    const resolution = await ofFile(file, page);
    const shape = resolution ? resolution.across / resolution.down : 1;
    return shape >= 1 / mostStretched && shape <= mostStretched ? shape : 1;
  } catch {
    return 1;
  } finally {
    await file.close();
  }
};
