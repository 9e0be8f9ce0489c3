import { isLineCode } from '@portal/contract/accessorials/line-label.ts';
import type { IntakeFault } from '@portal/contract/carrier-bills/carrier-bill.ts';
import { billColumns, type BillColumn, requiredBillColumns } from '@portal/contract/carrier-bills/bill-columns.ts';
import { billPurposes } from '@portal/contract/carrier-bills/bill-status.ts';
import { Day } from '@portal/contract/values/values.ts';
import type { Language } from '@portal/contract/words/language.ts';
import {
  type CellFault,
  type CellSource,
  listedNumber,
  readDay,
  readNumber,
  sourcesOf,
  unreadableCell,
} from '../../../platform/files/sheet/cell-values.ts';
import { columnsNamed, headingKey } from '../../../platform/files/sheet/headings.ts';
import type { ReadSheet, SheetRow } from '../../../platform/files/sheet/sheet-rows.ts';
import { chargeCodes } from './x12/data/charge-codes.ts';
import { type BillDraft, fault, type ReadBill, type ReadFile } from './bill-draft.ts';

/** The most charges a file may have. */
export const mostRows = { rows: 5000 } as const;

/** What a cell means, or the fault that keeps it from being read; undefined for a value that is none. */
type Cell = { value: string | number } | { fault: CellFault } | undefined;

type Row = { line: number; value: (column: BillColumn) => string; read: (column: BillColumn) => Cell };

const textBy = (pattern: RegExp) => (text: string) => (pattern.test(text) ? { value: text } : undefined);

const readBillDay = (text: string, source: CellSource): Cell => {
  const read = readDay(text, source);
  if ('fault' in read) return read.fault.code === 'lists.import_two_days' ? read : undefined;
  return typeof read.value === 'string' && Day.safeParse(read.value).success ? { value: read.value } : undefined;
};

/** An amount of at most two decimals; in brackets it is taken off. */
const readAmount = (text: string, source: CellSource): Cell => {
  const read = readNumber(false)(text.replace(/^(\$?)\s*\((.*)\)$/, '-$1$2'), source);
  if ('fault' in read) return read;
  const { value } = read;
  const isAmount = typeof value === 'number' && Math.abs(value) < 1e8 && Number(value.toFixed(2)) === value;
  return isAmount ? { value } : undefined;
};

const readPounds = (text: string, source: CellSource): Cell => {
  if (text === '') return { value: '' };
  const read = readNumber(true)(text, source);
  if ('fault' in read) return read;
  const isWeight = typeof read.value === 'number' && Number.isInteger(read.value) && read.value >= 0;
  return isWeight && Number(read.value) < 1_000_000 ? { value: Number(read.value) } : undefined;
};

const purposeNamed = (text: string) => billPurposes.find((one) => one === headingKey(text).replaceAll(' ', '_'));

/** What a bill is; a bill that says nothing is a bill. */
const readPurpose = (text: string): Cell => {
  const value = text === '' ? 'original' : purposeNamed(text);
  return value && { value };
};

const readers: Partial<Record<BillColumn, (text: string, source: CellSource) => Cell>> = {
  scac: textBy(/^[A-Za-z0-9]{2,4}$/),
  invoice_number: textBy(/^.{1,40}$/),
  invoice_date: readBillDay,
  amount: readAmount,
  weight_lb: readPounds,
  freight_class: (text) => textBy(/^(\d{2,3}(\.5)?)?$/)(listedNumber(text)),
  purpose: readPurpose,
  charge_code: textBy(/^[A-Za-z0-9_]{1,20}$/),
};

const faultOfCell = (line: number, column: BillColumn, cell: Cell, found: string): IntakeFault | undefined => {
  if (cell === undefined) return fault(line, 'carrier_bills.csv_value', { column, found: found.slice(0, 40) });
  return 'fault' in cell ? fault(line, cell.fault.code, { ...cell.fault.params, column }) : undefined;
};

const faultsOf = ({ line, value, read }: Row): IntakeFault[] =>
  billColumns.flatMap((column) => faultOfCell(line, column, read(column), value(column)) ?? []);

/** What was read of a cell without a fault. */
const valueOf = (cell: Cell): string | number => (cell && 'value' in cell ? cell.value : '');

/** What every row of a bill repeats; a row may leave out what another says. */
const repeated = ['invoice_date', 'pro_number', 'bol_number', 'weight_lb', 'freight_class', 'purpose'] as const;

const mixedFaults = (number: string, rows: readonly Row[]): IntakeFault[] =>
  repeated.flatMap((column) => {
    const said = rows.filter(({ value }) => value(column) !== '');
    const other = said.find(({ read }) => valueOf(read(column)) !== valueOf(said[0]?.read(column)));
    return other ? [fault(other.line, 'carrier_bills.csv_mixed', { column, number })] : [];
  });

const draftOf = (rows: readonly Row[]): BillDraft => {
  const said = (column: BillColumn) => String(rows.map(({ read }) => valueOf(read(column))).find(Boolean) ?? '');
  return {
    scac: said('scac').toUpperCase(),
    number: said('invoice_number'),
    purpose: purposeNamed(said('purpose')) ?? 'original',
    billed_on: said('invoice_date'),
    pro_number: said('pro_number').slice(0, 40),
    bol_number: said('bol_number').slice(0, 40),
    weight_lb: Number(said('weight_lb')) || null,
    freight_class: said('freight_class'),
    lines: rows.map(({ value, read }) => ({
      code: codeOf(value('charge_code')),
      written: value('charge_code').toUpperCase(),
      description: value('description').slice(0, 120),
      amount: Number(valueOf(read('amount'))),
    })),
  };
};

/** Our code of a charge: as it is, or as X12 names it; one that is neither stays as it is written. */
const codeOf = (written: string): string => {
  const code = written.toUpperCase();
  return isLineCode(code) ? code : (chargeCodes[code] ?? code);
};

const billOf = (rows: readonly Row[]): ReadBill => {
  const [first] = rows;
  const faults = [...rows.flatMap(faultsOf), ...mixedFaults(first?.value('invoice_number') ?? '', rows)];
  return { line: first?.line ?? 1, draft: faults.length > 0 ? null : draftOf(rows), faults };
};

const columnNamed = (heading: string): BillColumn | undefined =>
  billColumns.find((column) => column === headingKey(heading).replaceAll(' ', '_'));

/** Whether a cell names a column of bills. */
export const isBillHeading = (cell: string): boolean => columnNamed(cell) !== undefined;

/**
 * The bills of a sheet, a row a charge: rows of one carrier, one invoice number and one purpose are one bill. `scac` is whose
 * bills they are where a row does not say so.
 */
export const readSheetBills = (
  sheet: ReadSheet & { headings: SheetRow },
  language: Language,
  scac?: string,
): ReadFile => {
  const { columns: names, repeated: twice } = columnsNamed(sheet.headings.cells, columnNamed);
  const lacking = requiredBillColumns.filter((column) => !names.includes(column) && !(column === 'scac' && scac));
  const { number } = sheet.headings;
  const faults = [
    ...lacking.map((column) => fault(number, 'carrier_bills.csv_column', { column })),
    ...(twice ? [fault(number, 'lists.import_heading_twice', { heading: twice })] : []),
  ];
  if (faults.length > 0) return { bills: [], faults };
  const sourceAt = sourcesOf(sheet, language, [names.indexOf('invoice_date')]);
  const read = sheet.rows.map((row): Row => {
    const value = (column: BillColumn) => row.cells[names.indexOf(column)] || (column === 'scac' ? (scac ?? '') : '');
    return {
      line: row.number,
      value,
      read: (column) => {
        const [text, source] = [value(column), sourceAt(row, names.indexOf(column))];
        const isSaidAbove = source.mark === 'merged' && repeated.some((one) => one === column);
        const unread = isSaidAbove ? undefined : unreadableCell(text, source.mark);
        if (unread) return { fault: unread };
        const reader = readers[column];
        return reader ? reader(text, source) : { value: text };
      },
    };
  });
  const parts = ['scac', 'invoice_number', 'purpose'] as const;
  const keyOf = ({ value }: Row) => parts.map((column) => value(column)).join(' ');
  const groups = Map.groupBy(read, (row) => keyOf(row).toUpperCase());
  return { bills: [...groups.values()].map(billOf), faults: [] };
};
