import { describe, expect, it } from 'vitest';
import { CarrierError } from './carrier-port.ts';
import { readEventPage } from './read-events.ts';
import page from './samples/events.json' with { type: 'json' };

const now = new Date('2027-01-01T00:00:00Z');
const read = (body: unknown) => readEventPage('ODFL', body, now);
const [first] = page.events;

describe('a page of a carrier’s feed', () => {
  it('reads the journey in order', () => {
    const { events, next_cursor, more } = read(page);
    const types = events.map((event) => event.type);
    expect(types.slice(0, 2)).toEqual(['PICKUP_SCHEDULED', 'PICKED_UP']);
    expect(types.slice(-3)).toEqual(['OUT_FOR_DELIVERY', 'DELIVERED', 'PROOF_OF_DELIVERY']);
    expect(events[0]).toMatchObject({
      city: 'Phoenix',
      state: 'AZ',
      eta: '2026-11-30',
      occurred_at: first?.occurred_at,
    });
    expect([next_cursor, more]).toEqual([String(page.events.length), false]);
  });

  it('counts repeated events once', () => {
    expect(read({ ...page, events: [...page.events, ...page.events] }).events).toHaveLength(page.events.length);
  });

  it('keeps events of kinds not yet known', () => {
    expect(read({ ...page, events: [{ ...first, type: 'TELEPORTED' }] }).events[0]?.type).toBe('OTHER');
  });

  it.each([
    ['AF', null, { type: 'PICKED_UP', reason_code: null }],
    ['SD', 'AO', { type: 'DELAY', reason_code: '390-1' }],
    ['A7', 'NS', { type: 'EXCEPTION', reason_code: '460-3' }],
    ['DELAY', 'AI', { type: 'DELAY', reason_code: '310-2' }],
    ['DELAY', '390-1', { type: 'DELAY', reason_code: '390-1' }],
  ])('understands %s with the reason %s', (type, reason_code, meaning) => {
    expect(read({ ...page, events: [{ ...first, type, reason_code }] }).events[0]).toMatchObject(meaning);
  });

  it('takes the date of an estimate for the estimate, and today for when it was reported', () => {
    const estimate = { ...first, type: 'AG', occurred_at: '2027-01-04T10:00:00-05:00', eta: null };
    expect(read({ ...page, events: [estimate] }).events[0]).toMatchObject({
      eta: '2027-01-04T10:00:00-05:00',
      occurred_at: now.toISOString(),
    });
  });

  it.each([
    ['in the future', { occurred_at: '2027-01-01T00:16:00Z' }],
    ['on a day that is not in the calendar', { occurred_at: '2026-02-30T00:00:00Z' }],
    ['that is nowhere on earth over yet', { occurred_at: '2027-01-01T14:16:00' }],
    ['at no moment', { occurred_at: '2026-11-20' }],
    ['off the globe', { location: { city: 'X', state: 'X', latitude: 91, longitude: 0 } }],
  ])('leaves out an event %s, and moves on', (_name, change) => {
    const { events, next_cursor } = read({ ...page, events: [{ ...first, ...change }, page.events[1]] });
    expect(events.map((event) => event.type)).toEqual(['PICKED_UP']);
    expect(next_cursor).toBe(page.next_cursor);
  });

  it.each([null, [], { events: [] }, { ...page, next_cursor: 7 }])('refuses %j', (body) => {
    expect(() => read(body)).toThrow(CarrierError);
  });
});
