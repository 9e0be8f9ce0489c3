import { uploadLimits } from '@portal/contract/documents/upload-limits.ts';
import type { PendingFile } from './pending-files.ts';

/** Why a file would be refused, as far as it can be told here; it is then not sent at all. */
export const foreseenRefusal = ({ file: { name, type, size } }: PendingFile): 'too_large' | 'heic' | 'svg' | null => {
  if (/\.hei[cf]$/i.test(name)) return 'heic';
  if (/\.svgz?$/i.test(name)) return 'svg';
  return size > (type.startsWith('image/') ? uploadLimits.imageBytes : uploadLimits.bytes) ? 'too_large' : null;
};

/** Whether a file waits for the person to send it. */
export const isReady = (file: PendingFile): boolean => file.state === 'ready' && foreseenRefusal(file) === null;
