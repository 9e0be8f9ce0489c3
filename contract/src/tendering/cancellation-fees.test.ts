import { describe, expect, it } from 'vitest';
import type { LoadStatus } from '../loads/load-status.ts';
import type { LoadMode } from '../modes/modes.ts';
import { cancellationFees, feeByRule } from './tendering.settings.ts';

/**
 * A truck ordered and not used costs $250 on average and $150 to $300 (freightcenter.com, "Truck Order Not Used fee");
 * vans $150 to $300, reefers and flatbeds more than $300 (90dayfreightbroker.com, "What is TONU"), less before the truck
 * has left than once it is on its way (both). An operator's table of such rows:
 */
const table = cancellationFees.schema.parse([
  { mode: null, status: 'assigned', fee: 150 },
  { mode: null, status: 'dispatched', fee: 250 },
  { mode: 'ltl', status: 'assigned', fee: 0 },
  { mode: 'ltl', status: 'dispatched', fee: 75 },
  { mode: 'reefer', status: 'assigned', fee: 300 },
  { mode: 'reefer', status: 'dispatched', fee: 350 },
  { mode: 'flatbed', status: 'dispatched', fee: 325.5 },
  { mode: 'drayage', status: 'pending', fee: 100 },
]);

const byTable: readonly [LoadMode, LoadStatus, number][] = [
  ['ftl', 'assigned', 150],
  ['ftl', 'dispatched', 250],
  ['expedited', 'assigned', 150],
  ['expedited', 'dispatched', 250],
  ['ltl', 'assigned', 0],
  ['ltl', 'dispatched', 75],
  ['reefer', 'assigned', 300],
  ['reefer', 'dispatched', 350],
  // No row of its own while it is assigned: that of all modes.
  ['flatbed', 'assigned', 150],
  ['flatbed', 'dispatched', 325.5],
  ['drayage', 'pending', 100],
  ['drayage', 'assigned', 150],
  // Before a carrier has taken the load nothing was ordered.
  ['ftl', 'quoted', 0],
  ['ftl', 'tendered', 0],
  ['ftl', 'pending', 0],
  ['ltl', 'pending', 0],
];

const byDefault: readonly [LoadMode, LoadStatus, number][] = [
  ['ltl', 'assigned', 250],
  ['ftl', 'dispatched', 250],
  ['reefer', 'dispatched', 250],
  ['drayage', 'assigned', 250],
  ['ftl', 'pending', 0],
  ['ftl', 'quoted', 0],
];

describe('what a cancellation costs by the operator’s rule', () => {
  it.each(byTable)('%s, %s: $%d by a table of its own', (mode, status, fee) => {
    expect(feeByRule(table, { mode, status })).toBe(fee);
    expect(feeByRule(table.toReversed(), { mode, status })).toBe(fee);
  });

  it.each(byDefault)('%s, %s: $%d by what a new portal has', (mode, status, fee) => {
    expect(feeByRule(cancellationFees.default, { mode, status })).toBe(fee);
  });

  it('is nothing by an empty table, and never less than nothing', () => {
    expect(feeByRule([], { mode: 'ftl', status: 'dispatched' })).toBe(0);
    const negative = [{ mode: null, status: 'assigned', fee: -1 }];
    expect(cancellationFees.schema.safeParse(negative).success).toBe(false);
  });
});
