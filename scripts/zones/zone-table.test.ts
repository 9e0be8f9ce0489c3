import { readFileSync } from 'node:fs';
import path from 'node:path';
import { clocksAt } from '@portal/contract/values/zones/zone-clocks.ts';
import { expect, it } from 'vitest';
import { firstInstant, periodsOf, readZoneSource } from './read-zone-source.ts';
import { writeZoneTable } from './write-zone-table.ts';

const file = path.join(import.meta.dirname, '../../contract/src/values/zones/data/zone-lines.ts');

it('is what npm run zone-table makes of the tz database that is installed', () =>
  expect(readFileSync(file, 'utf8')).toBe(writeZoneTable()));

it('has the clocks and letters of the tz database, a second before and at each change', () => {
  const lastYear = Date.UTC(2100, 0, 1);
  const differing = readZoneSource().zones.flatMap(({ name }) => {
    const periods = periodsOf(name);
    const moments = periods.flatMap(({ until }) => (until < lastYear ? [until - 1000, until] : []));
    return [firstInstant, ...moments].flatMap((instant) => {
      const period = periods.find(({ until }) => instant < until);
      const { offset, letters } = clocksAt(name, instant);
      return offset === period?.offset && letters === period.letters
        ? []
        : [`${name} ${new Date(instant).toISOString()}`];
    });
  });
  expect(differing).toEqual([]);
});
