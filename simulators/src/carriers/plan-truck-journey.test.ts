import { describe, expect, it } from 'vitest';
import type { CarrierProfile } from './carrier-profile.ts';
import { carriers } from './data/carriers.ts';
import { planTruckJourney } from './plan-truck-journey.ts';
import { phoenixToCharlotte } from './test-tender.ts';
import type { WireTender } from './wire.ts';

const werner = (change: Partial<CarrierProfile> = {}): CarrierProfile => {
  const found = carriers.find((carrier) => carrier.scac === 'WERN');
  if (!found) throw new Error('no WERN in the table');
  return { ...found, late_share: 0, ...change };
};

const equipment = { truck_type: 'VAN_53', team: false, partial: false, tarp_ft: null };
const truckload: WireTender = { ...phoenixToCharlotte, mode: 'ftl', equipment };
const memphis = { ...phoenixToCharlotte.destination, name: 'Memphis Supply', city: 'Memphis', postal_code: '38118' };

const plan = (tender: WireTender = truckload, carrier = werner()) => planTruckJourney(carrier, tender, 'k', 300);
const minutesOf = (steps: ReturnType<typeof plan>, type: string): number =>
  steps.find((step) => step.type === type)?.minutes ?? 0;

describe('a truckload', () => {
  it('goes from door to door without a terminal, and its driver calls in on the way', () => {
    const types = plan().map((step) => step.type);
    expect(types.slice(0, 3)).toEqual(['PICKUP_SCHEDULED', 'OTHER', 'PICKED_UP']);
    expect(types.slice(-3)).toEqual(['OUT_FOR_DELIVERY', 'DELIVERED', 'PROOF_OF_DELIVERY']);
    expect(types.filter((type) => type === 'IN_TRANSIT').length).toBeGreaterThan(5);
    expect(types.some((type) => type.includes('TERMINAL'))).toBe(false);
  });

  it('happens in order, whatever stops are on the way', () => {
    const stops: WireTender['stops'] = [{ ...memphis, type: 'delivery' }];
    const steps = plan({ ...truckload, stops });
    expect(steps.map(({ minutes }) => minutes)).toEqual(steps.map(({ minutes }) => minutes).toSorted((a, b) => a - b));
    const texts = steps.map(({ text }) => text);
    const arrived = texts.indexOf('Arrived at Memphis Supply');
    expect(arrived).toBeGreaterThan(0);
    expect(texts.indexOf('Unloaded a part and departed Memphis Supply')).toBeGreaterThan(arrived);
    expect(steps[arrived]?.location).toMatchObject({ city: 'Memphis' });
  });

  it('is there sooner with a team', () => {
    const team = plan({ ...truckload, equipment: { ...equipment, team: true } });
    expect(minutesOf(team, 'DELIVERED')).toBeLessThan(minutesOf(plan(), 'DELIVERED') * 0.7);
  });

  it('that breaks down says so and is later by it', () => {
    const late = plan(truckload, werner({ late_share: 1 }));
    const delay = late.find((step) => step.type === 'DELAY');
    expect(delay).toMatchObject({ reason_code: '330-1', text: expect.stringMatching(/^Breakdown near /) });
    expect(minutesOf(late, 'DELIVERED') - minutesOf(plan(), 'DELIVERED')).toBe(540);
  });

  it('is not planned where no truck goes', () => {
    const nowhere = { ...truckload.destination, postal_code: '00000' };
    expect(plan({ ...truckload, destination: nowhere })).toEqual([]);
    expect(plan({ ...truckload, stops: [{ ...nowhere, type: 'pickup' }] })).toEqual([]);
  });
});
