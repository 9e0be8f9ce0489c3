import { expect, test } from 'vitest';
import { loadStatuses } from './load-status.ts';
import {
  isAtRest,
  isAwaitingPickup,
  isBeingQuoted,
  isBooked,
  isChoosingCarrier,
  isCommitted,
  isDelivered,
  isEditable,
  isOpenHaul,
  isOver,
  isPickedUp,
  isReportable,
  isTenderable,
  isTrackable,
  isUnderWay,
  isWithoutPrices,
  wasBooked,
} from './load-states.ts';

test.each([
  [isEditable, 'unassigned, quotes requested, quotes received, quoted, expired, declined'],
  [isBeingQuoted, 'quotes requested, quotes received'],
  [isTenderable, 'quotes received, quoted, declined'],
  [isChoosingCarrier, 'quotes requested, quotes received, quoted, declined'],
  [isWithoutPrices, 'unassigned, expired, declined'],
  [isAwaitingPickup, 'assigned, dispatched'],
  [isUnderWay, 'assigned, dispatched, in transit'],
  [isPickedUp, 'in transit, delivered, completed'],
  [isDelivered, 'delivered, completed'],
  [isBooked, 'assigned, dispatched, in transit, delivered, completed'],
  [isCommitted, 'pending, tendered, assigned, dispatched, in transit'],
  [isTrackable, 'pending, tendered, assigned, dispatched, in transit, delivered, completed'],
  [isOpenHaul, 'pending, tendered, assigned, dispatched, in transit, delivered, completed'],
  [isReportable, 'assigned, dispatched, in transit, delivered'],
  [isAtRest, 'expired, declined, delivered, completed, cancelled'],
  [isOver, 'delivered, completed, cancelled'],
])('%o holds for %s', (holds, statuses) => {
  expect(loadStatuses.filter(holds).join(', ')).toBe(statuses);
});

test('each status is one of editable, committed and over', () => {
  const counts = loadStatuses.map((status) => [isEditable, isCommitted, isOver].filter((is) => is(status)).length);
  expect(new Set(counts)).toEqual(new Set([1]));
});

test('a load that was cancelled with a carrier was booked', () => {
  expect([wasBooked('cancelled', true), wasBooked('cancelled', false)]).toEqual([true, false]);
  expect([wasBooked('assigned', true), wasBooked('pending', true)]).toEqual([true, false]);
});
