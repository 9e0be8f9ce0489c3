import type { Me } from '@portal/contract/users/users.contract.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { aMe } from '../../features/loads/list/my-loads.fixture.tsx';
import { showLanguage } from '../../platform/words/i18n.ts';
import { openPage } from '../../testing/open-page.fixture.tsx';
import { startWithAllWords } from '../../testing/words.fixture.ts';
import { SearchDialog } from './search-dialog.tsx';
import { bestMatches } from './use-search-hits.ts';

beforeAll(startWithAllWords);
beforeEach(() => vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ items: [], total: 0 }))));
afterEach(async () => {
  vi.unstubAllGlobals();
  await showLanguage('en');
});

const shipper = (permissions: Me['settings']['permissions'] = ['post:loads', 'get:claims', 'post:claims']): Me => {
  const me = aMe();
  return { ...me, settings: { ...me.settings, permissions } };
};

const operator = (): Me => {
  const me = aMe('platform_admin');
  const permissions = [...me.settings.permissions, 'post:accounts' as const, 'patch:rates' as const];
  return { ...me, settings: { ...me.settings, permissions } };
};

const openSearch = (me: Me) =>
  openPage('/', { me, path: '/', component: () => <SearchDialog onClose={() => undefined} />, elsewhere: 'There' });

const optionsFor = async (text: string): Promise<string[]> => {
  await userEvent.clear(await screen.findByRole('combobox'));
  await userEvent.type(screen.getByRole('combobox'), text);
  return screen.queryAllByRole('option').map((option) => option.textContent);
};

it('opens what is typed: a form, a view of a list, a new case', async () => {
  const router = openSearch(shipper());
  await screen.findByRole('option', { name: 'My Loads' });
  const opened = async (text: string) => {
    await userEvent.clear(await screen.findByRole('combobox'));
    await userEvent.type(screen.getByRole('combobox'), text);
    await screen.findAllByRole('option');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.history.location.href).not.toBe('/'));
    const { href } = router.history.location;
    router.history.back();
    return href;
  };
  expect(await opened('book ltl')).toBe('/quote-book/ltl');
  expect(await opened('Import')).toBe('/my-loads/import');
  expect(await opened('running')).toBe('/my-loads?late=true');
  expect(await opened('new claim')).toBe('/claims?start=true');
});

it('offers what the person may open, and nothing else', async () => {
  openSearch(shipper(['get:claims']));
  await screen.findByRole('option', { name: 'My Loads' });
  for (const text of ['Book LTL', 'Import', 'New claim', 'New account', 'Carrier rates', 'Payment Hub'])
    expect(await optionsFor(text)).toEqual([]);
});

it('leads the operator to accounts, and to each setting by its title and by what it does', async () => {
  openSearch(operator());
  await screen.findByRole('option', { name: 'My Loads' });
  expect(await optionsFor('new acc')).toEqual(['New accountAccount Management']);
  expect(await optionsFor('carrier rates')).toHaveLength(1);
  expect((await optionsFor('fuel'))[0]).toContain('Carrier rates');
});

it('finds the same in Spanish, typed without accents', async () => {
  await showLanguage('es');
  openSearch(shipper());
  await screen.findByRole('option', { name: 'Mis cargas' });
  expect((await optionsFor('reservar ltl'))[0]).toContain('Reservar LTL');
  expect((await optionsFor('reclamacion'))[0]).toContain('Reclamaciones');
  expect((await optionsFor('nueva recl'))[0]).toContain('Nueva reclamación');
});

it('matches beginnings of words, titles before what they are for', () => {
  const rates = { title: 'Carrier rates', detail: 'Settings · fuel' };
  const fuel = { title: 'Fuel tables', detail: '' };
  expect(bestMatches([rates, fuel], 'FUEL')).toEqual([fuel, rates]);
  expect(bestMatches([rates], 'rat carr')).toEqual([rates]);
  expect(bestMatches([rates], 'ates')).toEqual([]);
  expect(bestMatches([rates], '-')).toEqual([]);
});
