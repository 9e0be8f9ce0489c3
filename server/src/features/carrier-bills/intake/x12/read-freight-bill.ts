import type { IntakeFault } from '@portal/contract/carrier-bills/carrier-bill.ts';
import { type Cents, cents, dollars, sum } from '@portal/contract/values/money.ts';
import { Day } from '@portal/contract/values/values.ts';
import type { BilledCharge } from '../../../../platform/database/column-types.ts';
import { type BillDraft, fault } from '../bill-draft.ts';
import { billPurpose, standardCharges } from './data/charge-codes.ts';
import { segmentsOf } from '../../../../integrations/x12/check-set.ts';
import type { Release } from '../../../../integrations/x12/releases.ts';
import { at, type Segment } from '../../../../integrations/x12/segments.ts';
import { elementOf } from '../../../../integrations/x12/x12-fault.ts';
import { weightsOf } from './billed-weight.ts';

type Reader = { faults: IntakeFault[]; release: Release };

const missing = ({ faults }: Reader, segment: Segment, position: number): void => {
  faults.push(fault(segment.line, 'carrier_bills.x12_missing', { element: elementOf(segment, position) }));
};

const unreadable = ({ faults }: Reader, segment: Segment, position: number): void => {
  const element = elementOf(segment, position);
  faults.push(fault(segment.line, 'carrier_bills.x12_value', { element, found: at(segment, position).slice(0, 40) }));
};

const required = (reader: Reader, segment: Segment, position: number): string => {
  const found = at(segment, position);
  if (!found) missing(reader, segment, position);
  return found;
};

/** An amount of type N2: whole cents without a point. Null where the element is empty. */
const amountAt = (reader: Reader, segment: Segment, position: number): Cents | null => {
  const found = at(segment, position);
  if (!found) return null;
  if (/^-?\d{1,12}$/.test(found)) return cents(Number(found) / 100);
  unreadable(reader, segment, position);
  return null;
};

const dayAt = (reader: Reader, segment: Segment, position: number): string => {
  const found = required(reader, segment, position);
  const day = found.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
  if (found && !Day.safeParse(day).success) unreadable(reader, segment, position);
  return day;
};

const codeOf = (special: string): string => standardCharges[special.toUpperCase()] ?? 'OTHR';

/** The charges of the L1 segments; what a charge is for stands in L108, its words in L112 or in the L5 of its item. */
const chargesOf = (reader: Reader, body: readonly Segment[]): BilledCharge[] => {
  let words = '';
  return body.flatMap((segment): BilledCharge[] => {
    if (segment.id === 'LX') words = '';
    if (segment.id === 'L5') words = at(segment, 2);
    if (segment.id !== 'L1') return [];
    const amount = amountAt(reader, segment, 4);
    if (amount === null) {
      if (!at(segment, 4)) missing(reader, segment, 4);
      return [];
    }
    const special = at(segment, 8);
    const description = (at(segment, 12) || words).slice(0, 120);
    const written = special ? { written: special.slice(0, 20) } : {};
    return [{ code: special ? codeOf(special) : 'BASE', amount: dollars(amount), description, ...written }];
  });
};

/** Charges add up to what B307 and L305 say. */
const checkTotals = (reader: Reader, header: Segment, total: Segment | undefined, charged: Cents): void => {
  const said = [
    [header, 7, amountAt(reader, header, 7)],
    ...(total ? ([[total, 5, amountAt(reader, total, 5)]] as const) : []),
  ] as const;
  for (const [segment, position, amount] of said) {
    if (amount === null || amount === charged) continue;
    const params = { element: elementOf(segment, position), found: dollars(amount).toFixed(2) };
    reader.faults.push(
      fault(segment.line, 'carrier_bills.x12_total', { ...params, counted: dollars(charged).toFixed(2) }),
    );
  }
};

/** Pounds of the whole bill; a weight that cannot be read is a fault of its element. */
const weightOf = (reader: Reader, body: readonly Segment[], total: Segment | undefined): number | null => {
  const { pounds, unreadable: faulty } = weightsOf(body, total);
  for (const { segment, position } of faulty) unreadable(reader, segment, position);
  return pounds > 0 ? Math.round(pounds) : null;
};

/** Freight class: L707 of the item's tariff segment. */
const classOf = (body: readonly Segment[]): string => {
  const classes = [...new Set(body.filter(({ id }) => id === 'L7').map((segment) => at(segment, 7)))].filter(Boolean);
  return classes.length === 1 ? (classes[0] ?? '').replace(/^0+/, '').slice(0, 5) : '';
};

/** What a bill is by B308; one that is neither a bill nor changes one is refused. */
const purposeOf = ({ faults }: Reader, header: Segment): BillDraft['purpose'] => {
  const found = at(header, 8).toUpperCase();
  const purpose = billPurpose[found];
  if (!purpose) faults.push(fault(header.line, 'carrier_bills.x12_purpose', { found: found.slice(0, 8) }));
  return purpose ?? 'original';
};

/** A number by its qualifier: N9 names the qualifier first, L11 the number. */
const referenceOf = (body: readonly Segment[], qualifier: string): string => {
  const n9 = body.find((one) => one.id === 'N9' && at(one, 1) === qualifier);
  const l11 = body.find((one) => one.id === 'L11' && at(one, 2) === qualifier);
  return (n9 && at(n9, 2)) || (l11 ? at(l11, 1) : '');
};

/** What carriers put into a 210 beyond either release, and what says nothing about money. */
const alsoSeen: ReadonlySet<string> = new Set([
  'V9',
  'GA',
  'NTE',
  'AT5',
  'G61',
  'MS3',
  'N7',
  'SPO',
  'L11',
  'N9',
  'OID',
  'AT8',
  'LH1',
  'LH3',
]);

const checkOthers = (reader: Reader, body: readonly Segment[]): void => {
  const known = segmentsOf(reader.release, '210');
  for (const segment of body) {
    if (!known.has(segment.id) && !alsoSeen.has(segment.id)) {
      const params = { segment: segment.id.slice(0, 8) };
      reader.faults.push(fault(segment.line, 'carrier_bills.x12_unexpected', params));
    }
    const currency = segment.id === 'C3' ? at(segment, 1) : 'USD';
    if (currency !== 'USD') reader.faults.push(fault(segment.line, 'carrier_bills.x12_currency', { found: currency }));
  }
};

/** One freight bill, transaction 210: B3 with its number, day, carrier and total; PRO and BOL from N9 or L11, else from B303. */
export const readFreightBill = (
  release: Release,
  head: Segment,
  body: readonly Segment[],
): { draft: BillDraft | null; faults: IntakeFault[] } => {
  const reader: Reader = { faults: [], release };
  const header = body.find(({ id }) => id === 'B3');
  if (!header) return { draft: null, faults: [fault(head.line, 'carrier_bills.x12_missing', { element: 'B3' })] };
  checkOthers(reader, body);
  const total = body.find(({ id }) => id === 'L3');
  const lines = chargesOf(reader, body);
  if (!at(header, 7)) missing(reader, header, 7);
  if (lines.length === 0) reader.faults.push(fault(header.line, 'carrier_bills.x12_missing', { element: 'L1' }));
  else checkTotals(reader, header, total, sum(lines.map(({ amount }) => cents(amount))));
  const draft: BillDraft = {
    number: required(reader, header, 2).slice(0, 40),
    purpose: purposeOf(reader, header),
    bol_number: (referenceOf(body, 'BM') || at(header, 3)).slice(0, 40),
    pro_number: referenceOf(body, 'CN').slice(0, 40),
    billed_on: dayAt(reader, header, 6),
    scac: required(reader, header, 11).slice(0, 4),
    weight_lb: weightOf(reader, body, total),
    freight_class: classOf(body),
    lines,
  };
  return { draft: reader.faults.length > 0 ? null : draft, faults: reader.faults };
};
