import { readCsv } from './read-csv.ts';
import { refuseOtherFiles } from './refuse-other-files.ts';
import type { ReadSheet } from './sheet-rows.ts';

const zipMark = 'PK\u0003\u0004';

/** The first rows of a CSV or XLSX file, whichever its content is. Throws `UnreadableSheet` for anything else. */
export const readRows = async (bytes: Buffer, most: number): Promise<ReadSheet> => {
  if (bytes.toString('latin1', 0, 4) !== zipMark) {
    refuseOtherFiles(bytes);
    return readCsv(bytes, most);
  }
  const { readXlsx } = await import('./read-xlsx.ts');
  return readXlsx(bytes, most);
};
