import { exportLimit } from '@portal/contract/loads/load-list.ts';
import type { LoadFilters } from '@portal/contract/loads/loads.contract.ts';
import type { Language } from '@portal/contract/words/language.ts';
import type { Ctx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { inExportTurn } from '../../../platform/files/export-turns.ts';
import { writeCsv } from '../../../platform/files/write-csv.ts';
import type { FileReply } from '../../../platform/http/serve.ts';
import { dayInZone } from '@portal/contract/values/day-in-zone.ts';
import { exportRows } from './export-columns.ts';
import { listLoads } from './list-loads.ts';
import { refuseForeignLoads } from '../load-in-scope.ts';

type ExportQuestion = LoadFilters & { format: 'csv' | 'xlsx'; language: Language; ids?: number[] | undefined };

/** Cells of an XLSX file are typed: a text stays a text, whatever it begins with. */
const asXlsx = async (rows: string[][]): Promise<Buffer> => {
  const { default: writeExcelFile } = await import('write-excel-file/node');
  const cells = rows.map((row, index) =>
    row.map((value) => ({ value, type: String, ...(index === 0 ? { fontWeight: 'bold' as const } : {}) })),
  );
  return writeExcelFile(cells).toBuffer();
};

const contentTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/**
 * The filtered list as a file with headers in the chosen language; accounts take turns. Refuses more than 200 loads with
 * 400 `loads.export_too_many`, and a list of ids with 404 when one of them is not the caller's.
 */
export const exportLoads = async (ctx: Ctx, { format, language, ...question }: ExportQuestion): Promise<FileReply> => {
  await refuseForeignLoads(ctx, question.ids ?? []);
  const bytes = await inExportTurn(ctx, async () => {
    const { items } = await listLoads(ctx, { ...question, skip: 0, limit: exportLimit + 1 });
    if (items.length > exportLimit) throw problem('loads.export_too_many', 400, { params: { limit: exportLimit } });
    return (format === 'csv' ? writeCsv : asXlsx)(exportRows(items, language));
  });
  const name = `loads-${dayInZone('UTC', ctx.services.clock.now())}.${format}`;
  return { bytes, contentType: contentTypes[format], name };
};
