import { isDecided } from '@portal/contract/carrier-bills/bill-status.ts';
import type { BillDifference, CarrierBillDetails } from '@portal/contract/carrier-bills/carrier-bill.ts';
import { cents, dollars, sum } from '@portal/contract/values/money.ts';

const added = (amounts: readonly number[]): number => dollars(sum(amounts.map((amount) => cents(amount))));

/** What of a difference the carrier gets as it was decided. */
const granted = ({ decision, amount, agreed_amount }: BillDifference): number =>
  decision === 'agreed' ? (agreed_amount ?? amount) : 0;

export const openOf = ({ differences }: Pick<CarrierBillDetails, 'differences'>): BillDifference[] =>
  differences.filter(({ decision }) => !isDecided(decision));

export const decidedOf = ({ differences }: Pick<CarrierBillDetails, 'differences'>): BillDifference[] =>
  differences.filter(({ decision }) => isDecided(decision));

/** What is left to decide, what was granted beyond the booking, and what would be approved at least and at most. */
export const caseSums = (bill: Pick<CarrierBillDetails, 'differences' | 'quoted'>) => {
  const open = openOf(bill).map(({ amount }) => amount);
  const agreed = added(decidedOf(bill).map(granted));
  const settled = added([bill.quoted ?? 0, agreed]);
  const ends = [
    added([settled, ...open.filter((amount) => amount < 0)]),
    added([settled, ...open.filter((amount) => amount > 0)]),
  ] as const;
  return { left: open.length, leftAmount: added(open), agreed, least: ends[0], most: ends[1] };
};
