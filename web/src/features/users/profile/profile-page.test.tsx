import type { Me } from '@portal/contract/users/users.contract.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startSession } from '../../../platform/session/session.ts';
import { switchLanguage } from '../../../platform/words/i18n.ts';
import { openPage } from '../../../testing/open-page.fixture.tsx';
import { startWithAllWords } from '../../../testing/words.fixture.ts';
import { aPerson } from '../../quotes/quotes.fixture.tsx';
import { ProfilePage } from './profile-page.tsx';

const ana = (country: string): Me => {
  const me = aPerson();
  const named = { first_name: 'Ana', last_name: 'Ruiz', phone: '', phone_extension: '', email: 'ana@acme.test' };
  return { ...me, user: { ...me.user, ...named }, account: { ...me.account, country } };
};

let sent: unknown[];
let refusal: object | null;
/** What the list of passkeys is answered with; null while the server cannot be reached. */
let passkeys: object[] | null;

beforeAll(startWithAllWords);
beforeEach(async () => {
  await switchLanguage('en');
  startSession({ access_token: 'a', refresh_token: 'r', token_type: 'bearer', expires_in: 600 });
  sent = [];
  refusal = null;
  passkeys = [];
  vi.stubGlobal('fetch', (url: string, init: { method?: string; body?: string } = {}) => {
    if (url.includes('/second-factor')) {
      return Promise.resolve(Response.json({ is_on: true, is_required: false, recovery_codes: 8 }));
    }
    if (url.includes('/passkeys')) {
      return passkeys ? Promise.resolve(Response.json({ passkeys })) : Promise.reject(new TypeError('failed to fetch'));
    }
    if (url.includes('/mail-choices'))
      return Promise.resolve(
        Response.json({ deliveries: {}, off_for_account: [], digest_hour: 7, time_zone: 'America/Chicago' }),
      );
    if (init.method !== 'PATCH') return Promise.resolve(Response.json(ana('US')));
    sent.push(JSON.parse(init.body ?? ''));
    return Promise.resolve(refusal ? Response.json(refusal, { status: 400 }) : Response.json(ana('US').user));
  });
});
afterEach(() => vi.unstubAllGlobals());

const open = (country = 'US') => openPage('/profile', { me: ana(country), path: 'profile', component: ProfilePage });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

it.each([
  ['US', 'Phone must have 11 digits. A US number may leave out its leading 1.'],
  ['MX', 'Phone must have 10 digits. A US number may leave out its leading 1.'],
])('says at the field how many digits a phone of %s has, and sends nothing', async (country, text) => {
  open(country);
  const phone = await screen.findByLabelText('Phone');
  await userEvent.type(phone, '12');
  await save();
  expect(phone).toHaveAccessibleDescription(expect.stringContaining(text));
  await waitFor(() => expect(phone).toHaveFocus());
  expect(sent).toEqual([]);
});

it('sends name and phone, and keeps what is typed with the refusal at its field', async () => {
  open();
  const phone = await screen.findByLabelText('Phone');
  await userEvent.type(phone, '(312) 555-0142');
  await userEvent.type(screen.getByLabelText('Extension'), '12');
  refusal = { detail: [{ code: 'places.phone_invalid', field: 'phone', msg: { en: 'Not a phone.', es: 'No.' } }] };
  await save();
  await waitFor(() => expect(phone).toHaveAccessibleDescription(expect.stringContaining('Not a phone.')));
  expect(phone).toHaveValue('(312) 555-0142');
  expect(sent).toEqual([{ first_name: 'Ana', last_name: 'Ruiz', phone: '(312) 555-0142', phone_extension: '12' }]);
});

it('keeps a phone of another country with its prefix, chosen before the number or after it', async () => {
  open();
  const country = await screen.findByLabelText('Country');
  expect(country).toHaveValue('US');
  await userEvent.selectOptions(country, 'MX, +52');
  expect(country).toHaveValue('MX');
  await userEvent.type(screen.getByLabelText('Phone'), '81 8358 1234');
  await save();
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ phone: '+52 81 8358 1234' }));
  await userEvent.selectOptions(country, 'CA, +1');
  expect(country).toHaveValue('CA');
  expect(screen.getByLabelText('Phone')).toHaveValue('81 8358 1234');
  await userEvent.clear(screen.getByLabelText('Phone'));
  await userEvent.type(screen.getByLabelText('Phone'), '416 555 0142');
  await save();
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ phone: '+1 416 555 0142' }));
});

it('shows a kept phone as people of its country read it, and leaves it alone', async () => {
  const me = ana('US');
  const opened = { ...me, user: { ...me.user, phone: '+52 8183581234' } };
  openPage('/profile', { me: opened, path: 'profile', component: ProfilePage });
  expect(await screen.findByLabelText('Country')).toHaveValue('MX');
  expect(screen.getByLabelText('Phone')).toHaveValue('81 8358 1234');
  await userEvent.type(screen.getByLabelText('Extension'), '7');
  await save();
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ phone: '+52 8183581234', phone_extension: '7' }));
});

it('says whether sign-in takes two steps, and leads to where that is changed', async () => {
  open();
  expect(await screen.findByText('Authenticator app is on')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Review sessions' })).toHaveAttribute('href', '/sessions');
});

it.each([
  [[], 'None yet. A passkey signs you in with fingerprint, face or PIN.'],
  [[{}], '1 passkey: it signs you in without a password.'],
  [[{}, {}], '2 passkeys: each signs you in without a password.'],
  [null, 'The portal cannot be reached. Check your connection; nothing you typed is lost.'],
])('says how many passkeys there are (%j)', async (kept, text) => {
  const one = { id: 1, name: 'Phone', created_at: '2026-01-01T00:00:00Z', last_used_at: null, is_backed_up: false };
  passkeys = kept && kept.map((_, at) => ({ ...one, id: at }));
  open();
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Manage passkeys' })).toHaveAttribute('href', '/security');
});
