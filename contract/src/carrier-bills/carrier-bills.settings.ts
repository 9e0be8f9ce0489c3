import { z } from 'zod';
import { changeKinds } from '../billing/invoice-change.ts';
import { Dollars } from '../values/dollars.ts';
import { setting } from '../values/setting.ts';

/** When an agreed difference becomes the shipper's: always, only with evidence the shipper may read, or never. */
export const passOnRules = ['always', 'with_evidence', 'never'] as const;
export type PassOnRule = (typeof passOnRules)[number];

const Rules = z.strictObject({
  /** Differences within both are agreed without anybody looking, and stay the operator's. */
  tolerance_amount: Dollars.min(0).max(10_000),
  tolerance_percent: z.number().min(0).max(100),
  pass_on: z.record(z.enum(changeKinds), z.enum(passOnRules)),
});

/** How far a carrier's bill may be off, and which agreed differences shippers are billed for. */
export const carrierBillRules = setting('carrier-bills.rules', {
  schema: Rules,
  default: {
    tolerance_amount: 5,
    tolerance_percent: 2,
    pass_on: {
      reweigh: 'with_evidence',
      reclass: 'with_evidence',
      accessorial: 'with_evidence',
      rate: 'never',
      fuel: 'never',
    },
  },
  changedBy: 'act_for_operator',
  label: 'carrier_bills.settings.rules',
});
