import { greatCircleMiles } from '@portal/contract/places/distance.ts';
import { expect, it } from 'vitest';
import { placeOfZip } from './zip-lookup.ts';

/** Areas of Canada, with about where their town lies; most stretch far into land where nobody lives. */
it.each<[area: string, town: string, lat: number, lng: number]>([
  ['G4Z', 'Baie-Comeau', 49.217, -68.149],
  ['G5C', 'Baie-Comeau', 49.217, -68.149],
  ['G4R', 'Sept-Îles', 50.2, -66.382],
  ['G8G', 'Métabetchouan', 48.42, -71.87],
  ['H4Y', 'Dorval', 45.447, -73.753],
  ['J0X', 'Thurso', 45.6, -75.249],
  ['G0G', 'Havre-Saint-Pierre', 50.234, -63.599],
  ['E2R', 'Saint John', 45.273, -66.063],
  ['E3A', 'Fredericton', 45.945, -66.666],
  ['E1V', 'Miramichi', 47.029, -65.502],
  ['E4A', 'Chipman', 46.17, -65.88],
  ['B0J', 'Lunenburg', 44.379, -64.317],
  ['A0P', 'Happy Valley-Goose Bay', 53.304, -60.326],
  ['P7B', 'Thunder Bay', 48.382, -89.25],
  ['P0T', 'Marathon', 48.717, -86.383],
  ['P0V', 'Red Lake', 51.067, -93.734],
  ['K0G', 'Kemptville', 45.017, -75.645],
  ['L8N', 'Hamilton', 43.25, -79.85],
  ['R0C', 'Stonewall', 50.134, -97.327],
  ['S6V', 'Prince Albert', 53.2, -105.768],
  ['S0M', 'Battleford', 52.735, -108.309],
  ['T0E', 'Jasper', 52.88, -118.08],
  ['T1B', 'Medicine Hat', 50.039, -110.677],
  ['T2P', 'Calgary', 51.05, -114.085],
  ['V2V', 'Mission', 49.133, -122.303],
  ['V2N', 'Prince George', 53.917, -122.753],
  ['V6T', 'Vancouver', 49.264, -123.253],
  ['V0C', 'Fort Nelson', 58.805, -122.7],
  ['V0J', 'Smithers', 54.78, -127.174],
  ['Y0A', 'Watson Lake', 60.063, -128.709],
])('%s lies in %s', (area, town, lat, lng) => {
  const place = placeOfZip(area, 'CA');
  expect(place?.city).toContain(town);
  expect(greatCircleMiles({ lat: place?.lat ?? 0, lng: place?.lng ?? 0 }, { lat, lng })).toBeLessThan(8);
});
