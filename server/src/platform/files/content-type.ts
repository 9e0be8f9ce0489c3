const startsWith = (bytes: Buffer, signature: string, at = 0): boolean =>
  bytes.toString('latin1', at, at + signature.length) === signature;

const signatures = {
  'application/pdf': (bytes: Buffer) => startsWith(bytes, '%PDF-'),
  'image/png': (bytes: Buffer) => startsWith(bytes, '\u0089PNG\r\n\u001a\n'),
  'image/jpeg': (bytes: Buffer) => startsWith(bytes, '\u00ff\u00d8\u00ff'),
  'image/webp': (bytes: Buffer) => startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8),
};

/** The kinds of content we recognize by how it begins. */
export type KnownContentType = keyof typeof signatures;

/** What bytes are by their first ones, whatever their sender calls them; null where that is none of `wanted`. */
export const contentTypeOf = <T extends KnownContentType>(bytes: Buffer, wanted: readonly T[]): T | null =>
  wanted.find((type) => signatures[type](bytes)) ?? null;
