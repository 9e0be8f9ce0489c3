import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LoadStatus } from '../loads/load-status.ts';
import { nextStatus } from '../loads/load-status.ts';
import { type CarrierEventType, carrierEventTypes, movesFor } from './carrier-events.ts';
import { journeyFacts, type KeptEvent } from './journey-facts.ts';

const report = (id: number, type: CarrierEventType, more: Partial<KeptEvent> = {}): KeptEvent => ({
  carrier_event_id: `e${id}`,
  type,
  occurred_at: new Date(Date.UTC(2026, 10, 16, id)).toISOString(),
  eta: null,
  eta_at: null,
  reason_code: null,
  ...more,
});

const journey: readonly KeptEvent[] = [
  report(1, 'PICKUP_SCHEDULED', { eta: '2026-11-19' }),
  report(2, 'PICKUP_ATTEMPTED', { reason_code: 'AY' }),
  report(3, 'PICKED_UP', { eta: '2026-11-19' }),
  report(4, 'DELAY', { eta: '2026-11-20', reason_code: '390-1' }),
  report(5, 'ARRIVED_AT_TERMINAL', { eta: '2026-11-21', eta_at: '2026-11-21T15:00:00.000Z' }),
  report(6, 'OUT_FOR_DELIVERY'),
  report(7, 'DELIVERY_ATTEMPTED', { reason_code: '330-1' }),
  report(8, 'OUT_FOR_DELIVERY'),
  report(9, 'DELIVERED', { reason_code: '200-3' }),
  report(10, 'PROOF_OF_DELIVERY'),
];

const at = (id: number): string => report(id, 'OTHER').occurred_at;
const upTo = (id: number) => journeyFacts(journey.slice(0, id));

describe('what a journey’s events come to', () => {
  it('is nothing before the first', () =>
    expect(journeyFacts([])).toEqual({
      picked_up_at: null,
      out_for_delivery_at: null,
      delivered_at: null,
      eta: null,
      eta_at: null,
      exception: null,
      last_event: null,
      last_event_at: null,
    }));

  it('follows the way: when it was picked up, is expected, went out and arrived', () => {
    expect(upTo(3)).toMatchObject({ picked_up_at: at(3), eta: '2026-11-19', delivered_at: null });
    expect(upTo(4)).toMatchObject({ eta: '2026-11-20', eta_at: null });
    expect(upTo(5)).toMatchObject({ eta: '2026-11-21', eta_at: '2026-11-21T15:00:00.000Z' });
    expect(upTo(6)).toMatchObject({ out_for_delivery_at: at(6), last_event: 'OUT_FOR_DELIVERY' });
    expect(upTo(7)).toMatchObject({ out_for_delivery_at: null });
    expect(upTo(10)).toMatchObject({ out_for_delivery_at: at(8), delivered_at: at(9), last_event_at: at(10) });
  });

  it('reports what is wrong until it is over', () => {
    expect(upTo(2).exception).toEqual({ kind: 'missed_pickup', reason_code: 'AY', at: at(2) });
    expect(upTo(3).exception).toBeNull();
    expect(upTo(5).exception).toMatchObject({ kind: 'weather', reason_code: '390-1' });
    expect(upTo(7).exception).toMatchObject({ kind: 'missed_delivery' });
    expect(upTo(10).exception).toMatchObject({ kind: 'short', at: at(9) });
  });

  it.each([
    ['EXCEPTION', '200-2', 'damaged'],
    ['EXCEPTION', '460-3', 'refused'],
    ['EXCEPTION', 'REWEIGH', 'reweighed'],
    ['EXCEPTION', 'RECLASS', 'reclassified'],
    ['EXCEPTION', 'toString', 'other'],
    ['CUSTOMS_HOLD', null, 'customs_hold'],
    ['DELAY', '310-2', 'delayed'],
    ['DELIVERY_ATTEMPTED', '460-3', 'refused'],
    ['DELIVERED', '100-1', null],
    ['IN_TRANSIT', '200-2', null],
  ] as const)('takes %s with the reason %s for %s', (type, reason_code, kind) =>
    expect(journeyFacts([report(1, type, { reason_code })]).exception?.kind ?? null).toBe(kind),
  );

  it('ends a customs hold with its clearance and nothing less', () => {
    const held = [report(1, 'CUSTOMS_HOLD'), report(2, 'ARRIVED_AT_TERMINAL')];
    expect(journeyFacts(held).exception?.kind).toBe('customs_hold');
    expect(journeyFacts([...held, report(3, 'CUSTOMS_CLEARED')]).exception).toBeNull();
  });

  it('does not depend on the order in which they are received', () =>
    fc.assert(
      fc.property(fc.shuffledSubarray([...journey], { minLength: journey.length }), (received) => {
        expect(journeyFacts(received)).toEqual(journeyFacts(journey));
      }),
    ));
});

const walk = (from: LoadStatus, types: readonly CarrierEventType[]): LoadStatus =>
  movesFor(from, types).reduce((status, event) => nextStatus(status, event) ?? status, from);

const road: readonly LoadStatus[] = ['assigned', 'dispatched', 'in transit', 'delivered'];

describe('the status a load comes to', () => {
  const types = fc.constantFrom(...carrierEventTypes);

  it('is never behind the one it was in', () =>
    fc.assert(
      fc.property(fc.array(types, { maxLength: 12 }), (received) => {
        let status: LoadStatus = 'assigned';
        received.forEach((_, i) => {
          const next = walk(status, received.slice(0, i + 1));
          if (next !== 'cancelled') expect(road.indexOf(next)).toBeGreaterThanOrEqual(road.indexOf(status));
          else expect(['assigned', 'dispatched', 'cancelled']).toContain(status);
          status = next;
        });
      }),
    ));

  it('is the same whatever the order, of a journey nobody cancels', () => {
    const journeys = fc.array(
      types.filter((type) => type !== 'CANCELLED'),
      { maxLength: 10 },
    );
    const receivedOneByOne = (received: readonly CarrierEventType[]) =>
      received.reduce<LoadStatus>((status, _, i) => walk(status, received.slice(0, i + 1)), 'assigned');
    fc.assert(
      fc.property(
        journeys.chain((types) =>
          fc.tuple(fc.constant(types), fc.shuffledSubarray(types, { minLength: types.length })),
        ),
        ([one, other]) => {
          expect(receivedOneByOne(one)).toBe(receivedOneByOne(other));
        },
      ),
    );
  });
});
