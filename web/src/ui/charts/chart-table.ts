import type { Address } from '../../platform/routing/address.ts';

/** A value as it is shown and as it is computed with. */
export type ChartCell = { text: string; value: string | number };

export type ChartRow = {
  key: string;
  name: string;
  cells: readonly ChartCell[];
  /** The list behind the row. */
  address?: Address | undefined;
  /** The colour the row has in the chart. */
  color?: string | undefined;
};

/** What a chart shows, as rows and columns: the table behind it, and its file. */
export type ChartTable = {
  caption: string;
  /** Heads the names of the rows. */
  rowHead: string;
  columns: readonly string[];
  rows: readonly ChartRow[];
  total?: { name: string; cells: readonly ChartCell[] };
};

export const cell = (value: number, text: string): ChartCell => ({ text, value });
