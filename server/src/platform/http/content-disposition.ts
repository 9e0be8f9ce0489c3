/** A name in letters that every program takes: without accents, other signs as a line. */
const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^ !#-.0-9:-[\]-~]/g, '_')
    .replaceAll('%', '_');

/** What RFC 8187 wants encoded beyond what `encodeURIComponent` does. */
const extendedName = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * The header of a file that is saved or shown, with its name in plain letters first and then as it is (RFC 6266): some
 * programs know the first form alone.
 */
export const contentDisposition = ({ name, inline = false }: { name: string; inline?: boolean }): string => {
  const plain = plainName(name);
  return `${inline ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${extendedName(name)}`;
};
