import type { LoadDetails, LoadInput } from '@portal/contract/loads/load.ts';
import type { Ctx } from '../../platform/context.ts';
import { withTransaction } from '../../platform/transaction.ts';
import { getLoadDetails } from './get-load-details.ts';
import { openQuoteRound } from './open-quote-round.ts';
import { checkPickupDate, type PreparedLoad, prepareLoad } from './prepare-load.ts';
import { refuseForeignLocations } from './saved-locations.ts';
import { addSearchTerms } from './search-terms.ts';
import { writeHistory } from './write-history.ts';
import { derivedColumns, writeAccessorials, writeLineItems, writeStops } from './write-load-parts.ts';

const insertLoad = (tx: Ctx, input: LoadInput, load: PreparedLoad): Promise<{ id: number; account_id: number }> =>
  tx.db
    .insertInto('loads')
    .values({
      ...derivedColumns(load),
      account_id: tx.principal.accountId,
      created_by: tx.principal.userId,
      mode: input.mode,
      pickup_date: input.pickup_date,
      due_date: input.deliver_by ?? null,
      cargo_value_for_insurance: input.cargo_value_for_insurance,
      po_number: input.po_number ?? null,
      billing_reference: input.billing_reference ?? null,
    })
    .returning(['id', 'account_id'])
    .executeTakeFirstOrThrow();

/**
 * Saves a load of the caller's own account and, unless it is a draft, asks its carriers for quotes: load, parts,
 * history, quote round and the job that asks are one transaction. 400 names the field; 403 for a mode not enabled.
 */
export const createLoad = async (ctx: Ctx, input: LoadInput): Promise<LoadDetails> => {
  const load = prepareLoad(ctx, input);
  checkPickupDate(input.pickup_date, load.stops[0]?.timezone ?? 'UTC');
  return withTransaction(ctx, async (tx) => {
    await refuseForeignLocations(tx, tx.principal.accountId, input.stops);
    const saved = await insertLoad(tx, input, load);
    await writeStops(tx, saved.id, load.stops);
    await writeLineItems(tx, saved.id, load.items);
    await writeAccessorials(tx, saved.id, input.accessorials);
    await addSearchTerms(tx, saved, [
      saved.id,
      input.po_number,
      input.billing_reference,
      ...load.stops.map(({ city }) => city),
    ]);
    await writeHistory(tx, saved.id, { kind: 'edit', event: 'create' });
    if (!input.draft) await openQuoteRound(tx, saved.id);
    return getLoadDetails(tx, saved.id);
  });
};
