// @vitest-environment node
import { expect, it } from 'vitest';
import { joinVersions } from './join-versions.ts';

const base = { name: 'Dock', city: 'Dallas', hours: ['08:00'], notes: '' };
const names = ['name', 'city', 'hours', 'notes'] as const;

it('takes what only they changed, keeps what only I changed, and names what both did', () => {
  const mine = { ...base, name: 'Dock 4', hours: ['09:00'], notes: 'Ring' };
  const theirs = { ...base, name: 'Dock 5', city: 'Plano', hours: ['09:00'] };
  expect(joinVersions(names, { base, mine, theirs })).toEqual({ taken: { city: 'Plano' }, both: { name: 'Dock 5' } });
});

it('finds nothing where they changed nothing that is compared', () => {
  expect(joinVersions(['name'], { base, mine: base, theirs: { ...base, city: 'Plano' } })).toEqual({
    taken: {},
    both: {},
  });
});
