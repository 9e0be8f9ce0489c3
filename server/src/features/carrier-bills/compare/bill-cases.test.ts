import { cents, dollars, sum } from '@portal/contract/values/money.ts';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { readSheetFile } from '../../../platform/files/sheet/read-sheet-file.ts';
import { ediFile } from '../../../testing/fixtures/money/freight-bill.ts';
import type { BillDraft } from '../intake/bill-draft.ts';
import { purposeOf } from '../intake/purpose-of.ts';
import { isBillHeading, mostRows, readSheetBills } from '../intake/read-sheet-bills.ts';
import { readInterchange } from '../intake/x12/read-interchange.ts';
import { compareBill } from './compare-bill.ts';
import { type BillCase, billCases, bookings } from './data/bill-cases.ts';
import { comparedWith } from './open-lines.ts';

type Lines = Readonly<Record<string, number>>;

/** Our codes as X12 writes them. */
const x12Codes: Readonly<Record<string, string>> = {
  BASE: '400',
  DISC: 'DSC',
  FUEL: 'FUE',
  LFTD: 'LFT',
  LAYOVER: 'LAY',
  LTDAD: 'LAD',
  MNC: 'NFY',
};

const linesOf = (lines: Lines) => Object.entries(lines).map(([code, amount]) => ({ code, amount, description: '' }));

const numberOf = (one: BillCase): string => String(billCases.indexOf(one) + 1);
const inFormat = (format: BillCase['format']) => billCases.filter((one) => one.format === format);

/** All bills of the table that come by X12, in one interchange. */
const readX12 = () => {
  const bills = inFormat('x12').map((one) => {
    const { says, weight, freight_class, billed } = one;
    const charges = Object.entries(billed).map(([code, amount]) => [x12Codes[code] ?? code, amount] as const);
    const about = { ...(weight && { weight }), ...(freight_class && { freight_class }) };
    return { number: numberOf(one), charges, ...about, ...(says && { indicator: says }) };
  });
  return readInterchange(ediFile(...bills));
};

/** All others, in one sheet. */
const readCsv = async () => {
  const rows = inFormat('csv').flatMap((one) => {
    const { says = '', weight, freight_class = '', billed } = one;
    return Object.entries(billed).map(([code, amount]) => {
      return ['SAIA', numberOf(one), '2026-11-20', code, amount, weight ?? '', freight_class, says].join(',');
    });
  });
  const headings = 'scac,invoice_number,invoice_date,charge_code,amount,weight_lb,freight_class,purpose';
  const file = new File([[headings, ...rows].join('\n')], 'bills.csv');
  return readSheetBills(await readSheetFile(file, { ...mostRows, isHeading: isBillHeading }), 'en');
};

let drafts: ReadonlyMap<string, BillDraft>;

beforeAll(async () => {
  const files = [readX12(), await readCsv()];
  const faults = files.flatMap((file) => [...file.faults, ...file.bills.flatMap((bill) => bill.faults)]);
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
  const read = files.flatMap(({ bills }) => bills.flatMap(({ draft }) => draft ?? []));
  drafts = new Map(read.map((draft) => [draft.number, draft]));
});

/** The bill as its file says it, and what its charges make it. */
const draftOf = (one: BillCase): BillDraft => {
  const draft = drafts.get(numberOf(one));
  if (!draft) throw new Error('no bill was read');
  return { ...draft, purpose: purposeOf(draft) };
};

const othersOf = ({ earlier = [] }: BillCase) =>
  earlier.map(([purpose, lines, refused = {}]) => ({
    purpose,
    lines: linesOf(lines),
    differences: Object.entries(refused).map(([code, amount]) => {
      return { decision: 'refused', amount, agreed_amount: null, lines: [{ code, amount }] };
    }),
  }));

describe('a bill', () => {
  it.each(billCases.map((one) => [one.is, one.name, one.format, one] as const))(
    '(%s) %s, as %s, differs by what the table says',
    (_purpose, _name, _format, one) => {
      const { lines, weight, classes } = bookings[one.booked];
      const draft = draftOf(one);
      expect(draft.purpose).toBe(one.is);
      const compared = comparedWith(draft, linesOf(lines), othersOf(one));
      const found = compareBill(compared, draft.lines, {
        quoted_weight: weight,
        billed_weight: draft.weight_lb,
        quoted_classes: classes,
        billed_class: draft.freight_class,
      });
      expect(Object.fromEntries(found.map(({ kind, code, amount }) => [`${kind} ${code}`.trim(), amount]))).toEqual(
        one.reasons,
      );
      expect(dollars(sum(found.map(({ amount }) => cents(amount))))).toBe(one.difference);
    },
  );
});

test('the table has sixty bills, and each difference is the sum of its reasons', () => {
  expect(billCases.length).toBeGreaterThanOrEqual(60);
  for (const { reasons, difference } of billCases) {
    expect(dollars(sum(Object.values(reasons).map((amount) => cents(amount))))).toBe(difference);
  }
});
