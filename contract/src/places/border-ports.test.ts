import { expect, it } from 'vitest';
import { countryInTransit } from './border.ts';
import { portsBetween, secondPorts } from './border-ports.ts';
import type { Country } from './zip-code.ts';

const blaine = 'Blaine, WA (3004)';
const laredo = 'Laredo, TX (2304)';
const stopsIn = (...countries: Country[]) => countries.map((country) => ({ country }));

it.each<[way: Country[], isInTransit: boolean, first: Country[], second: Country[], through: Country | null]>([
  [['US', 'US'], false, [], [], null],
  [['US', 'US'], true, ['CA'], ['CA'], 'CA'],
  [['MX', 'MX'], true, ['MX'], ['MX'], 'US'],
  [['CA', 'US', 'US'], false, ['CA'], [], null],
  [['CA', 'US', 'US'], true, ['CA'], ['CA'], 'CA'],
  [['MX', 'US', 'US'], true, ['CA', 'MX'], ['CA'], 'CA'],
  [['CA', 'CA', 'US', 'US'], true, ['CA'], ['CA'], 'CA'],
])('the ports of %j, in transit %j, are of %j, then of %j, through %j', (way, isInTransit, first, second, through) => {
  const stops = stopsIn(...way);
  const borders = (ports: readonly string[]) =>
    [ports.includes(blaine) && 'CA', ports.includes(laredo) && 'MX'].filter(Boolean);
  expect(borders(portsBetween(stops, isInTransit))).toEqual(first);
  expect(borders(secondPorts(stops, 'elsewhere', isInTransit))).toEqual(second);
  expect(secondPorts(stops, blaine, isInTransit)).not.toContain(blaine);
  expect(countryInTransit(stops, isInTransit)).toBe(through);
});
