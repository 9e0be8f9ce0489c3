import { parentPort, workerData } from 'node:worker_threads';
import { readCsv } from './read-csv.ts';
import type { SheetAnswer, SheetTask } from './read-sheet-file.ts';
import { refuseOtherFiles } from './refuse-other-files.ts';
import type { ReadSheet } from './sheet-rows.ts';
import { UnreadableSheet } from './unreadable-sheet.ts';

const zipMark = 'PK\u0003\u0004';

/** The first rows of a CSV or XLSX file, whichever its content is. Throws `UnreadableSheet` for anything else. */
const readRows = async (bytes: Buffer, most: number): Promise<ReadSheet> => {
  if (bytes.toString('latin1', 0, 4) !== zipMark) {
    refuseOtherFiles(bytes);
    return readCsv(bytes, most);
  }
  const { readXlsx } = await import('./read-xlsx.ts');
  return readXlsx(bytes, most);
};

const { bytes, most }: SheetTask = workerData;

const post = (answer: SheetAnswer): void => parentPort?.postMessage(answer);

readRows(Buffer.from(bytes), most).then(
  (sheet) => post({ sheet }),
  (cause: unknown) => {
    if (!(cause instanceof UnreadableSheet)) throw cause;
    post({ reason: cause.reason, line: cause.line });
  },
);
