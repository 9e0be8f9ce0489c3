import type { ZipRecord } from '../zip-record.ts';

/**
 * Codes in use that are younger than the tables. US: points from the Census Bureau's areas; Mexico: between the
 * neighbouring codes.
 */
export const newerZipCodes: readonly ZipRecord[] = [
  { code: '72405', city: 'Jonesboro', state: 'AR', country: 'US', lat: 35.9027, lng: -90.6502 },
  { code: '72713', city: 'Bentonville', state: 'AR', country: 'US', lat: 36.298, lng: -94.2828 },
  { code: '75036', city: 'Frisco', state: 'TX', country: 'US', lat: 33.1334, lng: -96.9147 },
  { code: '75072', city: 'Mckinney', state: 'TX', country: 'US', lat: 33.1879, lng: -96.7 },
  { code: '85288', city: 'Tempe', state: 'AZ', country: 'US', lat: 33.4391, lng: -111.9257 },
  { code: '89437', city: 'Sparks', state: 'NV', country: 'US', lat: 39.5012, lng: -119.4688 },
  { code: '67114', city: 'Guadalupe', municipality: 'Guadalupe', state: 'NLE', country: 'MX', lat: 25.71, lng: -100.2074 },
];
