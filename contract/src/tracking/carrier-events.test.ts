import { describe, expect, it } from 'vitest';
import { loadStatuses, nextStatus } from '../loads/load-status.ts';
import { words as en } from '../loads/words/en.ts';
import { words as es } from '../loads/words/es.ts';
import { carrierEventTypes, movesFor } from './carrier-events.ts';
import { statusCode, x12StatusCodes } from './x12-status-codes.ts';

describe('what a carrier reports', () => {
  it.each([
    ['assigned', 'PICKUP_SCHEDULED', ['dispatch']],
    ['assigned', 'PICKED_UP', ['pick_up']],
    ['dispatched', 'PICKED_UP', ['pick_up']],
    ['assigned', 'DELIVERED', ['pick_up', 'deliver']],
    ['dispatched', 'OUT_FOR_DELIVERY', ['pick_up']],
    ['in transit', 'PROOF_OF_DELIVERY', ['deliver']],
    ['assigned', 'CANCELLED', ['cancel']],
    ['in transit', 'CANCELLED', []],
    ['in transit', 'PICKED_UP', []],
    ['delivered', 'ARRIVED_AT_TERMINAL', []],
    ['quoted', 'DELIVERED', []],
    ['tendered', 'PICKED_UP', []],
    ['assigned', 'DELAY', []],
    ['cancelled', 'DELIVERED', []],
  ] as const)('a load %s receives %s: %j', (status, type, moves) => expect(movesFor(status, [type])).toEqual(moves));

  it('only makes moves the table allows', () => {
    for (const status of loadStatuses) {
      for (const type of carrierEventTypes) {
        let reached = status;
        for (const event of movesFor(status, [type])) {
          const next = nextStatus(reached, event);
          expect(next).not.toBeNull();
          reached = next ?? reached;
        }
        // Reported twice, it moves nothing.
        expect(movesFor(reached, [type])).toEqual([]);
      }
    }
  });

  it.each([en, es])('has a name', (words) => {
    for (const type of carrierEventTypes) expect(words.tracking_events).toHaveProperty([type]);
  });
});

describe('the X12 214 codes', () => {
  it('are listed once', () => {
    expect(new Set(x12StatusCodes.map((row) => row.code)).size).toBe(x12StatusCodes.length);
  });

  it.each([
    ['AF', 'PICKED_UP', 'in transit'],
    ['AG', 'OTHER', null],
    ['X1', 'OUT_FOR_DELIVERY', 'in transit'],
    ['D1', 'DELIVERED', 'delivered'],
    ['ZZ', 'OTHER', null],
  ])('%s is %s', (code, event, status) => expect(statusCode(code)).toMatchObject({ event, status }));

  it('give a container’s days', () => {
    expect(statusCode('AV')).toMatchObject({ container_day: 'available', status: null });
    expect(statusCode('DE')).toMatchObject({ container_day: 'last_free_day', status: null });
  });

  it('imply the status their event leads to', () => {
    for (const { event, status } of x12StatusCodes) {
      if (event === 'OTHER' || status === null) continue;
      const before = status === 'delivered' ? 'in transit' : 'assigned';
      expect(movesFor(before, [event]).reduce((at, move) => nextStatus(at, move) ?? at, before as typeof status)).toBe(
        status,
      );
    }
  });
});
