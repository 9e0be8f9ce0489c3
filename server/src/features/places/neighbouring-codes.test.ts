import { expect, it } from 'vitest';
import { outcomeOf } from '../../testing/outcome-of.ts';
import { placeOfStop } from './place-of-stop.ts';
import { placeOfZip, placesOfCity, placesOfZipPrefix } from './zip-lookup.ts';

// Codes of the catalogue of the Servicio Postal Mexicano that the table is made of; points within 25 miles of the town.
const mexican: [string, string, string, number, number][] = [
  ['66610', 'Apodaca', 'NLE', 25.78, -100.19],
  ['66600', 'Apodaca', 'NLE', 25.78, -100.19],
  ['88240', 'Nuevo Laredo', 'TAM', 27.48, -99.51],
  ['88000', 'Nuevo Laredo', 'TAM', 27.48, -99.51],
  ['67114', 'Guadalupe', 'NLE', 25.68, -100.26],
  ['45640', 'Tlajomulco de Zúñiga', 'JAL', 20.47, -103.44],
  ['64000', 'Monterrey', 'NLE', 25.67, -100.31],
  ['44100', 'Guadalajara', 'JAL', 20.67, -103.35],
  ['45010', 'Zapopan', 'JAL', 20.72, -103.39],
  ['22000', 'Tijuana', 'BCN', 32.53, -117.02],
  ['22444', 'Tijuana', 'BCN', 32.53, -116.95],
  ['21000', 'Mexicali', 'BCN', 32.65, -115.47],
  ['32000', 'Ciudad Juárez', 'CHH', 31.74, -106.48],
  ['31000', 'Chihuahua', 'CHH', 28.63, -106.08],
  ['25900', 'Ramos Arizpe', 'COA', 25.54, -100.95],
  ['25000', 'Saltillo', 'COA', 25.42, -101],
  ['76000', 'Querétaro', 'QUE', 20.59, -100.39],
  ['78000', 'San Luis Potosí', 'SLP', 22.15, -100.98],
  ['37000', 'León', 'GUA', 21.12, -101.68],
  ['20000', 'Aguascalientes', 'AGU', 21.88, -102.3],
  ['72000', 'Puebla', 'PUE', 19.04, -98.2],
  ['50000', 'Toluca', 'MEX', 19.29, -99.66],
  ['54000', 'Tlalnepantla de Baz', 'MEX', 19.54, -99.19],
  ['06000', 'Ciudad de México', 'CMX', 19.43, -99.13],
  ['88500', 'Reynosa', 'TAM', 26.09, -98.28],
  ['87300', 'Matamoros', 'TAM', 25.87, -97.5],
  ['83000', 'Hermosillo', 'SON', 29.08, -110.96],
  ['84000', 'Nogales', 'SON', 31.31, -110.94],
  ['91700', 'Veracruz', 'VER', 19.2, -96.14],
  ['28200', 'Manzanillo', 'COL', 19.05, -104.32],
  ['97000', 'Mérida', 'YUC', 20.97, -89.62],
  ['77500', 'Cancún', 'ROO', 21.16, -86.85],
];

// Codes in forward sortation areas of GeoNames' list, which the table is made of; points within 25 miles of the town.
const canadian: [string, string, string, number, number][] = [
  ['M5H 2N2', 'Toronto', 'ON', 43.65, -79.38],
  ['L5T 1A1', 'Mississauga', 'ON', 43.66, -79.65],
  ['L6T 4B9', 'Brampton', 'ON', 43.73, -79.69],
  ['N9A 6S1', 'Windsor', 'ON', 42.32, -83.04],
  ['L2E 6X5', 'Niagara Falls', 'ON', 43.1, -79.07],
  ['K1P 1J1', 'Ottawa', 'ON', 45.42, -75.69],
  ['L8P 4Y5', 'Hamilton', 'ON', 43.26, -79.87],
  ['N6A 4L9', 'London', 'ON', 42.98, -81.25],
  ['H2Y 1C6', 'Montreal', 'QC', 45.51, -73.55],
  ['G1R 4S9', 'Quebec City', 'QC', 46.81, -71.21],
  ['J4B 5E4', 'Boucherville', 'QC', 45.59, -73.44],
  ['V5Y 1V4', 'Vancouver', 'BC', 49.26, -123.11],
  ['V3T 1V8', 'Surrey', 'BC', 49.19, -122.85],
  ['V8W 1P6', 'Victoria', 'BC', 48.43, -123.36],
  ['T2P 2M5', 'Calgary', 'AB', 51.05, -114.07],
  ['T5J 2R7', 'Edmonton', 'AB', 53.55, -113.49],
  ['S4P 3C8', 'Regina', 'SK', 50.45, -104.61],
  ['S7K 0J5', 'Saskatoon', 'SK', 52.13, -106.67],
  ['R3B 1B9', 'Winnipeg', 'MB', 49.9, -97.14],
  ['B3J 3A5', 'Halifax', 'NS', 44.65, -63.57],
  ['E1C 1E8', 'Moncton', 'NB', 46.09, -64.78],
  ['C1A 4B7', 'Charlottetown', 'PE', 46.24, -63.13],
  ['A1C 5M2', "St. John's", 'NL', 47.56, -52.71],
  ['Y1A 1C2', 'Whitehorse', 'YT', 60.72, -135.05],
  ['X0A 0H0', 'Iqaluit', 'NU', 63.75, -68.52],
];

const degrees = 25 / 69;

it.each([...mexican.map((row) => ['MX', ...row] as const), ...canadian.map((row) => ['CA', ...row] as const)])(
  '%s %s is %s, %s',
  (country, zip, city, state, lat, lng) => {
    const place = placeOfZip(zip, country);
    expect(place).toMatchObject({ zip_code: zip, city, state, country });
    expect(Math.abs((place?.lat ?? 0) - lat)).toBeLessThan(degrees);
    expect(Math.abs((place?.lng ?? 0) - lng)).toBeLessThan(degrees * 1.5);
    expect(() => placeOfStop({ zip_code: zip, country, city, state }, 'stops.0')).not.toThrow();
  },
);

it('has a code of the three countries only within its own', () => {
  expect(placeOfZip('45640', 'MX')).toMatchObject({ city: 'Tlajomulco de Zúñiga' });
  expect(placeOfZip('45640', 'US')).toMatchObject({ city: 'Jackson', state: 'OH' });
  expect(placeOfZip('45640')).toMatchObject({ country: 'US' });
  expect(placeOfZip('45640', 'CA')).toBeNull();
  expect(placeOfZip('M5V 2T6', 'US')).toBeNull();
  expect(placeOfZip('H0H 0H0')).toBeNull();
});

it('offers codes and cities of the country that is asked for', () => {
  expect(placesOfZipPrefix('666', 'MX').every(({ country, state }) => country === 'MX' && state === 'NLE')).toBe(true);
  expect(placesOfZipPrefix('666').every(({ country }) => country === 'US')).toBe(true);
  expect(placesOfCity('Guadalupe', undefined, 'MX').every(({ country }) => country === 'MX')).toBe(true);
  expect(placesOfCity('apodaca', 'NLE', 'MX').length).toBeGreaterThan(5);
});

it.each([
  ['32000', 'America/Ciudad_Juarez'],
  ['32880', 'America/Ojinaga'],
  ['31000', 'America/Chihuahua'],
  ['22000', 'America/Tijuana'],
  ['83000', 'America/Hermosillo'],
  ['77500', 'America/Cancun'],
])('%s keeps the time of %s', (zip, timezone) => expect(placeOfZip(zip, 'MX')?.timezone).toBe(timezone));

const outcome = (zip_code: string, city: string, state: string, country?: 'US' | 'CA' | 'MX'): string =>
  outcomeOf(() => placeOfStop({ zip_code, city, state, country }, 'stops.0').country);

it.each([
  ['45640', '', '', 'US'],
  ['45640', '', 'JAL', 'MX'],
  ['45640', '', 'Jalisco', 'MX'],
  ['45640', 'Tlajomulco', '', 'MX'],
  ['45640', 'Jackson', 'OH', 'US'],
  ['45640', 'Jackson', '', 'US'],
  ['66610', 'Apodaca', 'N.L.', 'MX'],
  ['88240', 'Nuevo Laredo', 'Tamaulipas', 'MX'],
  ['64988', '', '', 'places.country_unclear'],
  ['M5V 2T6', '', '', 'CA'],
  ['00000', '', '', 'places.zip_unknown'],
])('without a country %s %s %s is of %s', (zip, city, state, expected) => {
  expect(outcome(zip, city, state)).toBe(expected);
});

it.each([
  ['72000', 'Heroica Puebla de Zaragoza', 'PUE', 'MX', 'MX'],
  ['32470', 'Cd. Juárez', 'Chih.', 'MX', 'MX'],
  ['01000', 'CDMX', 'CDMX', 'MX', 'MX'],
  ['09000', 'Iztapalapa', 'Ciudad de México', 'MX', 'MX'],
  ['45640', 'Monterrey', 'JAL', 'MX', 'places.city_not_of_zip'],
  ['64000', 'Linares', 'NLE', 'MX', 'places.city_not_of_zip'],
  ['64000', 'Dallas', 'NLE', 'MX', 'places.city_not_of_zip'],
  ['64000', 'Monterrey', 'CA', 'MX', 'places.state_not_of_zip'],
  ['64000', 'Monterrey', 'JAL', 'MX', 'places.state_not_of_zip'],
  ['M5V 2T6', 'North York', 'Ontario', 'CA', 'CA'],
  ['H2Y 1C6', 'Montréal', 'Québec', 'CA', 'CA'],
  ['M5V 2T6', 'Vancouver', 'ON', 'CA', 'places.city_not_of_zip'],
  ['M5V 2T6', 'Toronto', 'QC', 'CA', 'places.state_not_of_zip'],
  ['M5V 2T6', 'Ottawa', 'ON', 'CA', 'places.city_not_of_zip'],
  ['75207', 'Monterrey', 'NLE', 'US', 'places.state_not_of_zip'],
] as const)('%s %s, %s of %s: %s', (zip, city, state, country, expected) => {
  expect(outcome(zip, city, state, country)).toBe(expected);
});
