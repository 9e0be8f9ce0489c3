import { number } from '../../platform/words/format.ts';

/** A file size as text such as "84 KB" or "4.4 MB"; at least one kilobyte. */
export const fileSize = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${number(Math.max(1, bytes / 1024), 0)} KB` : `${number(bytes / 1024 / 1024, 1)} MB`;
