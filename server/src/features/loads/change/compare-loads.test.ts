import { LoadInput } from '@portal/contract/loads/load.ts';
import { expect, test } from 'vitest';
import { compareFields, compareLoads } from './compare-loads.ts';
import { type LoadBody, loadBody } from '../load-body.fixture.ts';

const [pickup, delivery] = loadBody().stops as [LoadBody['stops'][0], LoadBody['stops'][0]];
const between = { type: 'delivery', zip_code: '37207', city: 'Nashville' } as const;
const input = (changes: Partial<LoadBody> = {}): LoadInput => LoadInput.parse(loadBody({ mode: 'ftl', ...changes }));
const changesOf = (before: Partial<LoadBody>, after: Partial<LoadBody>) => compareLoads(input(before), input(after));

test('what is the same is not listed, nor is nothing in place of nothing', () => {
  expect(changesOf({}, {})).toEqual([]);
  expect(compareFields({ one: '', two: null }, { one: null }, ['one', 'two'])).toEqual([]);
});

test('a stop on the way comes and goes alone, whatever stands behind it', () => {
  const [direct, via] = [{ stops: [pickup, delivery] }, { stops: [pickup, between, delivery] }];
  const part = { type: 'stop', position: 2, name: 'delivery' };
  expect(changesOf(direct, via)).toMatchObject([{ part, field: 'stop', before: null, after: between }]);
  expect(changesOf(via, direct)).toMatchObject([{ part, field: 'stop', before: between, after: null }]);
});

test('stops in another order are compared by what stands where now', () => {
  const other = { ...between, zip_code: '38118', city: 'Memphis' };
  const changes = changesOf(
    { stops: [pickup, between, other, delivery] },
    { stops: [pickup, other, between, delivery] },
  );
  expect(changes.map(({ part, field, before, after }) => [part?.position, field, before, after])).toEqual([
    [2, 'city', 'Nashville', 'Memphis'],
    [2, 'zip_code', '37207', '38118'],
    [3, 'city', 'Memphis', 'Nashville'],
    [3, 'zip_code', '38118', '37207'],
  ]);
});

test('a truck is named by what is required of it', () => {
  const changes = changesOf({}, { truck: { truck_type: 'FLATBED_53', tarp_ft: 6 } });
  expect(changes.map(({ field, before, after }) => [field, before, after])).toEqual([
    ['truck_type', null, 'FLATBED_53'],
    ['tarp_ft', null, 6],
  ]);
});
