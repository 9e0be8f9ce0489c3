import { alaskaByRoad } from '@portal/contract/places/places.settings.ts';
import type { Place } from '@portal/contract/places/places.contract.ts';
import type { OpenCtx } from '../../platform/context.ts';
import { problems } from '../../platform/http/errors.ts';
import { alaskaOnRoad, codesWithoutRoad, statesWithoutRoad, townsWithoutRoad } from './data/places-without-road.ts';
import { cityKey } from './zip-table.ts';

/** A place as far as it decides whether a truck gets there. */
export type RoadPlace = Pick<Place, 'zip_code' | 'state' | 'country'> & { city?: string };

/** What the operator has to say about it. */
export type RoadCtx = { services: { settings: Pick<OpenCtx['services']['settings'], 'get'> } };

/** Whether a code is of a list, which is read once, since every lane asks for both its ends. */
const codesAmong = (rows: readonly string[]): ((code: string) => boolean) => {
  const single = new Set(rows.filter((row) => !row.includes('-')));
  const spans = rows.flatMap((row) => {
    const [first = '', last] = row.split('-');
    return last === undefined ? [] : [{ first, last }];
  });
  return (code) => single.has(code) || spans.some(({ first, last }) => code >= first && code <= last);
};

const isWithoutRoad = {
  US: codesAmong(codesWithoutRoad.US),
  CA: codesAmong(codesWithoutRoad.CA),
  MX: codesAmong(codesWithoutRoad.MX),
} as const;
const withoutRoad: ReadonlySet<string> = new Set(
  Object.entries(townsWithoutRoad).flatMap(([area, towns]) => towns.map((town) => `${area} ${cityKey(town)}`)),
);
const isOnAlaskanRoad = codesAmong(alaskaOnRoad);

/** ZIP+4 and whole Canadian codes lie where their area does. */
const areaOf = ({ zip_code, country }: RoadPlace): string =>
  zip_code
    .trim()
    .toUpperCase()
    .slice(0, country === 'CA' ? 3 : 5);

/** Whether trucks get to a place by road: not to islands without a bridge and military post, to Alaska by setting. */
export const hasRoad = ({ services }: RoadCtx, place: RoadPlace): boolean => {
  const code = areaOf(place);
  if (place.country !== 'US') {
    return !isWithoutRoad[place.country](code) && !withoutRoad.has(`${code} ${cityKey(place.city ?? '')}`);
  }
  if (place.state === 'AK') return services.settings.get(alaskaByRoad) && isOnAlaskanRoad(code);
  return !statesWithoutRoad.has(place.state) && !isWithoutRoad.US(code);
};

/**
 * Refuses with 400 `places.no_road` a load that nobody can price by the mile, at each stop without a road: operations
 * may be asked for a price instead.
 */
export const refuseWithoutRoad = (ctx: RoadCtx, stops: readonly (RoadPlace & { city: string })[]): void => {
  const faults = stops.flatMap((stop, index) => {
    if (hasRoad(ctx, stop)) return [];
    const { zip_code: zip, city, state } = stop;
    return [{ code: 'places.no_road' as const, field: `stops.${index}.zip_code`, params: { zip, city, state } }];
  });
  if (faults.length > 0) throw problems(faults);
};
