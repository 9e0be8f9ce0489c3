import type { Place } from '@portal/contract/places/places.contract.ts';
import { localInstant } from '@portal/contract/values/zones/local-time.ts';
import { placeOfZip } from '../../../features/places/zip-lookup.ts';
import type { DemoSite } from '../../data/demo-sites.ts';
import { minutesAfter } from '../days.ts';

/** A site with where it lies. */
export type PlacedSite = DemoSite & { place: Place & { lat: number; lng: number } };

const placed = new Map<string, PlacedSite['place']>();

/** Where a ZIP code of the demo lies; throws for one nobody knows. */
export const demoPlace = (zip: string): PlacedSite['place'] => {
  const known = placed.get(zip);
  if (known) return known;
  const place = placeOfZip(zip);
  if (!place || place.lat === null || place.lng === null) throw new Error(`the demo's ZIP code ${zip} lies nowhere`);
  const found = { ...place, lat: place.lat, lng: place.lng };
  placed.set(zip, found);
  return found;
};

export const placeSite = (site: DemoSite): PlacedSite => ({ ...site, place: demoPlace(site.zip_code) });

const noons = new Map<string, string>();

/** Noon of a day in a zone, remembered: a year of loads asks for the same few days again and again. */
const noonOf = (day: string, timezone: string): string => {
  const key = `${day} ${timezone}`;
  const known = noons.get(key) ?? localInstant(day, '12:00', timezone).instant.toISOString();
  noons.set(key, known);
  return known;
};

/** A moment of a site's own day after its clocks may have changed at night, ISO 8601; `hour` may have a fraction. */
export const siteTime = ({ place }: Pick<PlacedSite, 'place'>, day: string, hour: number): string =>
  minutesAfter(noonOf(day, place.timezone), Math.floor((hour - 12) * 60));
