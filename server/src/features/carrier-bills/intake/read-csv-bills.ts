import type { IntakeFault } from '@portal/contract/carrier-bills/carrier-bill.ts';
import { billColumns, type BillColumn, requiredBillColumns } from '@portal/contract/carrier-bills/bill-columns.ts';
import { Day } from '@portal/contract/values/values.ts';
import { readCsv } from '../../../platform/files/sheet/read-csv.ts';
import type { SheetRow } from '../../../platform/files/sheet/sheet-rows.ts';
import { type BillDraft, fault, type ReadBill, type ReadFile } from './bill-draft.ts';

const mostRows = 5001;

type Row = { line: number; value: (column: BillColumn) => string };

const dayFrom = (written: string): string => {
  const american = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})$/.exec(written);
  if (!american) return written;
  const [, month = '', day = '', year = ''] = american;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
};

const amountFrom = (written: string): number | null => {
  const plain = written.replace(/^\((.*)\)$/, '-$1').replaceAll(/[$,\s]/g, '');
  return /^-?\d{1,8}(\.\d{1,2})?$/.test(plain) ? Number(plain) : null;
};

const checks: Partial<Record<BillColumn, (written: string) => boolean>> = {
  scac: (written) => /^[A-Za-z0-9]{2,4}$/.test(written),
  invoice_number: (written) => written.length > 0 && written.length <= 40,
  invoice_date: (written) => Day.safeParse(dayFrom(written)).success,
  amount: (written) => amountFrom(written) !== null,
  weight_lb: (written) => written === '' || /^\d{1,6}$/.test(written),
  freight_class: (written) => /^(\d{2,3}(\.5)?)?$/.test(written),
  charge_code: (written) => /^[A-Za-z0-9_]{1,20}$/.test(written),
};

const faultsOf = ({ line, value }: Row): IntakeFault[] =>
  billColumns.flatMap((column) => {
    const [check, written] = [checks[column], value(column)];
    if (!check || check(written)) return [];
    return [fault(line, 'carrier_bills.csv_value', { column, found: written.slice(0, 40) })];
  });

/** What every row of a bill repeats; a row may leave out what another says. */
const repeated = ['invoice_date', 'pro_number', 'bol_number', 'weight_lb', 'freight_class'] as const;

const mixedFaults = (number: string, rows: readonly Row[]): IntakeFault[] =>
  repeated.flatMap((column) => {
    const said = rows.filter(({ value }) => value(column) !== '');
    const other = said.find(({ value }) => value(column) !== said[0]?.value(column));
    return other ? [fault(other.line, 'carrier_bills.csv_mixed', { column, number })] : [];
  });

const draftOf = (rows: readonly Row[]): BillDraft => {
  const said = (column: BillColumn) => rows.map(({ value }) => value(column)).find(Boolean) ?? '';
  return {
    scac: said('scac').toUpperCase(),
    number: said('invoice_number'),
    billed_on: dayFrom(said('invoice_date')),
    pro_number: said('pro_number').slice(0, 40),
    bol_number: said('bol_number').slice(0, 40),
    weight_lb: Number(said('weight_lb')) || null,
    freight_class: said('freight_class'),
    lines: rows.map(({ value }) => ({
      code: value('charge_code').toUpperCase(),
      description: value('description').slice(0, 120),
      amount: amountFrom(value('amount')) ?? 0,
    })),
  };
};

const billOf = (rows: readonly Row[]): ReadBill => {
  const [first] = rows;
  const faults = [...rows.flatMap(faultsOf), ...mixedFaults(first?.value('invoice_number') ?? '', rows)];
  return { line: first?.line ?? 1, draft: faults.length > 0 ? null : draftOf(rows), faults };
};

const headings = ({ cells }: SheetRow): string[] =>
  cells.map((cell) =>
    cell
      .toLowerCase()
      .trim()
      .replaceAll(/[\s-]+/g, '_'),
  );

/** The bills of a CSV text, a row a charge: rows of one carrier and one invoice number are one bill. */
export const readCsvBills = (text: string): ReadFile => {
  const [head, ...rows] = readCsv(Buffer.from(text), mostRows);
  if (!head) return { bills: [], faults: [fault(1, 'carrier_bills.csv_unreadable')] };
  const names = headings(head);
  const lacking = requiredBillColumns.filter((column) => !names.includes(column));
  const faults = lacking.map((column) => fault(head.number, 'carrier_bills.csv_column', { column }));
  if (faults.length > 0) return { bills: [], faults };
  const read = rows.map(({ number, cells }): Row => ({
    line: number,
    value: (column) => (cells[names.indexOf(column)] ?? '').trim(),
  }));
  const groups = Map.groupBy(read, ({ value }) => `${value('scac')} ${value('invoice_number')}`.toUpperCase());
  return { bills: [...groups.values()].map(billOf), faults: [] };
};
