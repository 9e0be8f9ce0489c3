import { expect, it } from 'vitest';
import { atTypedAddress } from './stop-location.ts';

const saved = { location_id: 7, name: 'North dock', address: '1200 Oak St' };
const typed = { location_id: null, name: '', address: '1200 Oak St' };

it('another address over a saved location leaves nothing of its place, a correction does', () => {
  const gone = { zip_code: '', city: '', state: '' };
  expect(atTypedAddress('m', saved)).toEqual({ location_id: null, name: '', address: 'm', ...gone });
  expect(atTypedAddress('North dock, 1200 Oak St, door 4', saved)).not.toHaveProperty('city');
  expect(atTypedAddress('m', typed)).not.toHaveProperty('city');
});
