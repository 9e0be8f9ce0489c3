import type { InsuranceFilters } from '@portal/contract/insurance/insurance.contract.ts';
import type { ExportQuery } from '@portal/contract/lists/export-query.ts';
import type { Ctx } from '../../platform/context.ts';
import { amountCell, dayCell } from '../../platform/files/file-cell.ts';
import { type ListColumn, rowsOfColumns, writeListFile } from '../../platform/files/write-list-file.ts';
import type { FileReply } from '../../platform/http/serve.ts';
import { phrase } from '../../platform/mail/phrases.ts';
import { listInsurance } from './list-insurance.ts';

type Listed = Awaited<ReturnType<typeof listInsurance>>['items'][number];
const place = (...parts: readonly string[]): string => parts.filter(Boolean).join(', ');

const columns: readonly ListColumn<Listed>[] = [
  {
    heading: (to) => phrase(to, 'insurance.screens.list.certificate'),
    value: ({ id, certificate }, to) => certificate?.number ?? phrase(to, 'insurance.screens.quote_number', { id }),
  },
  {
    heading: (to) => phrase(to, 'insurance.screens.list.state'),
    value: ({ status }, to) => phrase(to, `insurance.states.${status}`),
  },
  { heading: (to) => phrase(to, 'insurance.screens.list.goods'), value: ({ commodity }) => commodity },
  {
    heading: (to) => phrase(to, 'insurance.screens.form.group'),
    value: ({ commodity_group }, to) => phrase(to, `insurance.groups.${commodity_group}`),
  },
  {
    heading: (to) => phrase(to, 'insurance.screens.list.from'),
    value: (one) => place(one.origin_city, one.origin_state, one.origin_zip_code, one.origin_country),
  },
  {
    heading: (to) => phrase(to, 'insurance.screens.list.to'),
    value: (one) =>
      place(one.destination_city, one.destination_state, one.destination_zip_code, one.destination_country),
  },
  {
    heading: (to) => phrase(to, 'insurance.screens.form.leaves_line'),
    value: ({ departs_on }) => dayCell(departs_on),
  },
  {
    heading: (to) => phrase(to, 'insurance.screens.list.cover'),
    value: ({ chosen, insured_value }) => amountCell(chosen?.limit ?? insured_value),
  },
  { heading: (to) => phrase(to, 'insurance.screens.list.premium'), value: ({ chosen }) => amountCell(chosen?.total) },
  {
    heading: (to) => phrase(to, 'insurance.screens.verify.fields.cover_ends_on'),
    value: ({ certificate }) => dayCell(certificate?.cover_ends_on),
  },
  {
    heading: (to) => phrase(to, 'insurance.screens.list.load'),
    value: ({ load_id }) => (load_id === null ? '' : String(load_id)),
  },
];

/** Quotes and certificates that match, as a file with headers in the chosen language. 403 `insurance.dispatch_disabled`. */
export const exportInsurance = (
  ctx: Ctx,
  { format, language, ...filters }: InsuranceFilters & ExportQuery,
): Promise<FileReply> =>
  writeListFile(ctx, {
    name: 'insurance',
    format,
    language,
    read: async (limit) => (await listInsurance(ctx, { ...filters, skip: 0, limit })).items,
    rowsOf: rowsOfColumns(columns, language),
  });
