/** A part of a file, its first and its last byte counted in. */
export type ByteRange = { start: number; end: number };

const single = /^bytes=(\d*)-(\d*)$/;

/**
 * The part of a file that a `Range` header asks for; null where the whole is sent: without one, for several parts at
 * once, and for what the file does not have (RFC 9110 lets a server pass over the header).
 */
export const readByteRange = (header: string | undefined, size: number): ByteRange | null => {
  const [, first = '', last = ''] = single.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  // Without a first byte it is the length of the end of the file.
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start <= end ? { start, end } : null;
};
