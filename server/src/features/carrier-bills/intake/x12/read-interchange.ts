import type { IntakeFault } from '@portal/contract/carrier-bills/carrier-bill.ts';
import { fault, type ReadFile } from '../bill-draft.ts';
import { readFreightBill } from './read-freight-bill.ts';
import { at, readSegments, type Segment } from './read-segments.ts';

type Envelope = { head: Segment; body: Segment[]; tail: Segment };

/** How an envelope is opened and closed, and where its control numbers and its count stand. */
const envelopes = {
  interchange: { header: 'ISA', trailer: 'IEA', headNumber: 13, parts: 'groups' },
  group: { header: 'GS', trailer: 'GE', headNumber: 6, parts: 'transactions' },
  transaction: { header: 'ST', trailer: 'SE', headNumber: 2, parts: 'segments' },
} as const;
type Kind = keyof typeof envelopes;

/** Splits segments into envelopes of a kind; what stands outside of them, and what is not closed, is a fault. */
const split = (segments: readonly Segment[], kind: Kind, faults: IntakeFault[]): Envelope[] => {
  const { header, trailer } = envelopes[kind];
  const found: Envelope[] = [];
  for (let i = 0; i < segments.length; i += 1) {
    const head = segments[i];
    if (!head) break;
    if (head.id !== header) {
      faults.push(fault(head.line, 'carrier_bills.x12_unexpected', { segment: head.id.slice(0, 8) }));
      continue;
    }
    const end = segments.findIndex(({ id }, j) => j > i && (id === trailer || id === header));
    const tail = segments[end];
    if (tail?.id !== trailer) {
      faults.push(fault(head.line, 'carrier_bills.x12_not_closed', { header, trailer }));
      if (end === -1) break;
      i = end - 1;
      continue;
    }
    found.push({ head, body: segments.slice(i + 1, end), tail });
    i = end;
  }
  return found;
};

/** Control numbers of header and trailer are the same, and the trailer counts what there is. */
const checkEnvelope = ({ head, tail }: Envelope, kind: Kind, counted: number, faults: IntakeFault[]): void => {
  const { header, trailer, headNumber } = envelopes[kind];
  const [expected, found] = [at(head, headNumber), at(tail, 2)];
  if (expected !== found)
    faults.push(fault(tail.line, 'carrier_bills.x12_control', { header, trailer, expected, found }));
  const count = at(tail, 1);
  if (count === '' || Number(count) !== counted) {
    faults.push(fault(tail.line, 'carrier_bills.x12_count', { trailer, found: count, counted }));
  }
};

/** Refuses a control number that another envelope of the same kind has. */
const checkUnique = (found: readonly Envelope[], kind: Kind, faults: IntakeFault[]): void => {
  const known = new Set<string>();
  for (const { head } of found) {
    const number = at(head, envelopes[kind].headNumber);
    if (known.has(number)) faults.push(fault(head.line, 'carrier_bills.x12_repeated', { found: number }));
    known.add(number);
  }
};

const expect = (segment: Segment, position: number, expected: string, faults: IntakeFault[]): boolean => {
  const found = at(segment, position);
  if (found === expected || (position === 8 && found.startsWith(expected))) return true;
  const element = `${segment.id}${String(position).padStart(2, '0')}`;
  faults.push(fault(segment.line, 'carrier_bills.x12_kind', { element, found, expected }));
  return false;
};

const readTransaction = (transaction: Envelope) => {
  const faults: IntakeFault[] = [];
  checkEnvelope(transaction, 'transaction', transaction.body.length + 2, faults);
  const { line } = transaction.head;
  if (!expect(transaction.head, 1, '210', faults)) return { line, draft: null, faults };
  const bill = readFreightBill(transaction.head, transaction.body);
  return { line, draft: faults.length > 0 ? null : bill.draft, faults: [...faults, ...bill.faults] };
};

const readGroup = (group: Envelope, faults: IntakeFault[]) => {
  const transactions = split(group.body, 'transaction', faults);
  checkEnvelope(group, 'group', transactions.length, faults);
  checkUnique(transactions, 'transaction', faults);
  const isFreight = [expect(group.head, 1, 'IM', faults), expect(group.head, 8, '004010', faults)].every(Boolean);
  return isFreight ? transactions.map(readTransaction) : [];
};

/**
 * The bills of an EDI interchange: X12 4010, transaction 210 (motor carrier freight details and invoice), functional group
 * IM. An envelope that is not what its trailer says is a fault of the whole file, of which then nothing is taken.
 */
export const readInterchange = (text: string): ReadFile => {
  const segments = readSegments(text);
  if (!segments) return { bills: [], faults: [fault(1, 'carrier_bills.x12_not_isa')] };
  const faults: IntakeFault[] = [];
  const interchanges = split(segments, 'interchange', faults);
  const bills = interchanges.flatMap((interchange) => {
    const groups = split(interchange.body, 'group', faults);
    checkEnvelope(interchange, 'interchange', groups.length, faults);
    checkUnique(groups, 'group', faults);
    return groups.flatMap((group) => readGroup(group, faults));
  });
  return { bills, faults };
};
