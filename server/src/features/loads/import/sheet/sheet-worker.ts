import { parentPort, workerData } from 'node:worker_threads';
import { readRows } from './read-rows.ts';
import type { SheetAnswer, SheetTask } from './read-sheet.ts';
import { UnreadableSheet } from './unreadable-sheet.ts';

const { bytes, most }: SheetTask = workerData;

const tell = (answer: SheetAnswer): void => parentPort?.postMessage(answer);

readRows(Buffer.from(bytes), most).then(
  (rows) => tell({ rows }),
  (cause: unknown) => {
    if (!(cause instanceof UnreadableSheet)) throw cause;
    tell({ reason: cause.reason });
  },
);
