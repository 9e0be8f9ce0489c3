import type { SheetRow } from './sheet-rows.ts';

const range = /^([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})$/;

/** 0 for A, 26 for AA. */
export const columnOfLetters = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** A for 0, AA for 26. */
export const lettersOfColumn = (column: number): string => {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : lettersOfColumn(Math.floor(column / 26) - 1) + last;
};

/**
 * What a cell says that is merged over several rows, such as "A2:A4", is written into each of them, as a person sees it. A
 * figure is not, and its cells are marked: nobody knows whether it counts once or for each row.
 */
export const fillDown = (rows: readonly SheetRow[], ranges: readonly string[]): void => {
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  for (const one of ranges) {
    const [, letters = '', first = '', last = ''] = range.exec(one.toUpperCase()) ?? [];
    if (first === last) continue;
    const column = columnOfLetters(letters);
    const top = byNumber.get(Number(first));
    const text = top?.cells[column] ?? '';
    const mark = top?.marks?.[column];
    if (text === '') continue;
    const isFigure = mark !== undefined && mark !== 'text';
    for (const row of rows) {
      if (row.number <= Number(first) || row.number > Number(last) || row.cells[column]) continue;
      while (row.cells.length < column) row.cells.push('');
      row.cells[column] = isFigure ? '' : text;
      if (mark) (row.marks ??= {})[column] = isFigure ? 'merged' : mark;
    }
  }
};
