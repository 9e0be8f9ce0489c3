import type { Input, Reply } from '@portal/contract/http/endpoint.ts';
import type { Location, LocationChange, places } from '@portal/contract/places/places.contract.ts';
import type { Country } from '@portal/contract/places/zip-code.ts';
import { audit } from '../../platform/audit.ts';
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
  lockLocation,
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

const auditedLocation = (id: number) => ({ object_type: 'saved_location', object_id: id });

/** Saves a location for everybody of the own account. */
export const addLocation = (
  ctx: Ctx,
  location: Input<typeof places.addLocation>['body'],
): Promise<Reply<typeof places.addLocation>> =>
  withTransaction(ctx, async (tx) => {
    const { country, state } = placeOfLocation(location);
    const after = await insertLocation(tx, { ...location, country, state, account_id: tx.actor.accountId });
    await audit(tx, { action: 'saved-location.added', ...auditedLocation(after.id), after });
    return savedLocation(after);
  });

/** Changes a location of the own account; what is not named stays. 404 for any other. */
export const changeLocation = (ctx: Ctx, id: number, change: LocationChange): Promise<Location> =>
  withTransaction(ctx, async (tx) => {
    const before = await lockLocation(tx, id);
    const after = before && (await updateLocation(tx, id, change));
    if (!after) throw notFound();
    // A location from before a rule stays changeable in what the rule is not about.
    if (locationRules.some((field) => change[field] !== undefined)) placeOfLocation(after);
    await audit(tx, { action: 'saved-location.changed', ...auditedLocation(id), before, after });
    return savedLocation(after);
  });

/** Removes a location of the own account from its list, once. 404 for any other. */
export const removeLocation = (ctx: Ctx, id: number): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    const before = await archiveLocation(tx, id);
    if (!before) throw notFound();
    await audit(tx, { action: 'saved-location.removed', ...auditedLocation(id), before });
  });
