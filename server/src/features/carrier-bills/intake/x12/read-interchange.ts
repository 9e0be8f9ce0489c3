import type { IntakeFault } from '@portal/contract/carrier-bills/carrier-bill.ts';
import { readInterchanges, type Group, type TransactionSet } from '../../../../integrations/x12/read-interchanges.ts';
import { type Release, releaseOf } from '../../../../integrations/x12/releases.ts';
import { faultWords, x12Fault, type X12Fault } from '../../../../integrations/x12/x12-fault.ts';
import type { ReadBill, ReadFile } from '../bill-draft.ts';
import { readFreightBill } from './read-freight-bill.ts';

const inWords = (fault: X12Fault): IntakeFault => ({ line: fault.line, code: fault.code, msg: faultWords(fault) });

/** The bill of a set, in either release. */
export const readBillSet = (release: Release, set: TransactionSet): ReadBill => {
  const { line } = set.head;
  const found = { element: 'ST01', found: set.kind, expected: '210' };
  if (set.kind !== '210') {
    const faults = [...set.faults, x12Fault(line, 'carrier_bills.x12_kind', found)];
    return { line, draft: null, faults: faults.map(inWords) };
  }
  const bill = readFreightBill(release, set.head, set.body);
  const draft = set.faults.length > 0 ? null : bill.draft;
  return { line, draft, faults: [...set.faults.map(inWords), ...bill.faults] };
};

const readGroup = (group: Group, faults: X12Fault[]): ReadBill[] => {
  const { line } = group.head;
  const release = releaseOf(group.release);
  if (group.functional !== 'IM') {
    const params = { element: 'GS01', found: group.functional, expected: 'IM' };
    faults.push(x12Fault(line, 'carrier_bills.x12_kind', params));
  }
  if (!release) {
    const params = { element: 'GS08', found: group.release, expected: '004010, 005010' };
    faults.push(x12Fault(line, 'carrier_bills.x12_kind', params));
  }
  return release && group.functional === 'IM' ? group.sets.map((set) => readBillSet(release, set)) : [];
};

/**
 * The bills of a file of EDI interchanges: X12 4010 or 5010, transaction 210 (motor carrier freight details and invoice),
 * functional group IM. An envelope that is not what its trailer says is a fault of the whole file, of which then nothing is
 * taken.
 */
export const readInterchange = (text: string): ReadFile => {
  const file = readInterchanges(text);
  const faults = [...file.faults];
  const bills = file.interchanges.flatMap(({ groups }) => groups.flatMap((group) => readGroup(group, faults)));
  return { bills, faults: faults.map(inWords) };
};
