import type { LoadInput } from '@portal/contract/loads/load.ts';
import type { Ctx, Principal } from '../../platform/context.ts';
import { refuseSwitchedOffTruck } from '../equipment/refuse-switched-off-truck.ts';
import type { CheckedLoad } from './check-new-load.ts';
import { derivedColumns, insertAccessorials, insertLineItems, insertStops } from './load-parts.queries.ts';
import { insertLoad } from './loads.queries.ts';
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

/** Where a load came from that nobody typed in. */
export type LoadOrigin = { origin: 'import' };

/** Writes a checked load of the caller's own account, with its parts, search terms and history; answers its id. */
export const saveNewLoad = async (tx: Ctx, { input, load }: CheckedLoad, origin?: LoadOrigin): Promise<number> => {
  await refuseForeignLocations(tx, tx.principal.accountId, input.stops);
  await refuseSwitchedOffTruck(tx, input.truck);
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
  await writeHistory(tx, saved.id, { kind: 'edit', event: 'create', details: origin });
  return saved.id;
};
