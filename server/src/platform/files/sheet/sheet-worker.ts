import { parentPort, workerData } from 'node:worker_threads';
import { readCsv } from './read-csv.ts';
import type { SheetAnswer, SheetTask } from './read-apart.ts';
import type { SheetRow } from './sheet-rows.ts';
import { UnreadableSheet } from './unreadable-sheet.ts';

const zipMark = 'PK\u0003\u0004';
/** What old Excel files and those with a password begin with. */
const compoundMark = '\u00d0\u00cf\u0011\u00e0';

/** The first rows of a CSV or XLSX file, whichever its content is. Throws `UnreadableSheet` for anything else. */
const readRows = async (bytes: Buffer, most: number): Promise<SheetRow[]> => {
  const mark = bytes.toString('latin1', 0, 4);
  if (mark === compoundMark) throw new UnreadableSheet('old_excel');
  if (mark !== zipMark) return readCsv(bytes, most);
  const { readXlsx } = await import('./read-xlsx.ts');
  return readXlsx(bytes, most);
};

const { bytes, most }: SheetTask = workerData;

const post = (answer: SheetAnswer): void => parentPort?.postMessage(answer);

readRows(Buffer.from(bytes), most).then(
  (rows) => post({ rows }),
  (cause: unknown) => {
    if (!(cause instanceof UnreadableSheet)) throw cause;
    post({ reason: cause.reason });
  },
);
