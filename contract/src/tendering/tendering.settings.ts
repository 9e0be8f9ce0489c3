import { z } from 'zod';
import { LoadStatus } from '../loads/load-status-schemas.ts';
import { LoadMode } from '../modes/load-mode-schema.ts';
import { Dollars } from '../values/dollars.ts';
import { setting } from '../values/setting.ts';

/** What the operator charges for cancelling a load in this mode and status, in US dollars; without a mode, for all others. */
const CancellationFee = z.strictObject({ mode: LoadMode.nullable(), status: LoadStatus, fee: Dollars.min(0) });
type CancellationFee = z.infer<typeof CancellationFee>;

/** Truck ordered, not used: the operator's rule, for where a carrier does not say what it charges. */
export const cancellationFees = setting('tendering.cancellation_fees', {
  schema: z.array(CancellationFee).max(100),
  default: [
    { mode: null, status: 'assigned', fee: 250 },
    { mode: null, status: 'dispatched', fee: 250 },
  ],
  changedBy: 'act_for_operator',
  label: 'tendering.settings.cancellation_fees',
});

/** What a load costs to cancel by the operator's rule, in US dollars: the row of its mode, else the one of all modes. */
export const feeByRule = (
  fees: readonly CancellationFee[],
  { mode, status }: Pick<CancellationFee, 'mode' | 'status'>,
): number => {
  const rows = fees.filter((row) => row.status === status);
  return (rows.find((row) => row.mode === mode) ?? rows.find((row) => row.mode === null))?.fee ?? 0;
};
