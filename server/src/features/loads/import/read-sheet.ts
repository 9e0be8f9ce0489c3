import { importLimits } from '@portal/contract/loads/import-columns.ts';
import { problem } from '../../../platform/errors.ts';
import { readCsv } from './read-csv.ts';
import type { SheetRow } from './sheet-rows.ts';

const zipMark = 'PK\u0003\u0004';
/** What old Excel files and those with a password begin with. */
const compoundMark = '\u00d0\u00cf\u0011\u00e0';

const rowsOf = async (bytes: Buffer, most: number): Promise<SheetRow[]> => {
  const mark = bytes.toString('latin1', 0, 4);
  if (mark === compoundMark) throw problem('loads.import_old_excel', 400, { field: 'file' });
  if (mark !== zipMark) return readCsv(bytes, most);
  const { readXlsx } = await import('./read-xlsx.ts');
  return readXlsx(bytes, most);
};

/**
 * The headings and the rows of a CSV or XLSX file, told apart by their content, whatever they are called. Refuses with
 * 400 what is neither, has no rows, or more of them than an import takes.
 */
export const readSheet = async (file: File): Promise<{ headings: string[]; rows: SheetRow[] }> => {
  const bytes = Buffer.from(await file.arrayBuffer());
  const [headings, ...rows] = await rowsOf(bytes, importLimits.rows + 2);
  if (!headings || rows.length === 0) throw problem('loads.import_empty', 400, { field: 'file' });
  if (rows.length > importLimits.rows) {
    throw problem('loads.import_too_many_rows', 400, { field: 'file', params: { limit: importLimits.rows } });
  }
  return { headings: headings.cells, rows };
};
