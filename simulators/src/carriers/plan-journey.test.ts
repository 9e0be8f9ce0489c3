import { describe, expect, it } from 'vitest';
import type { CarrierProfile } from './carrier-profile.ts';
import { carriers } from './data/carriers.ts';
import { placeOfCode, roadMiles, terminalChain, tripMiles } from './geography.ts';
import { planJourney } from './plan-journey.ts';
import type { Country } from './terminal.ts';
import { phoenixToCharlotte } from './test-tender.ts';

const saia = (change: Partial<CarrierProfile> = {}): CarrierProfile => {
  const found = carriers.find((carrier) => carrier.scac === 'SAIA');
  if (!found) throw new Error('no SAIA in the table');
  return { ...found, late_share: 0, ...change };
};

const at = (postal_code: string, country: Country = 'US') => {
  const point = placeOfCode({ postal_code, country });
  if (!point) throw new Error(`no code ${postal_code}`);
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

describe('a trip abroad', () => {
  // Highway miles as Google Maps has them by way of Laredo, Detroit, Buffalo and Otay Mesa; estimates within a quarter.
  it.each([
    ['75201', 'US', '64000', 'MX', 575, ['Laredo', 'Nuevo Laredo']],
    ['66610', 'MX', '75201', 'US', 560, ['Nuevo Laredo', 'Laredo']],
    ['06000', 'MX', '60601', 'US', 2080, ['Nuevo Laredo', 'Laredo']],
    ['48201', 'US', 'M5V 2T6', 'CA', 235, ['Detroit', 'Windsor']],
    ['10001', 'US', 'H2Y 1C6', 'CA', 370, ['Champlain', 'Lacolle']],
    ['22000', 'MX', '90012', 'US', 137, ['Tijuana', 'Otay Mesa']],
    ['64000', 'MX', 'M5V 2T6', 'CA', 1870, ['Nuevo Laredo', 'Laredo', 'Detroit', 'Windsor']],
  ] as const)('from %s %s to %s %s passes the border where trucks do', (from, home, to, away, miles, gates) => {
    const [origin, destination] = [at(from, home), at(to, away)];
    expect(Math.abs(tripMiles(origin, destination) / miles - 1)).toBeLessThan(0.25);
    const passed = terminalChain(origin, destination).map(({ city }) => city);
    expect(passed.filter((city) => gates.some((gate) => gate === city))).toEqual(gates);
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
