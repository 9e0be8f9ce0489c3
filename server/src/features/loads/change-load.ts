import { ratedClass } from '@portal/contract/commodities/line-item.ts';
import type { LoadChange, LoadDetails, LoadInput } from '@portal/contract/loads/load.ts';
import type { LoadStatus } from '@portal/contract/loads/load-status.ts';
import type { Ctx } from '../../platform/context.ts';
import { problem } from '../../platform/errors.ts';
import { publish } from '../../platform/realtime.ts';
import { withTransaction } from '../../platform/transaction.ts';
import { getLoadDetails } from './get-load-details.ts';
import { loadAsInput } from './load-as-input.ts';
import { deleteParts, derivedColumns, insertAccessorials, insertLineItems, insertStops } from './load-parts.queries.ts';
import { type LoadChanges, lockLoad, onceQuoted, updateLoad } from './loads.queries.ts';
import { checkPickupDate, type PreparedLoad, prepareLoad } from './prepare-load.ts';
import { refuseForeignLocations } from './saved-locations.ts';
import { indexLoadTerms } from './search-terms.ts';
import { writeHistory } from './write-history.ts';

/** Before somebody is booked a load is the customer's to change. */
const changeable: readonly LoadStatus[] = [
  'unassigned',
  'quotes requested',
  'quotes received',
  'quoted',
  'expired',
  'declined',
];

/** What a price depends on, in one comparable text. */
const priceBasis = ({ stops, line_items, accessorials, pickup_date }: LoadInput): string =>
  JSON.stringify([
    pickup_date,
    stops.map((stop) => [
      stop.type,
      stop.zip_code,
      stop.residential,
      stop.limited_access,
      stop.limited_access_type ?? null,
    ]),
    line_items.map(({ commodity: _commodity, ...item }) => ({ ...item, freight_class: ratedClass(item) })),
    accessorials.map(({ code, details }) => `${code} ${JSON.stringify(details)}`).toSorted(),
  ]);

const columnsOf = (input: LoadInput, load: PreparedLoad, requote: boolean): LoadChanges => ({
  ...derivedColumns(load),
  pickup_date: input.pickup_date,
  due_date: input.deliver_by ?? null,
  cargo_value_for_insurance: input.cargo_value_for_insurance,
  po_number: input.po_number ?? null,
  billing_reference: input.billing_reference ?? null,
  ...(requote ? { requote_needed: onceQuoted } : {}),
});

const rewriteParts = async (tx: Ctx, loadId: number, change: LoadChange, load: PreparedLoad): Promise<void> => {
  if (change.stops) {
    await deleteParts(tx, 'stops', loadId);
    await insertStops(tx, loadId, load.stops);
  }
  if (change.line_items) {
    await deleteParts(tx, 'line_items', loadId);
    await insertLineItems(tx, loadId, load.items);
  }
  if (change.accessorials) {
    await deleteParts(tx, 'load_accessorials', loadId);
    await insertAccessorials(tx, loadId, change.accessorials);
  }
};

/**
 * Changes a load that is not booked. A change the price depends on, once carriers were asked, asks for a requote.
 * 404 for what is not the caller's, 409 where the load was changed or booked in the meantime.
 */
export const changeLoad = (ctx: Ctx, loadId: number, { version, ...change }: LoadChange): Promise<LoadDetails> =>
  withTransaction(ctx, async (tx) => {
    // Quotes that come in meanwhile wait: they do not refuse a change they have nothing to do with.
    await lockLoad(tx, tx.scope, loadId);
    const before = await getLoadDetails(tx, loadId);
    if (version !== undefined && version !== before.version) throw problem('loads.already_moved', 409);
    const current = loadAsInput(before);
    const input: LoadInput = { ...current, ...change };
    const load = prepareLoad(tx, input);
    if (change.pickup_date) checkPickupDate(change.pickup_date, load.stops[0]?.timezone ?? 'UTC');
    if (change.stops) await refuseForeignLocations(tx, before.account.id, change.stops);
    const requote = priceBasis(current) !== priceBasis(input);
    const changes = columnsOf(input, load, requote);
    if (!(await updateLoad(tx, before, changeable, changes))) throw problem('loads.already_moved', 409);
    await rewriteParts(tx, loadId, change, load);
    await indexLoadTerms(tx, loadId);
    await writeHistory(tx, loadId, {
      kind: 'edit',
      event: 'change',
      details: { fields: Object.keys(change), requote },
    });
    publish(tx, loadId, 'load-changed', { load_id: loadId, status: before.status });
    return getLoadDetails(tx, loadId);
  });
