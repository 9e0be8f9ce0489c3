import type { InvoiceFilters } from '@portal/contract/billing/billing.contract.ts';
import type { Invoice } from '@portal/contract/billing/billing.ts';
import type { InvoiceSort } from '@portal/contract/billing/invoice-status.ts';
import type { ExportQuery } from '@portal/contract/lists/export-query.ts';
import { cents, dollars, less } from '@portal/contract/values/money.ts';
import type { Ctx } from '../../platform/context.ts';
import { amountCell, dayCell } from '../../platform/files/file-cell.ts';
import { type ListColumn, rowsOfColumns, writeListFile } from '../../platform/files/write-list-file.ts';
import type { FileReply } from '../../platform/http/serve.ts';
import { phrase } from '../../platform/mail/phrases.ts';
import { billingPhrase } from './billing-phrase.ts';
import { listInvoices } from './list-invoices.ts';

const placeOf = ({ city, state }: Invoice['origin']): string => [city, state].filter(Boolean).join(', ');

const columns: readonly ListColumn<Invoice>[] = [
  { heading: (to) => phrase(to, 'billing.screens.list.invoice'), value: ({ number }) => String(number) },
  {
    heading: (to) => phrase(to, 'billing.screens.list.status'),
    value: ({ status }, to) => phrase(to, `billing.statuses.${status}`),
  },
  { heading: (to) => phrase(to, 'billing.screens.list.account'), value: ({ account }) => account.name },
  {
    heading: (to) => phrase(to, 'billing.screens.list.load'),
    value: ({ load_id, policy }) => String(load_id ?? policy?.number ?? ''),
  },
  {
    heading: (to) => phrase(to, 'billing.screens.list.lane'),
    value: ({ origin, destination }) => `${placeOf(origin)} → ${placeOf(destination)}`,
  },
  { heading: (to) => phrase(to, 'billing.screens.list.po'), value: ({ po_number }) => po_number ?? '' },
  { heading: (to) => phrase(to, 'billing.screens.list.issued'), value: ({ issued_on }) => dayCell(issued_on) },
  { heading: (to) => phrase(to, 'billing.screens.list.due'), value: ({ due_on }) => dayCell(due_on) },
  {
    heading: (to) => phrase(to, 'billing.screens.list.against'),
    value: ({ before_tax, quoted }) => amountCell(dollars(less(cents(before_tax), cents(quoted)))),
  },
  { heading: (to) => phrase(to, 'billing.screens.list.amount'), value: ({ amount }) => amountCell(amount) },
  { heading: (to) => billingPhrase(to, 'paid'), value: ({ paid }) => amountCell(paid) },
  { heading: (to) => billingPhrase(to, 'credited'), value: ({ credited }) => amountCell(credited) },
  { heading: (to) => phrase(to, 'billing.screens.list.owed'), value: ({ balance }) => amountCell(balance) },
  { heading: (to) => phrase(to, 'taxes.before_tax_sum'), value: ({ before_tax }) => amountCell(before_tax) },
  { heading: (to) => phrase(to, 'taxes.tax_sum'), value: ({ tax }) => amountCell(tax) },
];

/** Invoices that match, as a file with headers in the chosen language. 404 for an account that is not the caller's. */
export const exportInvoices = (
  ctx: Ctx,
  { format, language, ...filters }: InvoiceFilters & ExportQuery & { sort: InvoiceSort },
): Promise<FileReply> =>
  writeListFile(ctx, {
    name: 'invoices',
    format,
    language,
    read: async (limit) => (await listInvoices(ctx, { ...filters, skip: 0, limit })).items,
    rowsOf: rowsOfColumns(columns, language),
  });
