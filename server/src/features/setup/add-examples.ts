import type { Setup } from '@portal/contract/setup/setup.contract.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { problem } from '../../platform/http/errors.ts';
import { hasRates, writeExamples } from '../../setup/example-carriers.ts';
import { getSetup } from './get-setup.ts';
import { exampleScacs, waitForTables } from './setup.queries.ts';

/**
 * Adds the example carriers with their invented rates, so that a new portal can quote. 409 `setup.rates_there` where
 * there are carriers or rates already; of several who ask at once, one adds them.
 */
export const addExampleCarriers = (ctx: Ctx): Promise<Setup> =>
  withTransaction(ctx, async (tx) => {
    await waitForTables(tx.db);
    if (await hasRates(tx.db)) throw problem('setup.rates_there', 409);
    await writeExamples(tx.db);
    await audit(tx, { action: 'carrier.examples-added', object_type: 'carrier', after: { scacs: exampleScacs } });
    return getSetup(tx);
  });
