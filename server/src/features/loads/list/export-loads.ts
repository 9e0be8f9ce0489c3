import type { ExportQuery } from '@portal/contract/lists/export-query.ts';
import type { LoadFilters } from '@portal/contract/loads/loads.contract.ts';
import type { Ctx } from '../../../platform/context.ts';
import { writeListFile } from '../../../platform/files/write-list-file.ts';
import type { FileReply } from '../../../platform/http/serve.ts';
import { exportRows } from './export-columns.ts';
import { listLoads } from './list-loads.ts';
import { refuseForeignLoads } from '../load-in-scope.ts';

type LoadsToExport = LoadFilters & ExportQuery & { ids?: number[] | undefined };

/**
 * The filtered list as a file with headers in the chosen language. Refuses more than 200 loads with 400
 * `lists.export_too_many`, and a list of ids with 404 when one of them is not the caller's.
 */
export const exportLoads = async (ctx: Ctx, { format, language, ...filters }: LoadsToExport): Promise<FileReply> => {
  await refuseForeignLoads(ctx, filters.ids ?? []);
  return writeListFile(ctx, {
    name: 'loads',
    format,
    language,
    read: async (limit) => (await listLoads(ctx, { ...filters, skip: 0, limit })).items,
    rowsOf: (loads) => exportRows(loads, language),
  });
};
