import type { AccountingSoftware } from '@portal/contract/billing/accounting-software.ts';

type Published = {
  /** Columns in the order of the help page; `must` are those that may not be missing. */
  columns: readonly { name: string; must: boolean }[];
  /** Lines in one file; null where the page names none. */
  linesAtOnce: number | null;
};

const must = (...names: string[]) => names.map((name) => ({ name, must: true }));
const may = (...names: string[]) => names.map((name) => ({ name, must: false }));

/**
 * The columns that each program's own help pages publish for importing journals (docs/sources.md). Xero marks in its
 * template with an asterisk what must be there.
 */
export const publishedColumns: Readonly<Record<AccountingSoftware, Published>> = {
  quickbooks: {
    columns: [
      ...must('Journal No.', 'Journal Date', 'Account Name'),
      ...may('Description'),
      ...must('Debits', 'Credits'),
      ...may('Name', 'Location', 'Class'),
    ],
    linesAtOnce: null,
  },
  xero: {
    columns: [
      ...must('Narration', 'Date'),
      ...may('Description'),
      ...must('AccountCode', 'TaxRate', 'Amount'),
      ...may('TrackingName1', 'TrackingOption1', 'TrackingName2', 'TrackingOption2'),
    ],
    linesAtOnce: 300,
  },
};
