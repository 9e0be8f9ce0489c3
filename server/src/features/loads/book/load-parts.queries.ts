import type { LoadInput } from '@portal/contract/loads/load.ts';
import { type Insertable, sql } from 'kysely';
import type { Loads } from '../../../platform/database/db.types.ts';
import type { Scope } from '../../../platform/actor.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { ofScope } from '../loads.queries.ts';
import type { FoundRoute } from '../../places/roads/find-route.ts';
import type { PlacedStop, PreparedLoad, RatedItem } from './prepare-load.ts';

type Derived = 'mode' | 'quote_type' | 'quote_modes' | 'weight_lb' | 'handling_units' | 'cubic_feet' | 'hazmat';
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
    ...load.modes,
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
  };
};

/** What the load's own row says of its way; without one, where its stops lie is not known. */
export const routeColumns = (route: FoundRoute | null): Pick<Insertable<Loads>, 'distance_miles' | 'route_line'> => ({
  distance_miles: route?.miles ?? null,
  route_line: route && JSON.stringify(route.line),
});

/** What its saved location says of notices is the stop's from then on, as its address is. */
const stopColumns = ({ contact, ...stop }: PlacedStop) => ({
  ...stop,
  notices: stop.location_id ? sql<string>`(select notices from locations where id = ${stop.location_id})` : null,
  contact_name: contact.name,
  contact_phone: contact.phone,
  contact_email: contact.email,
});

/** Writes the stops of a load in one statement. */
export const insertStops = async (tx: OpenCtx, loadId: number, stops: readonly PlacedStop[]): Promise<void> => {
  const rows = stops.map((stop, position) => ({ ...stopColumns(stop), load_id: loadId, position }));
  await tx.db.insertInto('stops').values(rows).execute();
};

export const updateStop = async (tx: OpenCtx, stopId: number, stop: PlacedStop): Promise<void> => {
  await tx.db.updateTable('stops').set(stopColumns(stop)).where('id', '=', stopId).execute();
};

const itemColumns = (item: RatedItem) => ({
  ...item,
  hazmat: item.hazmat && JSON.stringify(item.hazmat),
  temperature: item.temperature && JSON.stringify(item.temperature),
});

/** Writes the line items of a load in one statement. */
export const insertLineItems = async (tx: OpenCtx, loadId: number, items: readonly RatedItem[]): Promise<void> => {
  const rows = items.map((item, position) => ({ ...itemColumns(item), load_id: loadId, position }));
  await tx.db.insertInto('line_items').values(rows).execute();
};

/** Adds a line item behind the others. */
export const insertLineItem = async (tx: OpenCtx, loadId: number, item: RatedItem): Promise<void> => {
  const behind = sql<number>`(select coalesce(max(position) + 1, 0) from line_items where load_id = ${loadId})`;
  await tx.db
    .insertInto('line_items')
    .values({ ...itemColumns(item), load_id: loadId, position: behind })
    .execute();
};

export const updateLineItem = async (tx: OpenCtx, itemId: number, item: RatedItem): Promise<void> => {
  await tx.db.updateTable('line_items').set(itemColumns(item)).where('id', '=', itemId).execute();
};

/** Writes the accessorials of a load in one statement; one that is named twice counts once. */
export const insertAccessorials = async (
  tx: OpenCtx,
  loadId: number,
  accessorials: Readonly<LoadInput['accessorials']>,
): Promise<void> => {
  if (accessorials.length === 0) return;
  const rows = accessorials.map(({ code, details }) => ({ load_id: loadId, code, details: JSON.stringify(details) }));
  await tx.db
    .insertInto('load_accessorials')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

type BookedStop = Partial<Pick<PlacedStop, 'name' | 'address' | 'contact' | 'open_time' | 'close_time' | 'reference'>>;

/** What of a stop may still change once it is booked; what is not given stays. */
export const updateBookedStop = async (tx: OpenCtx, stopId: number, stop: BookedStop): Promise<void> => {
  const { name, address, contact, open_time, close_time, reference } = stop;
  await tx.db
    .updateTable('stops')
    .set({
      name,
      address,
      contact_name: contact?.name,
      contact_phone: contact?.phone,
      contact_email: contact?.email,
      open_time,
      close_time,
      reference,
    })
    .where('id', '=', stopId)
    .execute();
};

export const updateAccessorial = async (tx: OpenCtx, id: number, details: object): Promise<void> => {
  await tx.db
    .updateTable('load_accessorials')
    .set({ details: JSON.stringify(details) })
    .where('id', '=', id)
    .execute();
};

/** Removes one part of a load. */
export const deletePart = async (
  tx: OpenCtx,
  table: 'line_items' | 'load_accessorials',
  partId: number,
): Promise<void> => {
  await tx.db.deleteFrom(table).where('id', '=', partId).execute();
};

/** Which load an accessorial belongs to, within the caller's accounts. */
export const findLoadOfAccessorial = async (ctx: OpenCtx, scope: Scope, id: number): Promise<number | undefined> => {
  const row = await ctx.db
    .selectFrom('load_accessorials')
    .innerJoin('loads', 'loads.id', 'load_accessorials.load_id')
    .select('loads.id')
    .where('load_accessorials.id', '=', id)
    .where(ofScope(scope))
    .executeTakeFirst();
  return row?.id;
};

/** Removes the parts of a load that are about to be written again. */
export const deleteParts = async (
  tx: OpenCtx,
  table: 'stops' | 'line_items' | 'load_accessorials',
  loadId: number,
): Promise<void> => {
  await tx.db.deleteFrom(table).where('load_id', '=', loadId).execute();
};
