import { expect, it } from 'vitest';
import { daysOfEvents } from './days-of-events.ts';

const out = { type: 'GATE_OUT', occurred_at: '2026-03-05T14:00:00-08:00' };
const back = { type: 'GATE_IN', occurred_at: '2026-03-10T23:30:00-07:00' };
const unloaded = { type: 'DELIVERED', occurred_at: '2026-03-06T09:00:00-08:00' };

it.each([
  ['nothing yet', [unloaded], null, null],
  ['out', [out, unloaded], '2026-03-05', null],
  ['out and back, reported in any order', [back, unloaded, out], '2026-03-05', '2026-03-10'],
  ['reported twice', [out, back, { ...out, occurred_at: '2026-03-05T14:05:00-08:00' }], '2026-03-05', '2026-03-10'],
  ['in before it was out', [{ ...back, occurred_at: '2026-03-01T10:00:00-08:00' }, out], '2026-03-05', null],
])('%s', (_case, events, gate_out, returned) => expect(daysOfEvents(events)).toEqual({ gate_out, returned }));
