import { z } from 'zod';

/** So many rows that were left out are listed. */
export const mostHiddenRows = 100;

/** How a file was read, as far as its sender may not expect it. */
export const SheetSource = z.strictObject({
  /** The sheet of a book that was read: the first one that is shown. Null for CSV. */
  sheet: z.string().nullable(),
  /** Rows that are hidden in the sheet and were left out, the first hundred of them. */
  hidden_rows: z.array(z.int().min(1)).max(mostHiddenRows),
  hidden_row_count: z.int().min(0),
  /** Columns that are hidden in the sheet and were read all the same, by their letters. */
  hidden_columns: z.array(z.string()).max(120),
  /** Rows that were left out as notes below the table: words alone below a blank row. The first hundred of them. */
  note_rows: z.array(z.int().min(1)).max(mostHiddenRows),
  /** Whether the text was taken for Windows-1252, since it is not UTF-8. */
  windows_1252: z.boolean(),
});
export type SheetSource = z.infer<typeof SheetSource>;
