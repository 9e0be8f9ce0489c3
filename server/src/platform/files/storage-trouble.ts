/** Full, read-only, over its quota, not ours to write, broken, or out of handles. */
const troubleCodes = new Set([
  'EACCES',
  'EDQUOT',
  'EIO',
  'EMFILE',
  'ENFILE',
  'ENOSPC',
  'ENOTDIR',
  'EPERM',
  'EROFS',
  'ESTALE',
]);

/** Whether files cannot be kept or read for now: trying again later may do, and the operator has to look at it. */
export const isStorageTrouble = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if ('code' in error && troubleCodes.has(String(error.code))) return true;
  // What a bucket answers instead of keeping an object.
  return '$metadata' in error && error.name !== 'NoSuchKey';
};
