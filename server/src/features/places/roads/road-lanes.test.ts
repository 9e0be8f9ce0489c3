import type { Country } from '@portal/contract/places/zip-code.ts';
import { expect, it } from 'vitest';
import { placeOfZip } from '../zip-lookup.ts';
import { roadMiles } from './road-miles.ts';

const pointOf = (zip: string) => {
  const country: Country = /^\d/.test(zip) ? 'US' : 'CA';
  const { lat, lng } = placeOfZip(zip, country) ?? {};
  if (!lat || !lng) throw new Error(`${zip} lies nowhere`);
  return { country, lat, lng };
};

/** Lanes along roads that are no freeways in the source of those, with printed miles from centre to centre. */
it.each<[lane: string, from: string, to: string, miles: number]>([
  ['Memphis to Birmingham', '38103', '35203', 241],
  ['Memphis to Atlanta', '38103', '30303', 390],
  ['Memphis to Tupelo', '38103', '38804', 107],
  ['Pittsburgh to Washington', '15222', '20001', 245],
  ['Pittsburgh to Richmond', '15222', '23219', 345],
  ['Pittsburgh to Baltimore', '15222', '21201', 248],
  ['Little Rock to Shreveport', '72201', '71101', 215],
  ['Fargo to Duluth', '58102', '55802', 251],
  ['Albuquerque to Lubbock', '87102', '79401', 321],
  ['Wichita Falls to Lubbock', '76301', '79401', 208],
  ['Abilene to Wichita Falls', '79601', '76301', 150],
  ['Springfield to Memphis', '65806', '38103', 285],
  ['Fayetteville to Texarkana', '72701', '71854', 240],
  ['Lincoln to Topeka', '68508', '66603', 170],
  ['Dubuque to La Crosse', '52001', '54601', 120],
  ['Madison to Green Bay', '53703', '54301', 137],
  ['Omaha to Wichita', '68102', '67202', 300],
  ['Montgomery to Pensacola', '36104', '32501', 162],
  ['Traverse City to Marquette', '49684', '49855', 270],
  ['Omaha to Topeka', '68102', '66603', 165],
  ['Bismarck to Pierre', '58501', '57501', 208],
  ['Pierre to Sioux Falls', '57501', '57104', 225],
  ['Missoula to Helena', '59801', '59601', 115],
  ['Moab to Grand Junction', '84532', '81501', 113],
  ['Columbus to Montgomery', '31901', '36104', 86],
  ['Huntsville to Memphis', '35801', '38103', 215],
  ['Huntsville to Nashville', '35801', '37203', 110],
  ['Burlington to Portland', '05401', '04101', 210],
  ['Concord to Portland', '03301', '04101', 97],
  ['Pittsburgh to State College', '15222', '16801', 137],
  ['Lynchburg to Richmond', '24504', '23219', 115],
  ['Paducah to Jackson', '42001', '38301', 115],
  ['Buffalo to Detroit', '14201', '48226', 365],
  ['Watertown to Detroit', '13601', '48226', 570],
  ['Bangor to Quebec', '04401', 'G1R', 232],
  ['Bangor to Montreal', '04401', 'H3B', 310],
  ['Burlington to Montreal', '05401', 'H3B', 96],
])('from %s (%s to %s) are the printed %i miles, within eight percent', (_lane, fromZip, toZip, printed) => {
  const [from, to] = [pointOf(fromZip), pointOf(toZip)];
  const miles = roadMiles(from, to, from.country === to.country ? from.country : undefined);
  expect(Math.abs(miles / printed - 1), `${miles} of ${printed}`).toBeLessThan(0.08);
});
