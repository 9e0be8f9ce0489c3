import { z } from 'zod';
import { contract } from '../../http/endpoint.ts';
import { Day } from '../../values/values.ts';
import { chargedTaxesCalls } from './charged-taxes.calls.ts';
import { TaxSum } from './invoice-tax.ts';
import { LedgerPeriod } from '../ledger-export.ts';

export const chargedTaxes = contract(chargedTaxesCalls, {
  sums: {
    summary:
      'What was charged of each tax in a period, less what credits took back, by place of supply and rate; the operator’s alone',
    query: LedgerPeriod,
    reply: z.strictObject({ from: Day, to: Day, items: z.array(TaxSum) }),
    errors: [],
  },
});
