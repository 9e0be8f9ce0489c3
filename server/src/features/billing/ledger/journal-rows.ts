import type { AccountingSoftware } from '@portal/contract/billing/accounting-software.ts';
import type { LedgerNames } from '@portal/contract/billing/ledger-export.ts';
import type { Language } from '@portal/contract/words/language.ts';
import type { CsvCell } from '../../../platform/files/write-csv.ts';
import { billingPhrase } from '../billing-phrase.ts';
import type { JournalLine } from './export.queries.ts';

type RowOf = (line: JournalLine, names: LedgerNames, language: Language) => CsvCell[];

/** The number of a booking in the other books: its own, marked so that it meets no other. At most 21 characters. */
const numberOf = ({ id }: JournalLine): string => `FRT-${id}`;

const textOf = ({ kind, invoice, load_id, reference }: JournalLine, language: Language): string => {
  const what = billingPhrase(language, `ledger.kinds.${kind}`, { number: invoice ?? '', reference }).trim();
  return load_id === null ? what : `${what}, ${billingPhrase(language, 'ledger.load', { load: String(load_id) })}`;
};

const turned = (day: string, order: readonly [number, number, number]): string => {
  const parts = day.split('-');
  return order.map((index) => parts[index]).join('/');
};

/** QuickBooks Online, import of journal entries: a name for each receivable and payable, month first. */
const quickbooksRow: RowOf = (line, { accounts }, language) => [
  numberOf(line),
  turned(line.on, [1, 2, 0]),
  accounts[line.account].quickbooks,
  textOf(line, language),
  line.amount > 0 ? line.amount : '',
  line.amount < 0 ? -line.amount : '',
  line.name,
];

/**
 * Xero, import of manual journals: rows of one narration and day are one journal, debits are positive, the day comes
 * first. It has no column for whom a line is about: the description says it.
 */
const xeroRow: RowOf = (line, { accounts, xero_tax_rate }, language) => [
  numberOf(line),
  turned(line.on, [2, 1, 0]),
  [textOf(line, language), line.name].filter(Boolean).join(', '),
  accounts[line.account].xero,
  xero_tax_rate,
  line.amount,
];

type Layout = {
  headers: readonly string[];
  row: RowOf;
  /** Lines that the program takes in one file, its header left out. */
  linesAtOnce: number;
};

/**
 * What each program imports, by its own help pages: QuickBooks Online "Import journal entries" (1,000 rows a file), Xero
 * "Import manual journals" (300 lines a file; an asterisk marks what must be there).
 */
export const journalLayouts: Readonly<Record<AccountingSoftware, Layout>> = {
  quickbooks: {
    headers: ['Journal No.', 'Journal Date', 'Account Name', 'Description', 'Debits', 'Credits', 'Name'],
    row: quickbooksRow,
    linesAtOnce: 1000,
  },
  xero: {
    headers: ['*Narration', '*Date', 'Description', '*AccountCode', '*TaxRate', '*Amount'],
    row: xeroRow,
    linesAtOnce: 300,
  },
};

/** Lines in files of at most so many, a booking never parted. Lines of one booking follow each other. */
export const partsOf = (lines: readonly JournalLine[], linesAtOnce: number): JournalLine[][] => {
  const parts: JournalLine[][] = [[]];
  for (const journal of Map.groupBy(lines, ({ id }) => id).values()) {
    const last = parts.at(-1) ?? [];
    if (last.length > 0 && last.length + journal.length > linesAtOnce) parts.push([...journal]);
    else last.push(...journal);
  }
  return parts;
};
