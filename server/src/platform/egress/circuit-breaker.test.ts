import { beforeEach, expect, it } from 'vitest';
import { type CircuitBreaker, type CircuitState, createCircuitBreaker, type Pass } from './circuit-breaker.ts';

let now: number;
let states: CircuitState[];
let circuit: CircuitBreaker;

beforeEach(() => {
  now = 0;
  states = [];
  circuit = createCircuitBreaker({ failures: 3, coolDownMs: 100, onChange: (state) => states.push(state) }, () => now);
});

const pass = (): Pass => {
  const admitted = circuit.admit();
  if (!admitted) throw new Error('turned away');
  return admitted;
};
const fail = (times: number): void => {
  for (let i = 0; i < times; i += 1) pass().failed();
};

it('opens after failures in a row, not after as many with a success between', () => {
  fail(2);
  pass().succeeded();
  fail(2);
  expect(circuit.isShut()).toBe(false);
  fail(1);
  expect([circuit.isShut(), circuit.admit()]).toEqual([true, null]);
  expect(states).toEqual(['open']);
});

it('lets a single call probe after the cool-down, and closes with its success', () => {
  fail(3);
  now = 99;
  expect(circuit.admit()).toBeNull();
  now = 100;
  const probe = pass();
  expect(circuit.admit()).toBeNull();
  probe.succeeded();
  fail(2);
  expect(circuit.isShut()).toBe(false);
  expect(states).toEqual(['open', 'half_open', 'closed']);
});

it('waits longer with every probe in vain, but not for ever', () => {
  fail(3);
  for (const wait of [100, 200, 400, 800, 800]) {
    now += wait - 1;
    expect(circuit.admit()).toBeNull();
    now += 1;
    pass().failed();
  }
  now += 800;
  pass().succeeded();
  fail(3);
  now += 100;
  expect(circuit.isShut()).toBe(false);
});

it('is not closed or opened by calls that were under way before', () => {
  const [early, late] = [pass(), pass()];
  fail(3);
  early.succeeded();
  expect(circuit.isShut()).toBe(true);
  now = 100;
  const probe = pass();
  late.failed();
  probe.succeeded();
  expect(circuit.isShut()).toBe(false);
});
