import { Worker } from 'node:worker_threads';
import { createBulkhead } from '../../egress/bulkhead.ts';
import { problem } from '../../http/errors.ts';
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
export const readRowsApart = async (file: File, most: number): Promise<SheetAnswer> => {
  const bytes = await file.bytes();
  const leave = await bulkhead.enter(AbortSignal.timeout(longestReadingMs)).catch(() => false as const);
  if (!leave) throw problem('http.busy', 503, { retryAfter: 2 });
  try {
    return await readInThread({ bytes, most });
  } finally {
    leave();
  }
};
