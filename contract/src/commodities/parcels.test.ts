import { expect, test } from 'vitest';
import { asParcels } from './parcels.ts';

const box = {
  handling_unit: 'BOX',
  handling_unit_count: 2,
  length: 20,
  width: 16,
  height: 12,
  dimension_unit: 'in' as const,
  weight: 60,
  weight_unit: 'lb' as const,
  stackable: false,
  hazmat: null,
  temperature: null,
};

test('boxes are billed for what they weigh, or by their size', () => {
  expect(asParcels([box])).toEqual([{ count: 2, pounds: 30, billable_pounds: 30 }]);
  expect(asParcels([{ ...box, weight: 20 }])).toEqual([{ count: 2, pounds: 10, billable_pounds: 28 }]);
});

test('centimetres and kilograms make the same parcels', () => {
  const metric = { ...box, length: 50.8, width: 40.64, height: 30.48, dimension_unit: 'cm' as const };
  expect(asParcels([{ ...metric, weight: 27.2155, weight_unit: 'kg' }])?.[0]).toMatchObject({ billable_pounds: 30 });
});

test.each([
  { title: 'more than 150 lb each', item: { ...box, weight: 302 } },
  { title: 'longer than 108 in', item: { ...box, length: 109 } },
  { title: 'more than 165 in of length and girth', item: { ...box, length: 90, width: 20, height: 18 } },
  { title: 'on a pallet', item: { ...box, handling_unit: 'PAT' } },
  { title: 'of unknown size', item: { ...box, height: null } },
  { title: 'hazardous', item: { ...box, hazmat: {} } },
  { title: 'kept cool', item: { ...box, temperature: { min: 34, max: 38, unit: 'F' as const } } },
])('is no parcel: $title', ({ item }) => {
  expect(asParcels([box, item])).toBeNull();
});
