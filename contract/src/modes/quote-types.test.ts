import { expect, it } from 'vitest';
import { allOptionsCount, enabledModes, firstQuoteType, isEnabled, type ModeFlags } from './quote-types.ts';

const none: ModeFlags = { ltl: false, ftl: false, exp: false, reefer: false, flatbed: false, drayage: false };
const all: ModeFlags = { ltl: true, ftl: true, exp: true, reefer: true, flatbed: true, drayage: true };

it('counts 5 for LTL, 2 for FTL, 1 each for expedited, reefer and flatbed', () => {
  expect(allOptionsCount(all)).toBe(10);
  expect(allOptionsCount({ ...none, ltl: true, flatbed: true })).toBe(6);
  expect(allOptionsCount(none)).toBe(0);
});

it('opens "all options" to more than one mode', () => {
  expect(isEnabled('multi-service', { ...none, ltl: true })).toBe(false);
  expect(isEnabled('multi-service', { ...none, ltl: true, exp: true })).toBe(true);
});

it('opens the dedicated truck to any truck mode', () => {
  expect(isEnabled('dedicated', { ...none, ltl: true, drayage: true })).toBe(false);
  expect(isEnabled('dedicated', { ...none, reefer: true })).toBe(true);
});

it('opens a mode to its own flag', () => {
  expect(enabledModes({ ...none, exp: true })).toEqual(['expedited']);
  expect(isEnabled('expedited', { ...none, exp: true })).toBe(true);
  expect(isEnabled('ltl', { ...none, exp: true })).toBe(false);
});

it('opens with all modes at once for those who have several', () => {
  expect(firstQuoteType(all)).toBe('multi-service');
  expect(firstQuoteType({ ...none, ltl: true })).toBe('ltl');
  expect(firstQuoteType({ ...none, flatbed: true })).toBe('dedicated');
  expect(firstQuoteType(none)).toBeUndefined();
});
