import { expect, it } from 'vitest';
import { zoneName } from './zone-name.ts';

// In 1970 Detroit, Boise and Indianapolis kept other clocks than today.
it.each([
  ['America/New_York', 'Eastern time', 'Hora oriental'],
  ['America/Detroit', 'Eastern time', 'Hora oriental'],
  ['America/Indiana/Indianapolis', 'Eastern time', 'Hora oriental'],
  ['America/Boise', 'Mountain time', 'Hora de la montaña'],
])('names the time of %s as it is kept these days', (zone, english, spanish) => {
  expect([zoneName(zone, 'en'), zoneName(zone, 'es')]).toEqual([english, spanish]);
});

it('says nothing of a zone this browser does not know', () => {
  expect(zoneName('America/Nowhere', 'en')).toBe('');
});
