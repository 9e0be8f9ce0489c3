// @vitest-environment node
import { freeTimeTerms } from '@portal/contract/drayage/drayage.settings.ts';
import { expect, it } from 'vitest';
import { emptyTerms, formToTerms, termsFaults, termsKey, termsToForm } from './terms-form.ts';

it('gives every row back as it was', () => {
  for (const row of [emptyTerms, ...freeTimeTerms.default]) expect(formToTerms(termsToForm(row))).toEqual(row);
});

it('puts prices in the order of their days', () => {
  const tiers = [
    { from_day: 8, per_day: 225 },
    { from_day: 1, per_day: 150 },
  ];
  expect(formToTerms({ ...termsToForm(emptyTerms), tiers }).tiers.map(({ from_day }) => from_day)).toEqual([1, 8]);
});

it('finds a price that is missing and an end before the start', () => {
  const typed = { ...termsToForm(emptyTerms), tiers: [{ from_day: 1, per_day: null }] };
  const found = termsFaults({ ...typed, effective_from: '2026-12-01', effective_to: '2026-11-30' });
  expect(Object.keys(found).toSorted()).toEqual(['effective_to', 'tiers.0.per_day']);
});

it('knows rows by charge, line, place, terminal and first day alone', () => {
  const row = { ...emptyTerms, place: 'USLAX', terminal: 'APM' };
  expect(termsKey({ ...row, free_days: 3 })).toBe(termsKey(row));
  expect(termsKey({ ...row, effective_from: '2026-01-01' })).not.toBe(termsKey(row));
  expect(termsKey({ ...row, charge: 'demurrage' })).not.toBe(termsKey(row));
});
