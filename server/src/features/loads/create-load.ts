import type { LoadDetails, LoadInput } from '@portal/contract/loads/load.ts';
import type { Ctx, Principal } from '../../platform/context.ts';
import { withTransaction } from '../../platform/transaction.ts';
import { checkNewLoad } from './check-new-load.ts';
import { getLoadDetails } from './get-load-details.ts';
import { derivedColumns, insertAccessorials, insertLineItems, insertStops } from './load-parts.queries.ts';
import { insertLoad } from './loads.queries.ts';
import { openQuoteRound } from './open-quote-round.ts';
import type { PreparedLoad } from './prepare-load.ts';
import { refuseForeignLocations } from './saved-locations.ts';
import { addSearchTerms } from './search-terms.ts';
import { writeHistory } from './write-history.ts';

const rowOf = ({ userId, accountId }: Principal, input: LoadInput, load: PreparedLoad) => ({
  ...derivedColumns(load),
  account_id: accountId,
  created_by: userId,
  pickup_date: input.pickup_date,
  pickup_until: input.pickup_until ?? null,
  deliver_from: input.deliver_from ?? null,
  due_date: input.deliver_by ?? null,
  truck: input.truck ? JSON.stringify(input.truck) : null,
  cargo_value_for_insurance: input.cargo_value_for_insurance,
  po_number: input.po_number ?? null,
  billing_reference: input.billing_reference ?? null,
});

/**
 * Saves a load of the caller's own account and, unless it is a draft, asks its carriers for quotes: load, parts,
 * history, quote round and the job that asks are one transaction. Refuses as `checkNewLoad`.
 */
export const createLoad = async (ctx: Ctx, asked: LoadInput): Promise<LoadDetails> => {
  const { input, load } = checkNewLoad(ctx, asked);
  return withTransaction(ctx, async (tx) => {
    await refuseForeignLocations(tx, tx.principal.accountId, input.stops);
    const saved = await insertLoad(tx, rowOf(tx.principal, input, load));
    await insertStops(tx, saved.id, load.stops);
    await insertLineItems(tx, saved.id, load.items);
    await insertAccessorials(tx, saved.id, input.accessorials);
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
