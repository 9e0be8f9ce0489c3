import { number } from '../../platform/words/format.ts';

/** "84 KB", "4.4 MB": how large a file is, at least one kilobyte. */
export const fileSize = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${number(Math.max(1, bytes / 1024), 0)} KB` : `${number(bytes / 1024 / 1024, 1)} MB`;
