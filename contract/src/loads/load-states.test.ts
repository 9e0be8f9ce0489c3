import { expect, test } from 'vitest';
import { loadStatuses } from './load-status.ts';
import * as states from './load-states.ts';

const expected = {
  isEditable: 'unassigned, quotes requested, quotes received, quoted, expired, declined',
  isBeingQuoted: 'quotes requested, quotes received',
  isTenderable: 'quotes received, quoted, declined',
  isChoosingCarrier: 'quotes requested, quotes received, quoted, declined',
  isWithoutPrices: 'unassigned, expired, declined',
  isAwaitingPickup: 'assigned, dispatched',
  isPickedUp: 'in transit, delivered, completed',
  isDelivered: 'delivered, completed',
  isBooked: 'assigned, dispatched, in transit, delivered, completed',
  isCommitted: 'pending, tendered, assigned, dispatched, in transit',
  isTrackable: 'pending, tendered, assigned, dispatched, in transit, delivered, completed',
  isOpenHaul: 'pending, tendered, assigned, dispatched, in transit, delivered',
  isReportable: 'assigned, dispatched, in transit, delivered',
  isAtRest: 'expired, declined, delivered, completed, cancelled',
  isOver: 'delivered, completed, cancelled',
} as const;
type Name = keyof typeof expected;
const names = Object.keys(expected) as Name[];

test.each(names)('%s', (name) => {
  expect(loadStatuses.filter((status) => states[name](status)).join(', ')).toBe(expected[name]);
});

test('each status is one of editable, committed and over', () => {
  const { isEditable, isCommitted, isOver } = states;
  for (const status of loadStatuses)
    expect(
      [isEditable, isCommitted, isOver].filter((is) => is(status)),
      status,
    ).toHaveLength(1);
});

test('a load that was cancelled with a carrier was booked', () => {
  expect([states.wasBooked('cancelled', true), states.wasBooked('cancelled', false)]).toEqual([true, false]);
  expect([states.wasBooked('assigned', true), states.wasBooked('pending', true)]).toEqual([true, false]);
});
