import type { LoadInput } from '@portal/contract/loads/load.ts';
import type { Insertable } from 'kysely';
import type { Loads } from '../../db/db.types.ts';
import type { OpenCtx } from '../../platform/context.ts';
import type { PlacedStop, PreparedLoad, RatedItem } from './prepare-load.ts';

type Derived = 'weight_lb' | 'handling_units' | 'cubic_feet' | 'hazmat' | 'distance_miles';
type Ends =
  | 'origin_city'
  | 'origin_state'
  | 'origin_zip'
  | 'destination_city'
  | 'destination_state'
  | 'destination_zip';

/** What the load's own row says of its stops and cargo, so that lists need no other table. */
export const derivedColumns = (load: PreparedLoad): Required<Pick<Insertable<Loads>, Derived | Ends>> => {
  const [origin, destination] = [load.stops[0], load.stops.at(-1)];
  if (!origin || !destination) throw new RangeError('a load has two stops at least');
  return {
    origin_city: origin.city,
    origin_state: origin.state,
    origin_zip: origin.zip_code,
    destination_city: destination.city,
    destination_state: destination.state,
    destination_zip: destination.zip_code,
    weight_lb: load.cargo.weight_lb,
    handling_units: load.cargo.handling_units,
    cubic_feet: load.cargo.cubic_feet,
    hazmat: load.hazmat,
    distance_miles: load.distanceMiles,
  };
};

/** Writes the stops of a load in one statement. */
export const insertStops = async (tx: OpenCtx, loadId: number, stops: readonly PlacedStop[]): Promise<void> => {
  const rows = stops.map(({ contact, ...stop }, position) => ({
    ...stop,
    load_id: loadId,
    position,
    contact_name: contact.name,
    contact_phone: contact.phone,
    contact_email: contact.email,
  }));
  await tx.db.insertInto('stops').values(rows).execute();
};

/** Writes the line items of a load in one statement. */
export const insertLineItems = async (tx: OpenCtx, loadId: number, items: readonly RatedItem[]): Promise<void> => {
  const rows = items.map((item, position) => ({
    ...item,
    load_id: loadId,
    position,
    hazmat: item.hazmat && JSON.stringify(item.hazmat),
  }));
  await tx.db.insertInto('line_items').values(rows).execute();
};

/** Writes the extra services of a load in one statement; one that is named twice counts once. */
export const insertAccessorials = async (
  tx: OpenCtx,
  loadId: number,
  accessorials: LoadInput['accessorials'],
): Promise<void> => {
  if (accessorials.length === 0) return;
  const rows = accessorials.map(({ code, details }) => ({ load_id: loadId, code, details: JSON.stringify(details) }));
  await tx.db
    .insertInto('load_accessorials')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Removes the parts of a load that are about to be written anew. */
export const deleteParts = async (
  tx: OpenCtx,
  table: 'stops' | 'line_items' | 'load_accessorials',
  loadId: number,
): Promise<void> => {
  await tx.db.deleteFrom(table).where('load_id', '=', loadId).execute();
};
