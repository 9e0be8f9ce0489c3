import { operatorIdentity } from '@portal/contract/settings/operator-identity.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startSession } from '../../../platform/session/session.ts';
import { switchLanguage } from '../../../platform/words/i18n.ts';
import { openPage } from '../../../testing/open-page.fixture.tsx';
import { startWithAllWords } from '../../../testing/words.fixture.ts';
import { aPerson } from '../../quotes/quotes.fixture.tsx';
import { OperatorPage } from './operator-page.tsx';

const stored = (changes: object, version: number) => ({
  name: operatorIdentity.name,
  label: { en: '', es: '' },
  value: { ...operatorIdentity.default, name: 'Northline Freight', ...changes },
  version,
  changed_at: null,
  changed_by: null,
});

let now: ReturnType<typeof stored>;
let sent: { value: object; version: number }[];

/** The server: takes a change of the present version and refuses any other. */
const answer = (url: string, init: { method?: string; body?: string } = {}): Response => {
  if (url.includes('/api/users/me')) return Response.json(aPerson());
  if (init.method !== 'PATCH') return Response.json(now);
  const body = JSON.parse(init.body ?? '') as { value: object; version: number };
  sent.push(body);
  if (body.version === now.version) return Response.json((now = stored(body.value, body.version + 1)));
  const msg = { en: 'Somebody else changed this setting meanwhile.', es: 'Alguien más cambió este ajuste.' };
  return Response.json({ detail: [{ msg, code: 'settings.changed_meanwhile' }], request_id: 'q' }, { status: 409 });
};

beforeAll(startWithAllWords);
beforeEach(async () => {
  await switchLanguage('en');
  startSession({ access_token: 'a', refresh_token: 'r', token_type: 'bearer', expires_in: 600 });
  now = stored({}, 1);
  sent = [];
  vi.stubGlobal('fetch', (url: string, init?: { method?: string; body?: string }) =>
    Promise.resolve(answer(url, init)),
  );
});
afterEach(() => vi.unstubAllGlobals());

const open = () =>
  openPage('/settings/operator', { me: aPerson(), path: 'settings/operator', component: OperatorPage });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const retype = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
};

it('says what is wrong before anything is sent', async () => {
  open();
  await retype('Name', '');
  await retype('GS1 company prefix', '12');
  await save();
  expect(await screen.findByText(/ is required\.$/)).toBeVisible();
  expect(screen.getByText('A GS1 company prefix has 6 to 12 digits.')).toBeVisible();
  expect(sent).toEqual([]);
});

it('saves one change after the other', async () => {
  open();
  await retype('City', 'Laredo');
  await save();
  await vi.waitFor(() => expect(now.version).toBe(2), 30_000);
  await retype('City', 'El Paso');
  await save();
  await vi.waitFor(() => expect(now).toMatchObject({ version: 3, value: { city: 'El Paso' } }), 30_000);
});

it('takes over what somebody else changed beside it, and saves at the second press', async () => {
  open();
  await retype('City', 'Laredo');
  now = stored({ phone: '9155550199' }, 2);
  await save();
  expect(await screen.findByText(/You changed different fields/)).toBeVisible();
  expect(screen.getByLabelText('City')).toHaveValue('Laredo');
  expect(screen.getByLabelText('Phone')).toHaveValue('9155550199');
  await save();
  await vi.waitFor(
    () => expect(now).toMatchObject({ version: 3, value: { city: 'Laredo', phone: '9155550199' } }),
    30_000,
  );
  expect(screen.queryByText(/You changed different fields/)).toBeNull();
});

it('shows both values of what both changed, and takes theirs when asked to', async () => {
  open();
  await retype('City', 'Laredo');
  now = stored({ city: 'El Paso' }, 2);
  await save();
  expect(await screen.findByText('El Paso')).toBeVisible();
  expect(screen.getByLabelText('City')).toHaveValue('Laredo');
  await userEvent.click(screen.getByRole('button', { name: 'Take theirs: City' }));
  expect(screen.getByLabelText('City')).toHaveValue('El Paso');
  await retype('City', 'Laredo');
  await save();
  await vi.waitFor(() => expect(now).toMatchObject({ version: 3, value: { city: 'Laredo' } }), 30_000);
});
