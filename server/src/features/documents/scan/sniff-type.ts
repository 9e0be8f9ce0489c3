import { open } from 'node:fs/promises';
import { hasControls } from './control-characters.ts';
import { RefusedFile } from './refusals.ts';

/** What a file is by how it begins. `text` and `zip` are looked into before they are anything. */
export type SniffedType = 'pdf' | 'jpeg' | 'png' | 'webp' | 'tiff' | 'avif' | 'zip' | 'text';

const begins = (head: Buffer, signature: string, at = 0): boolean =>
  head.toString('latin1', at, at + signature.length) === signature;

const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/** The brand of an ISO media file, such as a phone's picture; empty where it is none. */
const brandOf = (head: Buffer): string => (begins(head, 'ftyp', 4) ? head.toString('latin1', 8, 12) : '');

const programs = ['MZ', '\u007fELF', '#!', '\u00ca\u00fe\u00ba\u00be', '\u00cf\u00fa\u00ed\u00fe', '\0asm', 'dex\n'];
const archives = [
  'Rar!',
  '7z\u00bc\u00af\u0027\u001c',
  '\u001f\u008b',
  'BZh',
  '\u00fd7zXZ',
  '\u0028\u00b5\u002f\u00fd',
];

const refuseKnown = (head: Buffer): void => {
  if (programs.some((signature) => begins(head, signature))) throw new RefusedFile('program');
  if (archives.some((signature) => begins(head, signature))) throw new RefusedFile('archive');
  if (begins(head, '\u00d0\u00cf\u0011\u00e0')) throw new RefusedFile('old_office');
  if (heicBrands.has(brandOf(head))) throw new RefusedFile('heic');
};

const binaryTypes: [SniffedType, (head: Buffer) => boolean][] = [
  ['pdf', (head) => begins(head, '%PDF-')],
  ['jpeg', (head) => begins(head, '\u00ff\u00d8\u00ff')],
  ['png', (head) => begins(head, '\u0089PNG\r\n\u001a\n')],
  ['webp', (head) => begins(head, 'RIFF') && begins(head, 'WEBP', 8)],
  ['tiff', (head) => begins(head, 'II*\0') || begins(head, 'MM\0*')],
  ['avif', (head) => ['avif', 'avis'].includes(brandOf(head))],
  ['zip', (head) => begins(head, 'PK\u0003\u0004')],
];

/** Readers look for the header of a PDF within so many bytes (ISO 32000-1, annex H.3.4.1). */
const headerWithin = 1024;
const hasLateHeader = (head: Buffer): boolean =>
  /%PDF-[12]\.\d/.test(head.toString('latin1', 0, headerWithin + '%PDF-1.0'.length - 1));

const byteMarks = ['\u00ff\u00fe', '\u00fe\u00ff'];

/** The type of a file by its first bytes, whatever its sender calls it. Throws RefusedFile for what is never taken. */
const sniffType = (head: Buffer): SniffedType => {
  if (head.length === 0) throw new RefusedFile('empty');
  refuseKnown(head);
  const binary = binaryTypes.find(([, matches]) => matches(head));
  if (binary) return binary[0];
  if (hasLateHeader(head)) return 'pdf';
  if (byteMarks.some((mark) => begins(head, mark))) throw new RefusedFile('unknown_type');
  if (hasControls(head.toString('latin1'))) throw new RefusedFile('unknown_type');
  return 'text';
};

const headBytes = 4096;

const readHead = async (source: string): Promise<Buffer> => {
  const file = await open(source);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
};

/** The type of a file by its beginning. Throws RefusedFile for what is never taken. */
export const readType = async (source: string): Promise<SniffedType> => sniffType(await readHead(source));
