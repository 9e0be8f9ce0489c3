import type { Input, Reply } from '@portal/contract/http/endpoint.ts';
import type { Location, LocationChange, places } from '@portal/contract/places/places.contract.ts';
import type { Country } from '@portal/contract/places/zip-code.ts';
import type { Ctx } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { notFound } from '../../platform/http/errors.ts';
import { assertContact } from './assert-contact.ts';
import { placeOfStop } from './place-of-stop.ts';
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

type LocationText = Pick<Row, 'zip_code' | 'city' | 'state'> & {
  country?: Country | undefined;
  contact_phone: string;
  open_time: string;
  close_time: string;
};

/** What the rules of a location look at. */
const locationRules = ['zip_code', 'city', 'state', 'country', 'contact_phone', 'open_time', 'close_time'] as const;

/** The place of a location; 400 where it is none, its city is elsewhere, or nobody can be called or found there. */
const placeOfLocation = ({ contact_phone, ...location }: LocationText) => {
  const place = placeOfStop(location, '');
  assertContact({ ...location, contact: { phone: contact_phone } }, place.country, '');
  return place;
};

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
): Promise<Reply<typeof places.addLocation>> => {
  const { country, state } = placeOfLocation(location);
  return savedLocation(await insertLocation(ctx, { ...location, country, state, account_id: ctx.actor.accountId }));
};

/** Changes a location of the own account; what is not named stays. 404 for any other. */
export const changeLocation = (ctx: Ctx, id: number, change: LocationChange): Promise<Location> =>
  withTransaction(ctx, async (tx) => {
    const row = await updateLocation(tx, id, change);
    if (!row) throw notFound();
    // A location from before a rule stays changeable in what the rule is not about.
    if (locationRules.some((field) => change[field] !== undefined)) placeOfLocation(row);
    return savedLocation(row);
  });

/** Removes a location of the own account from its list, once. 404 for any other. */
export const removeLocation = async (ctx: Ctx, id: number): Promise<void> => {
  if (!(await archiveLocation(ctx, id))) throw notFound();
};
