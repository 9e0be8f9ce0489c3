/**
 * A row of a sheet: its number as the sheet counts, and the text of its cells by position. `numeric` has the positions
 * of cells that the spreadsheet itself keeps as numbers, whose text is therefore without doubt.
 */
export type SheetRow = { number: number; cells: string[]; numeric?: number[] };

/** What a cell says whose formula came to nothing. */
export const isFormulaError = (text: string): boolean => /^#(REF|NAME|VALUE|DIV\/0|N\/A|NUM|NULL)[!?]?$/i.test(text);

/** The widest sheet and the longest cell that are read; what lies beyond is no load. */
export const sheetLimits = { columns: 120, cell: 2000 } as const;

export const isBlank = (row: SheetRow): boolean => row.cells.every((cell) => cell === '');
