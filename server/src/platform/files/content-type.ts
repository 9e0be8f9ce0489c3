const startsWith = (bytes: Buffer, signature: string, at = 0): boolean =>
  bytes.toString('latin1', at, at + signature.length) === signature;

const mp4Brands = ['avc1', 'iso2', 'iso4', 'iso5', 'iso6', 'isom', 'mp41', 'mp42', 'M4V ', 'dash'];

const signatures = {
  'application/pdf': (bytes: Buffer) => startsWith(bytes, '%PDF-'),
  'image/png': (bytes: Buffer) => startsWith(bytes, '\u0089PNG\r\n\u001a\n'),
  'image/jpeg': (bytes: Buffer) => startsWith(bytes, '\u00ff\u00d8\u00ff'),
  /** A box of its brand begins every MP4: its size, then its name. */
  'video/mp4': (bytes: Buffer) => startsWith(bytes, 'ftyp', 4) && mp4Brands.includes(bytes.toString('latin1', 8, 12)),
  /** The header of EBML names the kind of document within its first bytes; Matroska has the same header. */
  'video/webm': (bytes: Buffer) => startsWith(bytes, '\u001aE\u00df\u00a3') && bytes.includes('webm'),
  'image/webp': (bytes: Buffer) => startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8),
};

/** The kinds of content we recognize by how it begins. */
export type KnownContentType = keyof typeof signatures;

/** What bytes are by their first ones, whatever their sender calls them; null where that is none of `wanted`. */
export const contentTypeOf = <T extends KnownContentType>(bytes: Buffer, wanted: readonly T[]): T | null =>
  wanted.find((type) => signatures[type](bytes)) ?? null;
