import { expect, it } from 'vitest';
import { states } from './data/states.ts';
import { stateCode, stateName } from './states.ts';

it('has the states of three countries, each code once', () => {
  expect(states.US).toHaveLength(52);
  expect(states.CA).toHaveLength(13);
  expect(states.MX).toHaveLength(32);
  for (const list of Object.values(states)) expect(new Set(list.map((state) => state.code)).size).toBe(list.length);
});

it('names a code and finds the code of a name', () => {
  expect(stateName('tx')).toBe('Texas');
  expect(stateName('NLE', 'MX')).toBe('Nuevo León');
  expect(stateName('??')).toBe('??');
  expect(stateCode('new york')).toBe('NY');
  expect(stateCode('nuevo leon', 'MX')).toBe('NLE');
  expect(stateCode('ON', 'CA')).toBe('ON');
  expect(stateCode('Atlantis')).toBeNull();
});
