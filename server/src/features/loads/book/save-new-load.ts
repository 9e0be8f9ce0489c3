import { loadCreated } from '@portal/contract/loads/loads.events.ts';
import type { LoadInput } from '@portal/contract/loads/load.ts';
import type { AccountActor } from '../../../platform/actor.ts';
import type { Ctx } from '../../../platform/context.ts';
import { emit } from '../../../platform/jobs/events.ts';
import type { CheckedLoad } from './check-new-load.ts';
import type { OpenDetail } from '../open-details.ts';
import { loadInScope } from '../load-in-scope.ts';
import {
  derivedColumns,
  insertAccessorials,
  insertLineItems,
  insertStops,
  routeColumns,
} from './load-parts.queries.ts';
import { insertLoad, type LockedLoad } from '../loads.queries.ts';
import type { FoundRoute } from '../../places/roads/find-route.ts';
import { refuseForeignLocations } from './saved-locations.ts';
import { addSearchTerms } from '../list/search-terms.ts';
import { writeHistory } from '../history/write-history.ts';

/** A checked load with its way, found before the transaction. */
export type NewLoad = CheckedLoad & { route: FoundRoute | null; hash?: Buffer; missing?: readonly OpenDetail[] };

const rowOf = ({ userId, accountId }: AccountActor, { input, load, route, hash, missing = [] }: NewLoad) => ({
  ...derivedColumns(load),
  ...routeColumns(route),
  account_id: accountId,
  created_by: userId,
  pickup_date: input.pickup_date,
  pickup_until: input.pickup_until ?? null,
  deliver_from: input.deliver_from ?? null,
  deliver_by: input.deliver_by ?? null,
  truck: input.truck ? JSON.stringify(input.truck) : null,
  truck_name: load.truckName && JSON.stringify(load.truckName),
  cargo_value_for_insurance: input.cargo_value_for_insurance ?? 0,
  in_transit: input.in_transit,
  border: input.border ? JSON.stringify(input.border) : null,
  freight_terms: input.freight_terms ?? 'prepaid',
  bill_to: input.bill_to ? JSON.stringify(input.bill_to) : null,
  external_id: input.external_id ?? null,
  order_hash: (input.external_id && hash) || null,
  missing: JSON.stringify(missing),
  po_number: input.po_number ?? null,
  billing_reference: input.billing_reference ?? null,
  cloned_from: input.copied_from ?? null,
});

/** Where a load came from that nobody typed in. */
export type LoadOrigin =
  | { origin: 'import' | 'order' }
  | { origin: 'plan'; plan: string }
  | { joined_from: readonly number[] };

/** Where a load came from, for the first entry of its history. */
const sourceOf = ({ copied_from }: LoadInput, origin: LoadOrigin | undefined) => ({
  ...origin,
  ...(copied_from ? { copied_from } : {}),
});

/**
 * Writes a checked load of the caller's own account, with its parts, search terms and history, and answers it. 404 where
 * it names a saved location, or a load it is a copy of, that is not the caller's.
 */
export const saveNewLoad = async (tx: Ctx, checked: NewLoad, origin?: LoadOrigin): Promise<LockedLoad> => {
  const { input, load } = checked;
  if (input.copied_from) await loadInScope(tx, input.copied_from, ['id']);
  // A copy names what the load it is made of names, which may be archived since.
  await refuseForeignLocations(tx, tx.actor.accountId, input.stops, input.copied_from ? input.stops : []);
  const saved = await insertLoad(tx, rowOf(tx.actor, checked));
  await insertStops(tx, saved.id, load.stops);
  await insertLineItems(tx, saved.id, load.items);
  await insertAccessorials(tx, saved.id, input.accessorials);
  await addSearchTerms(tx, saved, [
    saved.id,
    input.external_id,
    input.po_number,
    input.billing_reference,
    input.bill_to?.reference,
    ...load.stops.map(({ city }) => city),
  ]);
  await writeHistory(tx, saved.id, { kind: 'edit', event: 'create', details: sourceOf(input, origin) });
  await emit(tx, loadCreated, { load_id: saved.id });
  return saved;
};
