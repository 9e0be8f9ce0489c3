// @vitest-environment node
import { expect, it } from 'vitest';
import { zoneElsewhere } from './zone-elsewhere.ts';

const winter = '2026-11-21T23:18:00.000Z';
const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
const elsewhere = here === 'America/Phoenix' ? 'America/Chicago' : 'America/Phoenix';

it('names the zone whose clocks show another time than the reader’s', () => {
  expect(zoneElsewhere(winter, elsewhere)).toBe(elsewhere === 'America/Phoenix' ? 'MST' : 'CST');
});

it('names none where the time is the reader’s own, or no time at all', () => {
  expect(zoneElsewhere(winter, here)).toBe('');
  expect(zoneElsewhere(winter, undefined)).toBe('');
  expect(zoneElsewhere('', elsewhere)).toBe('');
});
