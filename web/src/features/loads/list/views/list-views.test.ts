// @vitest-environment node
import { expect, it } from 'vitest';
import { addressOf, parseListSearch } from '../list-search.ts';
import { currentView, viewFilters } from './list-views.ts';

const today = '2026-11-18';

it('names the current view, and whether filters were added to it', () => {
  expect(currentView({}, today)).toEqual({ name: 'all', edited: false });
  expect(currentView({ group: 'delivered' }, today)).toEqual({ name: 'all', edited: false });
  expect(currentView({ mode: ['ltl'] }, today)).toEqual({ name: 'all', edited: true });
  const { last_30_days: days } = viewFilters(today);
  expect(currentView(days, today)).toEqual({ name: 'last_30_days', edited: false });
  expect(currentView({ ...days, mode: ['ltl'] }, today)).toEqual({ name: 'last_30_days', edited: true });
  expect(currentView({ mode: ['drayage'] }, today)).toEqual({ name: 'containers', edited: false });
  expect(currentView({ mode: ['drayage', 'ftl'] }, today)).toEqual({ name: 'all', edited: true });
});

it('reads back what it writes to the address bar', () => {
  const search = {
    group: 'in_transit',
    mode: ['ltl', 'ftl'],
    pickup_from: '2026-10-19',
    carrier_id: [3, 5],
    late: true,
    search: '100482',
    sort: '-price',
    page: 2,
  } as const;
  const address = addressOf({ ...search, mode: [...search.mode], carrier_id: [...search.carrier_id] });
  expect(parseListSearch(address)).toEqual(search);
});

it('leaves out invalid values', () => {
  const invalid = {
    group: 'lost',
    mode: 'ship',
    pickup_from: '13-13-2026',
    carrier_id: 'a,-1',
    late: 'no',
    page: 0,
    sort: 'weight',
  };
  expect(parseListSearch(invalid)).toEqual({});
});
