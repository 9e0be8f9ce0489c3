/** The cells of a copied block; spreadsheets put tabs between them, and a line end after each row. */
export const blockOf = (text: string): string[][] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()));

/** A number as people copy it: without currency, percent and marks of thousands. */
export const plainNumber = (text: string): string => {
  const bare = text.replace(/[$%\s]/g, '');
  return /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(bare) ? bare.replaceAll(',', '') : bare;
};
