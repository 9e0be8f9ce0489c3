import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { notify } from '../../../platform/notify.ts';
import { startSession } from '../../../platform/session/session.ts';
import { switchLanguage } from '../../../platform/words/i18n.ts';
import { openPage } from '../../../testing/open-page.fixture.tsx';
import { startWithAllWords } from '../../../testing/words.fixture.ts';
import { aPerson } from '../../quotes/quotes.fixture.tsx';
import { TablePage } from './table-page.tsx';

const columns = ['region', 'week', 'dollars_per_gallon'].map((field) => ({
  field,
  header: field,
  is_key: field !== 'dollars_per_gallon',
}));
const table = (rows: string[][]) => ({ name: 'fuel-prices', columns, rows, version: String(rows.length) });

let sent: unknown[];

const answer = (url: string, init: { method?: string; body?: string } = {}): Response => {
  if (url.includes('/api/users/me')) return Response.json(aPerson());
  if (init.method === 'PATCH') sent.push(JSON.parse(init.body ?? ''));
  return Response.json(
    table([
      ['US', '2026-11-09', '3.757'],
      ['US', '2026-11-16', '3.8'],
    ]),
  );
};

beforeAll(startWithAllWords);
beforeEach(async () => {
  await switchLanguage('es');
  startSession({ access_token: 'a', refresh_token: 'r', token_type: 'bearer', expires_in: 600 });
  sent = [];
  vi.stubGlobal('fetch', (url: string, init?: { method?: string; body?: string }) =>
    Promise.resolve(answer(url, init)),
  );
});
afterEach(() => vi.unstubAllGlobals());

const open = () =>
  openPage('/settings/rates/tables/fuel-prices', {
    me: aPerson(),
    path: 'settings/rates/tables/$table',
    component: TablePage,
  });
const cell = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });

it('shows days as people write them and diesel with three decimals, and keeps them as files do', async () => {
  const shown = vi.spyOn(notify, 'failure');
  open();
  expect((await cell('US 11-16-2026, Semana, su lunes')).value).toBe('11-16-2026');
  const price = await cell('US 11-16-2026, Diésel por galón');
  expect(price.value).toBe('3.800');
  await userEvent.click(price);
  expect(price.value).toBe('3.8');
  await userEvent.click(screen.getByRole('button', { name: 'Agregar renglón' }));
  await userEvent.type(await cell('Renglón 3, Zona'), 'US');
  await userEvent.type(await cell('US, Semana, su lunes'), '1123');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(shown).toHaveBeenCalledWith('Semana, su lunes: escriba el día como MM-DD-AAAA.');
  expect(sent).toEqual([]);
  await userEvent.type(await cell('US 11-23, Semana, su lunes'), '2026');
  await userEvent.type(await cell('US 11-23-2026, Diésel por galón'), '3.79');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(sent).toEqual([{ version: '2', set: [['US', '2026-11-23', '3.79']], remove: [] }]);
});
