import { z } from 'zod';
import { contract } from '../../http/endpoint.ts';
import { Day, IdText } from '../../values/values.ts';
import { Ageing } from '../billing.ts';
import { balanceSteps } from './balance-steps.ts';
import { balancesCalls } from './balances.calls.ts';

/** What was owed at the end of a day, by the ledger, as the statement that ends on it says. */
export const BalancePoint = z.strictObject({
  on: Day,
  /** What was owed of invoices, by how long it had been due on that day. */
  ageing: Ageing,
  /** What the accounts had beyond their invoices; below nothing where they owed beside them. */
  on_account: z.number(),
  /** What they owed in all: invoices less what they had beyond them. */
  balance: z.number(),
});
export type BalancePoint = z.infer<typeof BalancePoint>;

export const balances = contract(balancesCalls, {
  overTime: {
    summary: 'What the caller’s accounts owed at the end of each day or month of a period, by age',
    query: z.strictObject({
      from: Day,
      to: Day,
      by: z.enum(balanceSteps).default('month'),
      account_id: IdText.optional(),
    }),
    reply: z.strictObject({ items: z.array(BalancePoint) }),
    errors: [404],
  },
});
