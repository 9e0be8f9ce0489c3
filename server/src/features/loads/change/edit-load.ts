import { ratedClass } from '@portal/contract/commodities/line-item.ts';
import type { Truck } from '@portal/contract/equipment/truck.ts';
import type { HistoryChange } from '@portal/contract/loads/history.ts';
import { LoadInput, type LoadChange, type LoadDetails } from '@portal/contract/loads/load.ts';
import { OpenLoadInput } from '@portal/contract/loads/orders/order.ts';
import { editableStatuses, isOver } from '@portal/contract/loads/load-states.ts';
import { initialStatus } from '@portal/contract/loads/load-status.ts';
import { can } from '../../../platform/actor.ts';
import type { Ctx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { publish } from '../../../platform/realtime/realtime.ts';
import { parse } from '../../../platform/http/validation.ts';
import { assertHazmat } from '../../commodities/item-hazmat.ts';
import { readOfferedTrucks } from '../../equipment/offered-trucks.ts';
import { borderAfterMove } from '@portal/contract/places/border-ports.ts';
import { canGoInTransit, refuseIdleTransit } from '../../places/border/check-transit.ts';
import { checkedBorder } from '../../places/border/checked-border.ts';
import { checkedTerms } from '../../places/terms/checked-terms.ts';
import { findRoute } from '../../places/roads/find-route.ts';
import { compareLoads } from './compare-loads.ts';
import { getLoadDetails } from '../details/get-load-details.ts';
import { namingItsLoad } from '../book/external-ids.ts';
import { loadAsInput } from '../book/load-as-input.ts';
import { openDetailsOf } from '../book/find-open-details.ts';
import { derivedColumns, routeColumns } from '../book/load-parts.queries.ts';
import { type LoadChanges, type LockedLoad, onceQuoted, updateLoad } from '../loads.queries.ts';
import { checkPickupDate, type PreparedLoad, prepareLoad } from '../book/prepare-load.ts';
import { assertLoadFits } from '../book/assert-load-fits.ts';
import { type LoadModes, resolveModes } from '../book/resolve-modes.ts';
import { refuseForeignLocations } from '../book/saved-locations.ts';
import { indexLoadTerms } from '../list/search-terms.ts';
import { type HistoryEvent, writeHistory } from '../history/write-history.ts';
import { withLoadLocked } from '../state/with-load-locked.ts';

/** One way to change a load that is not booked. */
export type LoadEdit = {
  /** What the load is to say from now on, given what it says; refuses what it does not hold. */
  change: (current: LoadInput, load: LoadDetails) => Omit<LoadChange, 'version'>;
  /** Writes the parts that change; the load's own row is written already. */
  write: (tx: Ctx, load: LoadDetails, prepared: PreparedLoad, input: LoadInput) => Promise<void>;
  event: HistoryEvent;
  /** What the history says beside the names of the changed fields. */
  details?: object;
  /** A container's haul, edited by its own calls: what of it changed, and whether that asks for a requote. */
  haul?: { requote: boolean; changes: readonly HistoryChange[] };
  /** The version that was read: a change by somebody else in between is refused. */
  version?: number | undefined;
};

/** Fields of an item that only papers need. */
const unpriced: ReadonlySet<string> = new Set([
  'commodity',
  'net_weight',
  'unit_value',
  'hs_code',
  'country_of_origin',
]);

/** What a price depends on, in one comparable text. */
const priceBasis = ({ stops, line_items, accessorials, pickup_date, truck, in_transit }: LoadInput): string =>
  JSON.stringify([
    pickup_date,
    truck ?? null,
    in_transit,
    stops.map((stop) => [
      stop.type,
      stop.zip_code,
      stop.country,
      stop.residential,
      stop.limited_access,
      stop.limited_access_type ?? null,
    ]),
    line_items.map((item) =>
      Object.entries({ ...item, freight_class: ratedClass(item) }).filter(([field]) => !unpriced.has(field)),
    ),
    accessorials.map(({ code, details }) => `${code} ${JSON.stringify(details)}`).toSorted(),
  ]);

/** Refuses with 409 `drayage.not_editable` while operations make the load's price by hand; they may change it themselves. */
const refuseWithOperations = (tx: Ctx, { operations_since }: LockedLoad<'operations_since'>): void => {
  if (operations_since && !can(tx, 'act_for_operator')) throw problem('drayage.not_editable', 409);
};

/** What a container holds is changed by the drayage calls, which know what a chassis carries. */
const refuseBareItems = ({ mode }: LoadDetails, change: Omit<LoadChange, 'version'>): void => {
  if (mode === 'drayage' && change.line_items) throw problem('loads.drayage_own_calls', 400, { field: 'line_items' });
};

const asksForSameTruck = (input: LoadInput, { truck }: LoadDetails): boolean =>
  (input.truck?.truck_type ?? null) === (truck?.truck_type ?? null);

/**
 * Whoever edits a load that is asked for in several modes asks for no other ones; a load whose truck stays is what that
 * truck made of it, whatever the operator has made of the truck since.
 */
const keptModes = ({ actor }: Ctx, trucks: readonly Truck[], input: LoadInput, load: LoadDetails): LoadModes => {
  const { quote_type, mode, quote_modes } = load;
  const isKept = quote_type === 'multi-service' || (quote_type === 'dedicated' && asksForSameTruck(input, load));
  const resolved = resolveModes(actor, trucks, isKept && quote_type === 'dedicated' ? { mode } : input);
  return isKept ? { quote_type, mode, quote_modes } : resolved;
};

/** In the history a truck goes by what it was called, which its code need not say once it is gone. */
const withTruckNames = (changes: HistoryChange[], before: LoadDetails, after: LoadDetails): HistoryChange[] =>
  changes.map((change) =>
    change.field === 'truck_type'
      ? {
          ...change,
          before: change.before && (before.truck_name ?? change.before),
          after: change.after && (after.truck_name ?? change.after),
        }
      : change,
  );

/** What the load is to say, each stop in the country it was found in where none was named. */
const inKnownCountries = (input: LoadInput, { stops }: PreparedLoad): LoadInput => ({
  ...input,
  stops: input.stops.map((stop, index) => ({ ...stop, country: stops[index]?.country ?? stop.country })),
});

/** Whether the way changes: a load that goes where it went keeps the miles it was priced by. */
const goesElsewhere = (current: LoadInput, input: LoadInput): boolean => {
  const zipCodes = (load: LoadInput) => load.stops.map(({ zip_code, country }) => `${country} ${zip_code}`).join();
  return zipCodes(current) !== zipCodes(input);
};

/** What was said of the crossing before a rule stays, until it changes or the load goes elsewhere. */
const borderOf = (
  { border = null, in_transit }: LoadInput,
  change: Pick<LoadChange, 'border'>,
  load: PreparedLoad,
  hasOtherWay: boolean,
) => {
  if (change.border !== undefined) return checkedBorder(border, load.stops, in_transit);
  return hasOtherWay ? borderAfterMove(border, load.stops, in_transit) : border;
};

/** Whether it goes in transit: as it says, and where only its stops change, as long as that makes it shorter. */
const transitOf = (
  current: LoadInput,
  { in_transit }: LoadInput,
  change: Pick<LoadChange, 'in_transit'>,
  load: PreparedLoad,
  isMoved: boolean,
): boolean => {
  if (!isMoved && current.in_transit === in_transit) return in_transit;
  if (change.in_transit === undefined) return in_transit && canGoInTransit(load.stops);
  refuseIdleTransit(load.stops, in_transit);
  return in_transit;
};

/** Who pays: as it was said and checked before, until it changes. Another choice than a third party needs no name. */
const termsOf = (input: LoadInput, change: Pick<LoadChange, 'freight_terms' | 'bill_to'>) => {
  const { freight_terms = 'prepaid', bill_to } = input;
  if (change.freight_terms === undefined && change.bill_to === undefined) return { freight_terms, bill_to };
  return checkedTerms(freight_terms, freight_terms === 'third_party' ? bill_to : change.bill_to);
};

type Written = { requote: boolean; sameTruck: boolean };

const columnsOf = (input: LoadInput, load: PreparedLoad, { requote, sameTruck }: Written): LoadChanges => ({
  ...derivedColumns(load),
  pickup_date: input.pickup_date,
  pickup_until: input.pickup_until ?? null,
  deliver_from: input.deliver_from ?? null,
  deliver_by: input.deliver_by ?? null,
  truck: input.truck ? JSON.stringify(input.truck) : null,
  ...(sameTruck ? {} : { truck_name: load.truckName && JSON.stringify(load.truckName) }),
  cargo_value_for_insurance: input.cargo_value_for_insurance ?? 0,
  in_transit: input.in_transit,
  border: input.border ? JSON.stringify(input.border) : null,
  freight_terms: input.freight_terms ?? 'prepaid',
  bill_to: input.bill_to ? JSON.stringify(input.bill_to) : null,
  external_id: input.external_id ?? null,
  po_number: input.po_number ?? null,
  billing_reference: input.billing_reference ?? null,
  ...(requote ? { requote_needed: onceQuoted } : {}),
});

/**
 * Changes a load that is not booked: row, parts, search, history and a hint to the room in one transaction. A change
 * the price depends on, once carriers were asked, asks for a requote. 400 by the rules of a new load; 404 for what is
 * not the caller's; 409 `loads.over` of a load that is over,
 * `loads.already_moved` where it was changed or booked in the meantime.
 */
export const editLoad = (ctx: Ctx, loadId: number, edit: LoadEdit): Promise<LoadDetails> =>
  // Quotes that come in meanwhile wait: they do not refuse a change they have nothing to do with.
  withLoadLocked(ctx, loadId, ['operations_since'], async (tx, locked) => {
    refuseWithOperations(tx, locked);
    const before = await getLoadDetails(tx, loadId);
    if (isOver(before.status)) throw problem('loads.over', 409);
    if (edit.version !== undefined && edit.version !== before.version) throw problem('loads.already_moved', 409);
    const current = loadAsInput(before);
    const change = edit.change(current, before);
    if (!edit.haul) refuseBareItems(before, change);
    const isOpen = before.missing.length > 0;
    const wanted = parse(isOpen ? OpenLoadInput : LoadInput, { ...current, ...change });
    const trucks = await readOfferedTrucks(tx);
    const load = prepareLoad(tx, trucks, wanted, { kept: keptModes(tx, trucks, wanted, before), isOpen });
    const merged = inKnownCountries(wanted, load);
    const isMoved = goesElsewhere(current, merged);
    const placed = { ...merged, in_transit: transitOf(current, merged, change, load, isMoved) };
    const hasOtherWay = isMoved || placed.in_transit !== current.in_transit;
    const input = { ...placed, ...termsOf(placed, change), border: borderOf(placed, change, load, hasOtherWay) };
    const changesPrice = priceBasis(current) !== priceBasis(input);
    // What was quoted stands: nobody is kept from naming a dock by what became of the trucks since.
    if (changesPrice && !isOpen) assertLoadFits(trucks, load.modes, input);
    // A draft may stay unfinished; a load written before a rule stays changeable in what the rule is not about.
    if (change.line_items && before.status !== initialStatus)
      assertHazmat(load.items, edit.haul ? 'hazmat' : 'line_items');
    if (change.pickup_date) checkPickupDate(tx, change.pickup_date, load.stops[0]?.timezone ?? 'UTC');
    if (change.stops) await refuseForeignLocations(tx, before.account.id, change.stops, before.stops);
    const requote = (edit.haul?.requote ?? false) || changesPrice;
    const lacksDay = !change.pickup_date && before.missing.some(({ field }) => field === 'pickup_date');
    const changes = {
      ...(isOpen ? { missing: JSON.stringify(openDetailsOf(tx, trucks, input, { load, lacksDay })) } : {}),
      ...columnsOf(input, load, { requote, sameTruck: asksForSameTruck(input, before) }),
      ...(hasOtherWay ? routeColumns(await findRoute(tx, load.stops, input.in_transit)) : {}),
    };
    const update = (part: Ctx) => updateLoad(part, locked, editableStatuses, changes);
    const isMade = await namingItsLoad(tx, before.account.id, change.external_id, update);
    if (!isMade) throw problem('loads.already_moved', 409);
    await edit.write(tx, before, load, input);
    await indexLoadTerms(tx, loadId);
    const after = await getLoadDetails(tx, loadId);
    await writeHistory(tx, loadId, {
      kind: 'edit',
      event: edit.event,
      changes: edit.haul?.changes ?? withTruckNames(compareLoads(current, loadAsInput(after)), before, after),
      details: { fields: Object.keys(change), requote, ...edit.details },
    });
    publish(tx, loadId, 'load-changed', { load_id: loadId, status: before.status });
    return after;
  });
