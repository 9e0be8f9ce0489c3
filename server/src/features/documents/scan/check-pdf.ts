import { inflateSync, constants } from 'node:zlib';
import { RefusedFile } from './refusals.ts';

/** Names that make a reader run, start or unpack something. */
const active = /\/(JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA|Rendition)(?![\w-])/;
const tail = 2048;
const zipSignatures = ['PK\u0003\u0004', 'PK\u0005\u0006'];
const limits = { objectStream: 8 * 1024 * 1024, objectStreams: 64 * 1024 * 1024 } as const;

/** Names may spell their letters in hexadecimal. */
const plainNames = (text: string): string =>
  text.replaceAll(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

const inflated = (packed: Buffer): Buffer => {
  try {
    return inflateSync(packed, { maxOutputLength: limits.objectStream, finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    const isTooBig = error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw new RefusedFile(isTooBig ? 'too_big_inside' : 'broken');
  }
};

/** Objects that are packed together, unpacked: what they say is not seen otherwise. */
const packedObjects = function* (bytes: Buffer, text: string): Generator<string> {
  let left: number = limits.objectStreams;
  for (const { index } of text.matchAll(/stream\r?\n/g)) {
    const dictionary = plainNames(text.slice(Math.max(0, text.lastIndexOf('obj', index)), index));
    if (!/\/ObjStm(?!\w)/.test(dictionary)) continue;
    const start = index + (text[index + 6] === '\r' ? 8 : 7);
    const end = text.indexOf('endstream', start);
    const content = bytes.subarray(start, end < 0 ? bytes.length : end);
    const unpacked = /\/Filter/.test(dictionary) ? inflated(content) : content;
    left -= unpacked.length;
    if (left < 0) throw new RefusedFile('too_big_inside');
    yield unpacked.toString('latin1');
  }
};

/**
 * Refuses a PDF that runs scripts, starts programs or carries files, one that is encrypted so that nobody can tell, and
 * one that is cut off or has something else behind its end.
 */
export const checkPdf = (bytes: Buffer): void => {
  const text = bytes.toString('latin1');
  const end = text.lastIndexOf('%%EOF');
  if (end < 0 || bytes.length - end > tail || !text.includes('startxref')) throw new RefusedFile('broken');
  if (
    zipSignatures.some((signature) => text.includes(signature, end)) ||
    /<(script|html|svg)[\s>]/i.test(text.slice(0, tail))
  ) {
    throw new RefusedFile('markup');
  }
  const plain = plainNames(text);
  if (/\/Encrypt(?![\w-])/.test(plain)) throw new RefusedFile('encrypted');
  if (active.test(plain)) throw new RefusedFile('active_pdf');
  for (const objects of packedObjects(bytes, text)) {
    if (active.test(plainNames(objects))) throw new RefusedFile('active_pdf');
  }
};
