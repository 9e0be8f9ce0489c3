import { parentPort, workerData } from 'node:worker_threads';
import { readRows } from './read-rows.ts';
import type { SheetAnswer, SheetTask } from './read-sheet-file.ts';
import { UnreadableSheet } from './unreadable-sheet.ts';

const { bytes, most }: SheetTask = workerData;

const post = (answer: SheetAnswer): void => parentPort?.postMessage(answer);

readRows(Buffer.from(bytes), most).then(
  (sheet) => post({ sheet }),
  (cause: unknown) => {
    if (!(cause instanceof UnreadableSheet)) throw cause;
    post({ reason: cause.reason, line: cause.line });
  },
);
