import { isDeepStrictEqual } from 'node:util';
import type { Reply } from '@portal/contract/http/endpoint.ts';
import type { LocationFilters, places } from '@portal/contract/places/places.contract.ts';
import type { Location, LocationChange, LocationInput } from '@portal/contract/places/saved-location.ts';
import { usualHours } from '@portal/contract/places/week-hours.ts';
import { isPhone } from '@portal/contract/places/phone.ts';
import type { Country } from '@portal/contract/places/zip-code.ts';
import { refuseSignedInAs } from '../../platform/actor.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { notFound, problem } from '../../platform/http/errors.ts';
import { assertContact } from './assert-contact.ts';
import { placeOfStop } from './place-of-stop.ts';
import { checkedTerms } from './terms/checked-terms.ts';
import {
  archiveLocation,
  countLoadsAt,
  countLocations,
  findLocation,
  findLocations,
  findLocationStates,
  insertLocation,
  lockLocation,
  type LocationRow,
  updateLocation,
} from './places.queries.ts';

type LocationText = Pick<LocationRow, 'zip_code' | 'city' | 'state'> & {
  country?: Country | undefined;
  contact_phone: string;
  further_contacts?: readonly { phone: string }[];
  open_time: string;
  close_time: string;
};

/** What the rules of a location look at. */
const locationRules = [
  'zip_code',
  'city',
  'state',
  'country',
  'contact_phone',
  'further_contacts',
  'open_time',
  'close_time',
  'week_hours',
] as const;

/**
 * The place of a location; 400 where it is none, its city is elsewhere, or nobody can be called or found there.
 * `further_contacts` are looked at where they are given.
 */
const placeOfLocation = ({ contact_phone, further_contacts = [], ...location }: LocationText) => {
  const place = placeOfStop(location, '');
  assertContact({ ...location, contact: { phone: contact_phone } }, place.country, '');
  const wrong = further_contacts.findIndex(({ phone }) => phone !== '' && !isPhone(phone, place.country));
  if (wrong >= 0) throw problem('places.phone_invalid', 400, { field: `further_contacts.${wrong}.phone` });
  return place;
};

/** A week's own hours also say the usual ones; usual hours alone stand for Monday to Friday. */
const withUsualHours = <L extends Pick<LocationChange, 'open_time' | 'close_time' | 'week_hours'>>(location: L): L => {
  const usual = location.week_hours && usualHours(location.week_hours);
  if (usual) return { ...location, open_time: usual.open, close_time: usual.close };
  const isUsualChanged = location.week_hours === undefined && (location.open_time ?? location.close_time) !== undefined;
  return isUsualChanged ? { ...location, week_hours: null } : location;
};

/** The own account's saved locations by name; `search` looks into names, addresses and contacts. */
export const listLocations = async (
  ctx: Ctx,
  { skip, limit, ...filters }: LocationFilters & { skip: number; limit: number },
): Promise<Reply<typeof places.locations>> => {
  const [items, total, states] = await Promise.all([
    findLocations(ctx, filters, { skip, limit }),
    countLocations(ctx, filters),
    findLocationStates(ctx),
  ]);
  return { items, total, states };
};

/** A location of the own account with the loads that name it. 404 for any other. */
export const getLocation = async (ctx: Ctx, id: number): Promise<Reply<typeof places.location>> => {
  const location = await findLocation(ctx, id);
  if (!location) throw notFound();
  return { ...location, loads: await countLoadsAt(ctx, id) };
};

const auditedLocation = (id: number) => ({ object_type: 'saved_location', object_id: id });

/** Notices give links away that outlive the session in which somebody acts for the account. */
const refuseNewNotices = (tx: Ctx, before: LocationChange['notices'], after: LocationChange['notices']): void => {
  if (after && !isDeepStrictEqual(after, before)) refuseSignedInAs(tx.actor, 'notices');
};

/** A location as it is stored, its place completed; 400 as for `placeOfLocation`. */
export const checkedLocation = (location: LocationInput) => {
  const { country, state } = placeOfLocation(location);
  return { ...withUsualHours(location), ...checkedTerms(location.freight_terms, location.bill_to), country, state };
};

/** Who usually pays, where that changes; another choice than a third party needs no name. */
const termsOf = (before: Pick<LocationRow, 'freight_terms' | 'bill_to'>, change: LocationChange) => {
  if (change.freight_terms === undefined && change.bill_to === undefined) return {};
  const freight_terms = change.freight_terms === undefined ? before.freight_terms : change.freight_terms;
  const kept = freight_terms === 'third_party' ? before.bill_to : null;
  return checkedTerms(freight_terms, change.bill_to === undefined ? kept : change.bill_to);
};

/** Saves a location for everybody of the own account. */
export const addLocation = (ctx: Ctx, location: LocationInput): Promise<Location> =>
  withTransaction(ctx, async (tx) => {
    refuseNewNotices(tx, null, location.notices);
    const after = await insertLocation(tx, { ...checkedLocation(location), account_id: tx.actor.accountId });
    await audit(tx, { action: 'saved-location.added', ...auditedLocation(after.id), after });
    return after;
  });

/**
 * Changes a location of the own account; what is not named stays. 404 for any other, 409 `places.changed_meanwhile`
 * where somebody changed it since the version that is named.
 */
export const changeLocation = (ctx: Ctx, id: number, { version, ...change }: LocationChange): Promise<Location> =>
  withTransaction(ctx, async (tx) => {
    const before = await lockLocation(tx, id);
    if (!before) throw notFound();
    if (version !== undefined && version !== before.version) throw problem('places.changed_meanwhile', 409);
    refuseNewNotices(tx, before.notices, change.notices);
    const after = await updateLocation(tx, id, { ...withUsualHours(change), ...termsOf(before, change) });
    if (!after) throw notFound();
    // A location from before a rule stays changeable in what the rule is not about.
    if (locationRules.some((field) => change[field] !== undefined)) placeOfLocation(after);
    await audit(tx, { action: 'saved-location.changed', ...auditedLocation(id), before, after });
    return after;
  });

/** Removes a location of the own account from its list, once. 404 for any other. */
export const removeLocation = (ctx: Ctx, id: number): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    const before = await archiveLocation(tx, id);
    if (!before) throw notFound();
    await audit(tx, { action: 'saved-location.removed', ...auditedLocation(id), before });
  });
