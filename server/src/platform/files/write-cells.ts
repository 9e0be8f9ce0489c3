import { bookCell, type FileCell, textOfCell } from './file-cell.ts';
import { type CsvCell, writeCsv } from './write-csv.ts';

/** A negative figure is a number in a CSV file too, and no formula to be guarded. */
const csvCell = (cell: FileCell): CsvCell =>
  cell !== null && typeof cell === 'object' && cell.kind === 'amount' ? cell.value : textOfCell(cell);

/** Rows as a CSV file, the headings first. */
export const writeCsvCells = (rows: readonly (readonly FileCell[])[]): Promise<Buffer> =>
  writeCsv(rows.map((row) => row.map(csvCell)));

/** Widths in signs, between which a column is as wide as its longest cell. */
const widths = { least: 10, most: 60 } as const;

const widthOf = (rows: readonly (readonly FileCell[])[], column: number): number => {
  const longest = rows.reduce((most, row) => Math.max(most, textOfCell(row[column] ?? null).length), 0);
  return Math.min(widths.most, Math.max(widths.least, longest + 2));
};

/** Rows as a book of one sheet, the headings first, which stay while it is scrolled. */
export const writeBook = async (sheet: string, [headings = [], ...rows]: FileCell[][]): Promise<Buffer> => {
  const { default: writeExcelFile } = await import('write-excel-file/node');
  const head = headings.map((heading) => ({ value: textOfCell(heading), type: String, fontWeight: 'bold' as const }));
  const columns = headings.map((_, column) => ({ width: widthOf([headings, ...rows], column) }));
  const data = [head, ...rows.map((row) => row.map(bookCell))];
  return writeExcelFile(data, { sheet, columns, stickyRowsCount: 1 }).toBuffer();
};
