import { describe, expect, it } from 'vitest';
import type { CarrierProfile } from './carrier-profile.ts';
import { carriers } from './data/carriers.ts';
import { pointOfZip, roadMiles, terminalChain } from './geography.ts';
import { planJourney } from './plan-journey.ts';
import { phoenixToCharlotte } from './test-tender.ts';

const saia = (change: Partial<CarrierProfile> = {}): CarrierProfile => {
  const found = carriers.find((carrier) => carrier.scac === 'SAIA');
  if (!found) throw new Error('no SAIA in the table');
  return { ...found, late_share: 0, ...change };
};

const at = (zip: string) => {
  const point = pointOfZip(zip);
  if (!point) throw new Error(`no ZIP ${zip}`);
  return point;
};

describe('a terminal chain', () => {
  it.each([
    ['85043', '28208'],
    ['98101', '33101'],
    ['04101', '92101'],
    ['60601', '60602'],
    ['59801', '78040'],
  ])('from %s to %s comes closer with every terminal, without long detours', (from, to) => {
    const chain = terminalChain(at(from), at(to));
    const last = chain.at(-1);
    const left = chain.map((terminal) => (last ? roadMiles(terminal, last) : 0));
    expect(left).toEqual([...left].sort((a, b) => b - a));
    expect(left.at(-1)).toBe(0);
    const driven = chain
      .slice(1)
      .reduce((miles, terminal, index) => miles + roadMiles(chain[index] ?? terminal, terminal), 0);
    expect(driven).toBeLessThanOrEqual((left[0] ?? 0) * 1.2 + 1);
  });
});

describe('a planned journey', () => {
  it('goes from pickup over terminals to the proof of delivery, in order', () => {
    const steps = planJourney(saia(), phoenixToCharlotte, 'k', 300);
    expect(steps.map((step) => step.minutes)).toEqual(steps.map((step) => step.minutes).sort((a, b) => a - b));
    const types = steps.map((step) => step.type);
    expect(types.slice(0, 3)).toEqual(['PICKUP_SCHEDULED', 'PICKED_UP', 'ARRIVED_AT_TERMINAL']);
    expect(types.slice(-3)).toEqual(['OUT_FOR_DELIVERY', 'DELIVERED', 'PROOF_OF_DELIVERY']);
    expect(types).not.toContain('DELAY');
  });

  it('is the same each time it is asked for', () => {
    expect(planJourney(saia(), phoenixToCharlotte, 'k', 300)).toEqual(
      planJourney(saia(), phoenixToCharlotte, 'k', 300),
    );
  });

  it('reports weather and moves the delivery by a day when the load will be late', () => {
    const onTime = planJourney(saia(), phoenixToCharlotte, 'k', 300);
    const late = planJourney(saia({ late_share: 1 }), phoenixToCharlotte, 'k', 300);
    const delay = late.find((step) => step.type === 'DELAY');
    expect(delay).toMatchObject({ reason_code: '390-1', text: expect.stringMatching(/^Weather in .+, [A-Z]{2}$/) });
    expect(delay?.eta).not.toBe(onTime[0]?.eta);
    expect((late.at(-1)?.minutes ?? 0) - (onTime.at(-1)?.minutes ?? 0)).toBe(1440);
    expect(late.map((step) => step.minutes)).toEqual(late.map((step) => step.minutes).sort((a, b) => a - b));
  });
});
