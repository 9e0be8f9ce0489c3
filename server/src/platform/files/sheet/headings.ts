import { folded } from '@portal/contract/values/folded.ts';
import type { SheetRow } from './sheet-rows.ts';

/** A heading as it is compared: neither blanks and line ends nor marks such as "*" and "_" make it another one. */
export const headingKey = (heading: string): string =>
  folded(heading)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Rows above the headings that may say something else: titles, dates, the names of groups of columns. */
export const mostRowsAbove = 10;

/** How many rows of a file stand above its headings: of the first ones, the headings are the row that says most of them. */
const rowsAboveHeadings = (rows: readonly Pick<SheetRow, 'cells'>[], isHeading: (cell: string) => boolean): number => {
  const known = rows
    .slice(0, mostRowsAbove + 1)
    .map(({ cells }) => cells.filter((cell) => cell && isHeading(cell)).length);
  const most = Math.max(0, ...known);
  return most < 2 ? 0 : known.indexOf(most);
};

/** The headings of a file and the rows below them; what stands above is left out. */
export const splitAtHeadings = <R extends Pick<SheetRow, 'cells'>>(
  rows: readonly R[],
  isHeading: (cell: string) => boolean,
): { headings: R | undefined; below: R[] } => {
  const [headings, ...below] = rows.slice(rowsAboveHeadings(rows, isHeading));
  return { headings, below };
};

/** What each heading names, the first thing that two of them name, and the headings that name nothing. */
export const columnsNamed = <C>(headings: readonly string[], named: (heading: string) => C | undefined) => {
  const columns = headings.map((heading) => (heading === '' ? undefined : named(heading)));
  return {
    columns,
    repeated: columns.find((column, at) => column !== undefined && columns.indexOf(column) < at),
    unknown: headings.filter((heading, at) => heading !== '' && columns[at] === undefined),
  };
};
