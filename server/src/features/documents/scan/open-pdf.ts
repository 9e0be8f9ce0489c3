import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ParseSpeeds, PDFDocument } from '@cantoo/pdf-lib';
import { checkPdf } from './check-pdf.ts';
import { RefusedFile } from './refusals.ts';

/** A PDF that opens without a password, without the protection against changes: nobody could look inside otherwise. */
const withoutProtection = async (bytes: Buffer): Promise<Buffer> => {
  try {
    const options = { password: '', updateMetadata: false, parseSpeed: ParseSpeeds.Fastest };
    const opened = await PDFDocument.load(bytes, options);
    return Buffer.from(await opened.save({ useObjectStreams: false, objectsPerTick: Number.POSITIVE_INFINITY }));
  } catch {
    throw new RefusedFile('encrypted');
  }
};

/** The bytes to keep of a PDF that may be kept. */
const looked = async (bytes: Buffer): Promise<Buffer> => {
  try {
    checkPdf(bytes);
    return bytes;
  } catch (cause) {
    if (!(cause instanceof RefusedFile) || cause.reason !== 'encrypted') throw cause;
    const opened = await withoutProtection(bytes);
    checkPdf(opened);
    return opened;
  }
};

/**
 * Looks through a PDF as `checkPdf` does and answers where the one to keep is. What precedes its header, as mail programs and
 * printers write it, is cut; one that only its owner's password protects is kept without protection.
 */
export const openPdf = async (source: string, sent: Buffer, folder: string): Promise<string> => {
  const bytes = sent.subarray(sent.indexOf('%PDF-'));
  const kept = await looked(bytes);
  if (kept.length === sent.length) return source;
  const target = path.join(folder, 'paper.pdf');
  await writeFile(target, kept, { flag: 'wx', mode: 0o600 });
  return target;
};
