import { Worker } from 'node:worker_threads';
import { importLimits } from '@portal/contract/loads/import-columns.ts';
import { createBulkhead } from '../../../../platform/egress/bulkhead.ts';
import { problem } from '../../../../platform/http/errors.ts';
import type { SheetRow } from './sheet-rows.ts';
import type { UnreadableReason } from './unreadable-sheet.ts';

export type SheetTask = { bytes: Uint8Array; most: number };
export type SheetAnswer = { rows: SheetRow[] } | { reason: UnreadableReason };

/** A sheet of 1,000 rows is read in a tenth of it. */
const longestReadingMs = 10_000;
const memory = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32 } as const;

/** Each reading may take its memory: a few at once, and those that come then wait. */
const bulkhead = createBulkhead(2, 30);

/** Reads in a thread of its own, so that no call waits for a file that was made to be slow or large. */
const readApart = (task: SheetTask): Promise<SheetAnswer> =>
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

const readInTurn = async (task: SheetTask): Promise<SheetAnswer> => {
  const leave = await bulkhead.enter(AbortSignal.timeout(longestReadingMs)).catch(() => false as const);
  if (!leave) throw problem('http.busy', 503, { retryAfter: 2 });
  try {
    return await readApart(task);
  } finally {
    leave();
  }
};

/**
 * The headings and the rows of a CSV or XLSX file, whatever it is called. Refuses with 400 what is neither, has no rows,
 * or more of them than an import takes; with 503 while too many files are being read.
 */
export const readSheet = async (file: File): Promise<{ headings: string[]; rows: SheetRow[] }> => {
  const answer = await readInTurn({ bytes: await file.bytes(), most: importLimits.rows + 2 });
  if ('reason' in answer) throw problem(`loads.import_${answer.reason}`, 400, { field: 'file' });
  const [headings, ...rows] = answer.rows;
  if (!headings || rows.length === 0) throw problem('loads.import_empty', 400, { field: 'file' });
  if (rows.length > importLimits.rows) {
    throw problem('loads.import_too_many_rows', 400, { field: 'file', params: { limit: importLimits.rows } });
  }
  return { headings: headings.cells, rows };
};
