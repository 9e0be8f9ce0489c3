/** A text as searches compare it: lower case, without accents and outer blanks. "Nuevo León" is "nuevo leon". */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .trim()
    .toLowerCase();
