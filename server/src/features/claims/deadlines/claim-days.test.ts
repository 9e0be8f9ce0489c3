import { expect, test } from 'vitest';
import { claimDay, claimDays, deliveredByLoad } from './claim-days.ts';

const zone = 'America/Chicago';

// Midnight in the operator's zone is 06:00 UTC in winter and 05:00 UTC in summer.
test.each([
  ['2026-01-15T05:59:59.999Z', '2026-01-14'],
  ['2026-01-15T06:00:00.000Z', '2026-01-15'],
  ['2026-07-15T04:59:59.999Z', '2026-07-14'],
  ['2026-07-15T05:00:00.000Z', '2026-07-15'],
  ['2027-01-01T05:59:59.999Z', '2026-12-31'],
])('%s is on %s of a case', (instant, day) => expect(claimDay({ now: new Date(instant), zone })).toBe(day));

test.each([
  ['America/New_York', '2026-01-15T04:59:59Z', '2026-01-14'],
  ['America/New_York', '2026-01-15T05:00:00Z', '2026-01-15'],
  ['America/Los_Angeles', '2026-07-15T06:59:59Z', '2026-07-14'],
  ['America/Los_Angeles', '2026-07-15T07:00:00Z', '2026-07-15'],
  ['Pacific/Honolulu', '2026-07-15T09:59:59Z', '2026-07-14'],
  [null, '2026-01-15T05:59:59Z', '2026-01-14'],
])('freight that came to %s at %s came on %s', (timezone, actual_delivery_at, day) =>
  expect(deliveredByLoad({ actual_delivery_at, due_date: null, timezone }, zone)).toBe(day),
);

const lateEvening = '2026-01-15T05:59:59Z';
const claim = {
  type: 'cargo_claim',
  category: 'theft',
  status: 'declined',
  timezone: 'America/New_York',
  actual_delivery_at: null,
  due_date: '2026-01-02',
  delivered_on: null,
  invoice_received_on: null,
  submitted_at: lateEvening,
  acknowledged_at: lateEvening,
  resolved_at: lateEvening,
  declined_at: lateEvening,
  told_at: lateEvening,
} as const;

test('what was done late in the evening counts for that day of the operator', () => {
  const { submitted, acknowledged, resolved, denied, informed_on } = claimDays(claim, zone);
  expect([submitted, acknowledged, resolved, denied, informed_on]).toEqual(Array(5).fill('2026-01-14'));
});

test('delivery is what the load knows, else what the shipper says, else the day it was due', () => {
  expect(claimDays(claim, zone).delivered).toBe('2026-01-02');
  expect(claimDays({ ...claim, delivered_on: '2026-01-04' }, zone).delivered).toBe('2026-01-04');
  const reported = { ...claim, delivered_on: '2026-01-04', actual_delivery_at: lateEvening };
  expect(claimDays(reported, zone).delivered).toBe('2026-01-15');
});
