import { describe, expect, it } from 'vitest';
import { cents } from '../../values/money.ts';
import { parcelZone, type ParcelGroup, type ParcelTariff, rateParcels } from './parcel-tariff.ts';

const ground: ParcelTariff = {
  rates: {
    2: { first_pound: cents(11.2), further_pound: cents(0.34) },
    5: { first_pound: cents(13.9), further_pound: cents(0.62) },
  },
  max_pounds: 70,
  minimum: cents(12),
  fuel_percent: 18.25,
  accessorials: { RES: cents(5.6) },
};
const boxes = (count: number, pounds: number, billable_pounds = Math.ceil(pounds)): ParcelGroup => ({
  count,
  pounds,
  billable_pounds,
});

const examples = [
  {
    title: 'one box of 12 lb over 948 mi',
    groups: [boxes(1, 12)],
    miles: 948,
    lines: { BASE: 20.72, FUEL: 3.78 },
    total: 24.5,
  },
  {
    title: 'billed by its size, 35 lb for 12',
    groups: [boxes(1, 12, 35)],
    miles: 948,
    lines: { BASE: 34.98, FUEL: 6.38 },
    total: 41.36,
  },
  {
    title: 'three boxes, each from its first pound',
    groups: [boxes(3, 10)],
    miles: 948,
    lines: { BASE: 58.44, FUEL: 10.67 },
    total: 69.11,
  },
  {
    title: 'raised to the minimum',
    groups: [boxes(1, 1)],
    miles: 90,
    lines: { BASE: 11.2, AMC: 0.8, FUEL: 2.19 },
    total: 14.19,
  },
  {
    title: 'residential, for each of two boxes',
    groups: [boxes(2, 20)],
    miles: 90,
    services: ['RES'],
    lines: { BASE: 35.32, FUEL: 6.45, RES: 11.2 },
    total: 52.97,
  },
];

describe('what parcels cost', () => {
  it.each(examples)('$title', ({ groups, miles, services, lines, total }) => {
    const rating = rateParcels(ground, groups, miles, services);
    if ('reason' in rating) throw new Error(rating.reason);
    expect(Object.fromEntries(rating.lines.map(({ code, amount }) => [code, amount / 100]))).toEqual(lines);
    expect(rating.total / 100).toBe(total);
  });

  it.each([
    { title: 'too heavy', groups: [boxes(1, 71)], miles: 90, services: [], reason: 'parcel_too_heavy', code: '70' },
    {
      title: 'a zone it does not go to',
      groups: [boxes(1, 5)],
      miles: 2000,
      services: [],
      reason: 'zone_not_rated',
      code: '8',
    },
    {
      title: 'a service it does not offer',
      groups: [boxes(1, 5)],
      miles: 90,
      services: ['LFTD'],
      reason: 'accessorial_not_offered',
      code: 'LFTD',
    },
  ])('has no price: $title', ({ groups, miles, services, reason, code }) => {
    expect(rateParcels(ground, groups, miles, services)).toEqual({ reason, code });
  });

  it.each([
    [0, 2],
    [150, 2],
    [151, 3],
    [600, 4],
    [948, 5],
    [1400, 6],
    [1401, 7],
    [2600, 8],
  ])('%i mi is zone %i', (miles, zone) => {
    expect(parcelZone(miles)).toBe(zone);
  });
});
