import { uploadLimits } from '@portal/contract/documents/upload-limits.ts';
import type { PendingFile } from './pending-files.ts';

/** Why the server would refuse a file, as far as the browser can check; such a file is not sent. */
export const uploadRefusal = ({
  file: { name, type, size },
}: Pick<PendingFile, 'file'>): 'too_large' | 'heic' | 'svg' | null => {
  if (/\.hei[cf]$/i.test(name)) return 'heic';
  if (/\.svgz?$/i.test(name)) return 'svg';
  return size > (type.startsWith('image/') ? uploadLimits.imageBytes : uploadLimits.bytes) ? 'too_large' : null;
};

/** True when a file can be sent. */
export const isReady = (file: PendingFile): boolean => file.state === 'ready' && uploadRefusal(file) === null;
