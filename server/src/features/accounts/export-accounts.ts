import type { AccountSummary } from '@portal/contract/accounts/account.ts';
import type { AccountFilters } from '@portal/contract/accounts/accounts.contract.ts';
import type { ExportQuery } from '@portal/contract/lists/export-query.ts';
import { dispatchModes } from '@portal/contract/modes/dispatch-modes.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { can } from '../../platform/actor.ts';
import type { Ctx } from '../../platform/context.ts';
import { amountCell, figureCell, instantCell } from '../../platform/files/file-cell.ts';
import { type ListColumn, rowsOfColumns, writeListFile } from '../../platform/files/write-list-file.ts';
import type { FileReply } from '../../platform/http/serve.ts';
import { phrase } from '../../platform/mail/phrases.ts';
import { listAccounts, mayReadInvoices } from './list-accounts.ts';

type Column = ListColumn<AccountSummary>;

const bookingText = ({ can_dispatch, can_dispatch_modes }: AccountSummary, to: Language): string => {
  const modes = dispatchModes.filter((mode) => can_dispatch_modes[mode]);
  const named = modes.map((mode) => phrase(to, `accounts.short_modes.${mode}`)).join(', ');
  if (named === '') return phrase(to, 'accounts.no_modes');
  return can_dispatch ? named : `${named} (${phrase(to, 'accounts.quotes_only')})`;
};

const columns: readonly Column[] = [
  { heading: (to) => phrase(to, 'accounts.columns.account'), value: ({ name }) => name },
  { heading: (to) => phrase(to, 'accounts.fields.parent'), value: ({ parent }) => parent?.name ?? '' },
  { heading: (to) => phrase(to, 'accounts.fields.city'), value: ({ city }) => city },
  { heading: (to) => phrase(to, 'accounts.fields.state'), value: ({ state }) => state },
  { heading: (to) => phrase(to, 'accounts.fields.country'), value: ({ country }) => country },
  {
    heading: (to) => phrase(to, 'accounts.columns.status'),
    value: ({ status }, to) => phrase(to, `accounts.statuses.${status}`),
  },
  { heading: (to) => phrase(to, 'accounts.columns.modes'), value: bookingText },
  { heading: (to) => phrase(to, 'accounts.columns.users'), value: ({ users }) => figureCell(users) },
  {
    heading: (to) => phrase(to, 'accounts.columns.loads'),
    value: ({ loads_30_days }) => figureCell(loads_30_days),
  },
  {
    heading: (to) => phrase(to, 'accounts.export.loads_before'),
    value: ({ loads_30_days_before }) => figureCell(loads_30_days_before),
  },
];

const billed: Column = {
  heading: (to) => phrase(to, 'accounts.columns.billed'),
  value: ({ billed_30_days }) => amountCell(billed_30_days),
};

const markups: readonly Column[] = [
  {
    heading: (to) => phrase(to, 'accounts.export.markup_percent'),
    value: ({ markup_percent }) => figureCell(markup_percent),
  },
  { heading: (to) => phrase(to, 'accounts.export.markup_min'), value: ({ markup_min }) => amountCell(markup_min) },
];

const activity: Column = {
  heading: (to) => phrase(to, 'accounts.export.last_activity'),
  value: ({ last_activity_at }) => instantCell(last_activity_at),
};

type Question = Omit<AccountFilters, 'open' | 'parent_id'> & ExportQuery;

/** The accounts in scope that match, as a file with headers in the chosen language; amounts for those who may read them. */
export const exportAccounts = (ctx: Ctx, { format, language, ...filters }: Question): Promise<FileReply> => {
  const shown = [
    ...columns,
    ...(mayReadInvoices(ctx) ? [billed] : []),
    ...(can(ctx, 'see_costs') ? markups : []),
    activity,
  ];
  return writeListFile(ctx, {
    name: 'accounts',
    format,
    language,
    read: async (limit) => (await listAccounts(ctx, { ...filters, skip: 0, limit })).items,
    rowsOf: rowsOfColumns(shown, language),
  });
};
