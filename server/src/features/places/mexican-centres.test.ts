import { greatCircleMiles } from '@portal/contract/places/distance.ts';
import { expect, it } from 'vitest';
import { placeOfZip } from './zip-lookup.ts';

/** Codes of centres, with about where the town's main square lies. */
it.each<[zip: string, town: string, lat: number, lng: number]>([
  ['22000', 'Tijuana', 32.533, -117.037],
  ['83000', 'Hermosillo', 29.073, -110.956],
  ['25000', 'Saltillo', 25.423, -100.992],
  ['31000', 'Chihuahua', 28.636, -106.077],
  ['76000', 'Querétaro', 20.592, -100.392],
  ['77500', 'Cancún', 21.161, -86.827],
  ['80000', 'Culiacán', 24.809, -107.394],
  ['60950', 'Lázaro Cárdenas', 17.957, -102.193],
  ['89600', 'Altamira', 22.393, -97.938],
  ['64000', 'Monterrey', 25.669, -100.31],
  ['21000', 'Mexicali', 32.663, -115.468],
  ['32000', 'Ciudad Juárez', 31.739, -106.487],
  ['88000', 'Nuevo Laredo', 27.499, -99.507],
  ['87000', 'Ciudad Victoria', 23.731, -99.15],
  ['34000', 'Durango', 24.024, -104.67],
  ['37000', 'León', 21.122, -101.683],
  ['72000', 'Puebla', 19.043, -98.198],
  ['97000', 'Mérida', 20.967, -89.624],
  ['86000', 'Villahermosa', 17.989, -92.928],
  ['29000', 'Tuxtla Gutiérrez', 16.753, -93.116],
  ['68000', 'Oaxaca', 17.061, -96.725],
  ['58000', 'Morelia', 19.703, -101.192],
  ['78000', 'San Luis Potosí', 22.152, -100.976],
  ['20000', 'Aguascalientes', 21.881, -102.296],
  ['82000', 'Mazatlán', 23.2, -106.422],
  ['24000', 'Campeche', 19.846, -90.537],
  ['63000', 'Tepic', 21.512, -104.892],
  ['91000', 'Xalapa', 19.527, -96.923],
])('%s lies in %s', (zip, _town, lat, lng) => {
  const place = placeOfZip(zip, 'MX');
  if (!place?.lat || !place.lng) throw new Error(`${zip} lies nowhere`);
  expect(greatCircleMiles({ lat: place.lat, lng: place.lng }, { lat, lng })).toBeLessThan(4);
});
