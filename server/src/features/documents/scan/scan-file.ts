import { readFile, stat } from 'node:fs/promises';
import { uploadLimits } from '@portal/contract/documents/upload-limits.ts';
import { RefusedFile } from './refusals.ts';
import { readType, type SniffedType } from './sniff-type.ts';

/** A file that may be kept: what it is, and where the part to keep lies. */
export type KeepableFile = { content_type: string; extension: string; path: string; thumbnail: string | null };

const officeTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

const kept = (path: string, extension: string, content_type: string): KeepableFile => ({
  content_type,
  extension,
  path,
  thumbnail: null,
});

/** Where what is kept may be written, and what a picture is to fit into where that is less than usual. */
type Place = { folder: string; edge?: number | undefined };

const lookAtPaper = async (
  source: string,
  type: 'pdf' | 'zip' | 'text',
  sentName: string,
  { folder }: Place,
): Promise<KeepableFile> => {
  const bytes = await readFile(source);
  if (bytes.length > uploadLimits.bytes) throw new RefusedFile('too_large');
  if (type === 'pdf') {
    return kept(await (await import('./open-pdf.ts')).openPdf(source, bytes, folder), 'pdf', 'application/pdf');
  }
  if (type === 'zip') {
    const office = await (await import('./check-office.ts')).checkOffice(bytes);
    return kept(source, office, officeTypes[office]);
  }
  (await import('./check-text.ts')).checkText(bytes, sentName);
  return kept(source, 'csv', 'text/csv');
};

const lookAtPicture = async (
  source: string,
  type: Exclude<SniffedType, 'pdf' | 'zip' | 'text'>,
  { folder, edge }: Place,
): Promise<KeepableFile> => {
  if (type === 'tiff') {
    return kept(await (await import('./scan-to-pdf.ts')).scanToPdf(source, folder), 'pdf', 'application/pdf');
  }
  const made = await (await import('./remake-image.ts')).remakeImage(source, type, folder, edge);
  const extension = made.type === 'jpeg' ? 'jpg' : made.type;
  return { ...kept(made.path, extension, `image/${made.type}`), thumbnail: made.thumbnail };
};

/** Looks through a file and makes of it what may be kept. Throws RefusedFile for what may not. */
export const lookThrough = async (source: string, sentName: string, place: Place): Promise<KeepableFile> => {
  if ((await stat(source)).size > uploadLimits.imageBytes) throw new RefusedFile('too_large');
  const type = await readType(source);
  if (type === 'pdf' || type === 'zip' || type === 'text') return lookAtPaper(source, type, sentName, place);
  return lookAtPicture(source, type, place);
};
