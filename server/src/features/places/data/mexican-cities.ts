import type { ZipRecord } from '../zip-record.ts';

/**
 * The Mexican freight cities, by the códigos postales of their centres; states by ISO 3166-2.
 * The national catalogue may not be shipped with a product.
 */
export const mexicanCities: readonly ZipRecord[] = [
  { code: '06000', city: 'Ciudad de México', state: 'CMX', country: 'MX', lat: 19.4326, lng: -99.1332 },
  { code: '22000', city: 'Tijuana', state: 'BCN', country: 'MX', lat: 32.5149, lng: -117.0382 },
  { code: '28200', city: 'Manzanillo', state: 'COL', country: 'MX', lat: 19.0522, lng: -104.3158 },
  { code: '32000', city: 'Ciudad Juárez', state: 'CHH', country: 'MX', lat: 31.6904, lng: -106.4245 },
  { code: '44100', city: 'Guadalajara', state: 'JAL', country: 'MX', lat: 20.6736, lng: -103.344 },
  { code: '64000', city: 'Monterrey', state: 'NLE', country: 'MX', lat: 25.6866, lng: -100.3161 },
  { code: '76000', city: 'Querétaro', state: 'QUE', country: 'MX', lat: 20.5888, lng: -100.3899 },
  { code: '88000', city: 'Nuevo Laredo', state: 'TAM', country: 'MX', lat: 27.4763, lng: -99.5164 },
  { code: '88500', city: 'Reynosa', state: 'TAM', country: 'MX', lat: 26.0508, lng: -98.2978 },
  { code: '91700', city: 'Veracruz', state: 'VER', country: 'MX', lat: 19.1738, lng: -96.1342 },
];
