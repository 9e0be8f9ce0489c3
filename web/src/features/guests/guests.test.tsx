import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { switchLanguage } from '../../platform/words/i18n.ts';
import { asGuest, openGuestScreen, refusal } from '../../app/guest/guest-screen.fixture.tsx';

asGuest();

const path = '/api/request-demo';
const typed = {
  'Company name': 'Aceros del Norte',
  Website: 'aceros.example',
  'Full name': 'Lucía Peña',
  Email: 'lucia@aceros.example',
  Phone: '81 8345 6789',
  'Preferred date': '12032099',
};
const fillIn = async () => {
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'Mexico');
  for (const [label, text] of Object.entries(typed)) await userEvent.type(screen.getByLabelText(label), text);
};
const ask = () => userEvent.click(screen.getByRole('button', { name: 'Request a demo' }));

describe('a request for a demo', () => {
  it('needs every field and the terms', async () => {
    const { sent } = await openGuestScreen('/request-demo');
    await ask();
    expect(await screen.findAllByText(/ is required\.$/)).toHaveLength(6);
    expect(screen.getByText('You have to agree to the terms and conditions.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Company name')).toHaveFocus());
    expect(sent).toEqual([]);
  });

  it.each([
    ['United States', '312 555 014', 'Phone must have 11 digits. A US number may leave out its leading 1.'],
    ['Canada', '1 416 555 0142 7', 'Phone must have 10 digits. A US number may leave out its leading 1.'],
  ])('counts the digits of a number in %s', async (country, phone, text) => {
    await openGuestScreen('/request-demo');
    await userEvent.selectOptions(screen.getByLabelText('Country'), country);
    await userEvent.type(screen.getByLabelText('Phone'), phone);
    await ask();
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('refuses a day that is over', async () => {
    await openGuestScreen('/request-demo');
    await userEvent.type(screen.getByLabelText('Preferred date'), '01152020');
    await ask();
    expect(await screen.findByText('Choose today or a later day.')).toBeVisible();
  });

  it('lets the terms be read and agreed to, and confirms', async () => {
    const { sent } = await openGuestScreen('/request-demo', { [path]: { status: 202 } });
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Read them' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Terms and conditions' }));
    await userEvent.click(dialog.getByRole('button', { name: 'I agree' }));
    expect(screen.getByRole('checkbox', { hidden: true })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Request a demo', hidden: true }));
    expect(await screen.findByRole('heading', { name: 'Thank you, Lucía Peña', hidden: true })).toBeInTheDocument();
    expect(screen.getByText(/12-03-2099.*lucia@aceros\.example/)).toBeInTheDocument();
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({
      company_name: 'Aceros del Norte',
      website: 'aceros.example',
      country: 'MX',
      phone: '81 8345 6789',
      full_name: 'Lucía Peña',
      email: 'lucia@aceros.example',
      preferred_date: '2099-12-03',
      terms: true,
      language: 'en',
    });
  });

  it('keeps what was typed when it fails, and says why in the language on screen', async () => {
    await openGuestScreen('/request-demo', { [path]: refusal(429, 'http.too_many_requests', 'Wait.', 'Espere.') });
    await fillIn();
    await userEvent.click(screen.getByRole('checkbox'));
    await ask();
    expect(await screen.findByRole('alert')).toHaveTextContent('Wait.');
    await switchLanguage('es');
    expect(await screen.findByText('Espere.')).toBeVisible();
    expect(screen.getByLabelText('Empresa')).toHaveValue('Aceros del Norte');
  });
});

describe('creating an account', () => {
  it.each([
    '/create-account',
    '/create-account-magaya?magaya_company_guid=8f1c&magaya_network_id=36120&magaya_user_guid=77ab',
  ])('is refused with the way to it: %s', async (address) => {
    const { path: at } = await openGuestScreen(address);
    expect(at()).toBe('/not-found');
    expect(screen.getByText('Try to access to Portal from Magaya extensions')).toBeVisible();
  });
});

it.each([
  ['/terms', 'Terms and conditions', 'Loss and damage'],
  ['/privacy', 'Privacy', 'Who else sees it'],
])('%s can be read', async (address, title, part) => {
  await openGuestScreen(address);
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText(part)).toBeVisible();
});
