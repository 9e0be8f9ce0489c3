import { expect, it } from 'vitest';
import { cityLine, cityLineAmong } from './city-line.ts';

// Orders after the Universal Postal Union's addressing pages of the three countries (upu.int, "Postal addressing systems").
it.each([
  [{ city: 'Dallas', state: 'TX', zip_code: '75207', country: 'US' }, 'Dallas, TX 75207'],
  [{ city: 'Toronto', state: 'ON', zip_code: 'M5V 2T6', country: 'CA' }, 'Toronto, ON M5V 2T6, Canada'],
  [{ city: 'Apodaca', state: 'NLE', zip_code: '66610', country: 'MX' }, 'C.P. 66610 Apodaca, Nuevo León, México'],
  [{ city: '', state: '', zip_code: '75207', country: 'US' }, '75207'],
  [{ city: '', state: 'TX', zip_code: '', country: 'US' }, 'TX'],
] as const)('%j', (place, line) => expect(cityLine(place)).toBe(line));

it('names the United States beside a stop abroad alone', () => {
  const dallas = { city: 'Dallas', state: 'TX', zip_code: '75207', country: 'US' } as const;
  const apodaca = { city: 'Apodaca', state: 'NLE', zip_code: '66610', country: 'MX' } as const;
  expect(cityLineAmong([apodaca, dallas], dallas)).toBe('Dallas, TX 75207, USA');
  expect(cityLineAmong([apodaca, dallas], apodaca)).toBe('C.P. 66610 Apodaca, Nuevo León, México');
  expect(cityLineAmong([dallas, dallas], dallas)).toBe('Dallas, TX 75207');
});
