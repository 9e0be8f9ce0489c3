import type { Input, Reply } from '@portal/contract/http/endpoint.ts';
import type { Location, LocationChange, places } from '@portal/contract/places/places.contract.ts';
import type { Ctx } from '../../platform/context.ts';
import { notFound } from '../../platform/http/errors.ts';
import {
  archiveLocation,
  countLocations,
  findLocations,
  insertLocation,
  type LocationRow,
  updateLocation,
} from './places.queries.ts';

type Row = Omit<LocationRow, 'account_id' | 'created_at' | 'archived_at'>;

/** A row as the wire has it; only the countries of the contract were ever written. */
const savedLocation = (row: Row): Location => ({ ...row, country: row.country });

/** The own account's saved locations by name; `search` looks into names, addresses and contacts. */
export const listLocations = async (
  ctx: Ctx,
  { search, ...page }: Input<typeof places.locations>['query'],
): Promise<Reply<typeof places.locations>> => {
  const [rows, total] = await Promise.all([findLocations(ctx, search, page), countLocations(ctx, search)]);
  return { items: rows.map(savedLocation), total };
};

/** Saves a location for everybody of the own account. */
export const addLocation = async (
  ctx: Ctx,
  location: Input<typeof places.addLocation>['body'],
): Promise<Reply<typeof places.addLocation>> =>
  savedLocation(await insertLocation(ctx, { ...location, account_id: ctx.actor.accountId }));

/** Changes a location of the own account; what is not named stays. 404 for any other. */
export const changeLocation = async (ctx: Ctx, id: number, change: LocationChange): Promise<Location> => {
  const row = await updateLocation(ctx, id, change);
  if (!row) throw notFound();
  return savedLocation(row);
};

/** Removes a location of the own account from its list, once. 404 for any other. */
export const removeLocation = async (ctx: Ctx, id: number): Promise<void> => {
  if (!(await archiveLocation(ctx, id))) throw notFound();
};
