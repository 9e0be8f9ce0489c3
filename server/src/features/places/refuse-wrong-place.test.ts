import { expect, it } from 'vitest';
import { outcomeOf } from '../../testing/outcome-of.ts';
import { placeOfZip } from './zip-lookup.ts';
import { refuseWrongPlace } from './refuse-wrong-place.ts';

const refusal = (zip: string, city: string, state: string): string => {
  const place = placeOfZip(zip);
  if (!place) throw new Error(`${zip} is known`);
  return outcomeOf(() => {
    refuseWrongPlace(place, { city, state }, 'stops.0');
    return 'ok';
  });
};

it.each([
  ['75207', 'Dallas', 'TX'],
  ['75207', 'DALLAS ', 'texas'],
  ['75207', '', ''],
  ['63101', 'St. Louis', 'MO'],
  ['63101', 'Saint Louis', ''],
  // A town beside the one the post office names.
  ['75207', 'Irving', 'TX'],
  // A name nobody knows.
  ['90021', 'Boyle Heights Annex', 'CA'],
  // An independent city the table knows only in other states.
  ['90058', 'Vernon', 'CA'],
  // Codes abroad are judged by nobody here.
  ['M5V 2T6', 'York', 'ON'],
])('%s takes %s, %s', (zip, city, state) => {
  expect(refusal(zip, city, state)).toBe('ok');
});

it.each([
  ['75207', 'Laredo', 'TX', 'places.city_not_of_zip'],
  ['75207', 'Moscow', 'XX', 'places.state_not_of_zip'],
  ['75207', 'Dallas', 'OR', 'places.state_not_of_zip'],
  ['75207', 'Houston', '', 'places.city_not_of_zip'],
  ['75207', 'Chicago', 'TX', 'places.city_not_of_zip'],
  ['75207', 'Chicago', '', 'places.city_not_of_zip'],
])('%s refuses %s, %s', (zip, city, state, code) => {
  expect(refusal(zip, city, state)).toBe(code);
});
