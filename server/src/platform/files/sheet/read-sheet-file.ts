import { Worker } from 'node:worker_threads';
import { mostHiddenRows, type SheetSource } from '@portal/contract/lists/sheet-source.ts';
import { createBulkhead } from '../../egress/bulkhead.ts';
import { problem } from '../../http/errors.ts';
import { mostRowsAbove, splitAtHeadings } from './headings.ts';
import { isTotalRow, type ReadSheet, type SheetRow, sheetLimits } from './sheet-rows.ts';
import type { UnreadableReason } from './unreadable-sheet.ts';

export type SheetTask = { bytes: Uint8Array; most: number };
export type SheetAnswer = { sheet: ReadSheet } | { reason: UnreadableReason; line?: number | undefined };

/** A sheet of 1,000 rows is read in a tenth of it. */
const longestReadingMs = 10_000;
const memory = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32 } as const;

/** Each reading may take its memory: a few at once, and those that come then wait. */
const bulkhead = createBulkhead(2, 30);

/** Reads in a thread of its own, so that no call waits for a file that was made to be slow or large. */
const readInThread = (task: SheetTask): Promise<SheetAnswer> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), {
      workerData: task,
      resourceLimits: memory,
    });
    const answer = (done: () => void) => {
      clearTimeout(limit);
      done();
      void worker.terminate();
    };
    const limit = setTimeout(() => answer(() => resolve({ reason: 'too_big_inside' })), longestReadingMs);
    worker.once('message', (found: SheetAnswer) => answer(() => resolve(found)));
    worker.once('error', (fault: Error & { code?: string }) =>
      answer(() => (fault.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve({ reason: 'too_big_inside' }) : reject(fault))),
    );
  });

/**
 * The first rows of a CSV or XLSX file, whatever it is called, or why it cannot be read. Refuses with 503 while too many
 * files are being read.
 */
const readRowsApart = async (file: File, most: number): Promise<SheetAnswer> => {
  const bytes = await file.bytes();
  const leave = await bulkhead.enter(AbortSignal.timeout(longestReadingMs)).catch(() => false as const);
  if (!leave) throw problem('http.busy', 503, { retryAfter: 2 });
  try {
    return await readInThread({ bytes, most });
  } finally {
    leave();
  }
};

/** The first rows of a CSV or XLSX file, headings included. Refuses with 400 what is neither. */
export const readSheet = async (file: File, most = Infinity): Promise<ReadSheet> => {
  const answer = await readRowsApart(file, most);
  if ('reason' in answer) {
    const { reason, line = 1 } = answer;
    throw problem(`lists.import_${reason}`, 400, { field: 'file', params: { line } });
  }
  return answer.sheet;
};

/** How many rows an import takes, and which cells are headings of it. */
export type SheetShape = { rows: number; isHeading: (cell: string) => boolean };

/** A sheet as its headings and the rows below them. */
export type HeadedSheet = ReadSheet & { headings: SheetRow };

/** Refuses with 400 the cover of a book: a sheet without any heading, before others that may hold the table. */
const refuseCover = ({ rows, name, hasSheetsBehind }: ReadSheet, isHeading: SheetShape['isHeading']): void => {
  const isCover = !rows.slice(0, mostRowsAbove + 1).some(({ cells }) => cells.some((cell) => cell && isHeading(cell)));
  if (hasSheetsBehind && isCover) {
    throw problem('lists.import_cover', 400, { field: 'file', params: { sheet: name ?? '' } });
  }
};

/** Whether a row fills a single cell with words. */
const isLoneText = ({ cells, marks = {} }: SheetRow): boolean => {
  const filled = cells.flatMap((cell, at) => (cell === '' ? [] : [at]));
  const [only = 0] = filled;
  return filled.length === 1 && (marks[only] ?? 'text') === 'text' && /\p{L}/u.test(cells[only] ?? '');
};

/** From which row on there are notes: words that stand alone below a blank row, with nothing of the table behind them. */
const startOfNotes = (rows: readonly SheetRow[], hiddenRows: readonly number[]): number => {
  const start = Math.max(rows.findLastIndex((row) => !isLoneText(row)) + 1, 1);
  const seen = new Set([...hiddenRows, ...rows.map(({ number }) => number)]);
  return rows.findIndex(({ number }, at) => at >= start && !seen.has(number - 1));
};

/**
 * A sheet without the notes below its table, which it names: words alone below a blank row. Refuses with 400 the cover of a
 * book.
 */
export const withoutNotes = (sheet: ReadSheet, isHeading: SheetShape['isHeading']): ReadSheet => {
  refuseCover(sheet, isHeading);
  const { headings, below } = splitAtHeadings(sheet.rows, isHeading);
  const isWide = (headings?.cells.filter((cell) => cell !== '').length ?? 0) > 1;
  const start = isWide ? startOfNotes(below, sheet.hiddenRows) : -1;
  if (start === -1) return sheet;
  const notes = below.slice(start);
  return { ...sheet, rows: sheet.rows.slice(0, -notes.length), noteRows: notes.map(({ number }) => number) };
};

/**
 * The headings and the rows below them; what stands above is left out, as notes below are. Refuses with 400 the cover of a
 * book, a sheet without rows, with more of them than an import takes, with one that adds up the others, or with headings
 * beyond the widest that is read.
 */
export const withHeadings = (read: ReadSheet, { rows: limit, isHeading }: SheetShape): HeadedSheet => {
  const sheet = withoutNotes(read, isHeading);
  const { headings, below: rows } = splitAtHeadings(sheet.rows, isHeading);
  if (headings?.isTooWide)
    throw problem('lists.import_too_wide', 400, { field: 'file', params: { limit: sheetLimits.columns } });
  if (!headings || rows.length === 0) throw problem('lists.import_empty', 400, { field: 'file' });
  if (rows.length > limit) throw problem('lists.import_too_many_rows', 400, { field: 'file', params: { limit } });
  const total = rows.find(isTotalRow);
  if (total) throw problem('lists.import_total_row', 400, { field: 'file', params: { row: total.number } });
  return { ...sheet, headings, rows };
};

/** As `withHeadings`, of a CSV or XLSX file. Refuses with 400 what is neither. */
export const readSheetFile = async (file: File, shape: SheetShape): Promise<HeadedSheet> =>
  withHeadings(await readSheet(file, shape.rows + mostRowsAbove + 2), shape);

/** What an answer says of how a file was read. */
export const sourceOf = ({ name, hiddenRows, hiddenColumns, noteRows, isWindows1252 }: ReadSheet): SheetSource => ({
  sheet: name,
  hidden_rows: hiddenRows.slice(0, mostHiddenRows),
  hidden_row_count: hiddenRows.length,
  hidden_columns: hiddenColumns,
  note_rows: noteRows.slice(0, mostHiddenRows),
  windows_1252: isWindows1252,
});
