import path from 'node:path';
import { longestImageEdge, uploadLimits } from '@portal/contract/documents/upload-limits.ts';
import sharp, { type Sharp } from 'sharp';
import { readDotShape } from './read-resolution.ts';
import { RefusedFile } from './refusals.ts';

// One picture at a time and nothing kept between them: what this process may take is known.
sharp.concurrency(1);
sharp.cache(false);

const reading = {
  limitInputPixels: uploadLimits.megapixels * 1_000_000,
  failOn: 'error',
  sequentialRead: true,
} as const;
const inside = (edge: number) => ({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true }) as const;
const thumbnailEdge = 320;

const isTooLarge = (cause: unknown): boolean => cause instanceof Error && /pixel limit|too large/i.test(cause.message);

/** Does `work` with a picture; what cannot be read is the picture's fault. */
export const withPicture = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof RefusedFile) throw cause;
    throw new RefusedFile(isTooLarge(cause) ? 'too_many_pixels' : 'broken');
  }
};

/** How large a page is in dots as wide as high: scans and faxes may have more of them across than down. */
const squareSize = async (source: string, page: number, edge: number) => {
  const shape = await readDotShape(source, page);
  if (Math.abs(shape - 1) < 0.01) return inside(edge);
  const { width, height, orientation = 1 } = await sharp(source, { ...reading, page, pages: 1 }).metadata();
  const [w, h] = shape > 1 ? [width, height * shape] : [width / shape, height];
  const scale = Math.min(1, edge / Math.max(w, h));
  const dots = (length: number) => Math.max(1, Math.round(length * scale));
  const [across, down] = [dots(w), dots(h)];
  // From the fifth orientation on the picture lies on its side.
  const [turnedWidth, turnedHeight] = orientation >= 5 ? [down, across] : [across, down];
  return { width: turnedWidth, height: turnedHeight, fit: 'fill' } as const;
};

/** A page of a picture file, the right way up and in its shape, without anything that was written beside its pixels. */
export const openPicture = async (source: string, page = 0, edge: number = longestImageEdge): Promise<Sharp> =>
  sharp(source, { ...reading, page, pages: 1 })
    .autoOrient()
    .resize(await squareSize(source, page, edge))
    .toColourspace('srgb');

export const countPages = async (source: string): Promise<number> =>
  (await sharp(source, reading).metadata()).pages ?? 1;

const writers = {
  jpeg: (picture: Sharp) => picture.flatten({ background: '#fff' }).jpeg({ quality: 86 }),
  png: (picture: Sharp) => picture.png({ compressionLevel: 7 }),
  webp: (picture: Sharp) => picture.webp({ quality: 86, effort: 2 }),
} as const;

/** Writes a small picture of the one at `source` and answers where it is. */
export const writeThumbnail = async (source: string, folder: string): Promise<string> => {
  const target = path.join(folder, 'thumbnail.webp');
  await sharp(source, reading).resize(inside(thumbnailEdge)).webp({ quality: 72, effort: 2 }).toFile(target);
  return target;
};

/**
 * Draws a picture again, pixel by pixel: smaller where it is larger than any paper needs, without the place and the camera
 * it was taken with, and without whatever else its file held.
 */
export const remakeImage = (source: string, type: keyof typeof writers | 'avif', folder: string, edge?: number) =>
  withPicture(async () => {
    const written = type === 'avif' ? 'jpeg' : type;
    const target = path.join(folder, `picture.${written}`);
    await writers[written](await openPicture(source, 0, edge)).toFile(target);
    return { path: target, thumbnail: await writeThumbnail(target, folder), type: written };
  });
