import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { startSession } from '../../platform/session/session.ts';
import { asGuest, openGuestScreen, refusal } from '../../app/guest/guest-screen.fixture.tsx';

asGuest();

const good = 'Harbour-violet-2026';
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const typeTwice = async (first: string, second = first) => {
  await userEvent.type(screen.getByLabelText('New password'), first);
  await userEvent.type(screen.getByLabelText('Repeat the new password'), second);
};

describe('a forgotten password', () => {
  const path = '/api/users/forgot-password';

  it('is asked for with an address that can be one', async () => {
    const { sent } = await openGuestScreen('/forgot-password', { [path]: { status: 202 } });
    await press('Send the link');
    expect(await screen.findByText(/ is required\.$/)).toBeVisible();
    await userEvent.type(screen.getByLabelText('Email'), 'ana@');
    await press('Send the link');
    expect(await screen.findByText('Enter a valid email address.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
    expect(sent).toEqual([]);
  });

  it('is answered without a word on whether the address is known', async () => {
    const { sent } = await openGuestScreen('/forgot-password', { [path]: { status: 202 } });
    await userEvent.type(screen.getByLabelText('Email'), 'ana@acme.test{Enter}');
    expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toHaveFocus();
    expect(screen.getByText(/^If ana@acme.test belongs to an account/)).toBeVisible();
    expect(sent).toEqual([{ path, body: '{"email":"ana@acme.test"}' }]);
    await press('Use another address');
    expect(screen.getByLabelText('Email')).toHaveValue('ana@acme.test');
  });
});

describe('a link to set a new password', () => {
  const path = '/api/users/recovery-password';
  const address = '/recover-password?token=abcdefghijklmnopqrstuvwxyz';

  it('shows what the password still needs while it is typed', async () => {
    await openGuestScreen(address);
    const needs = within(screen.getByRole('list', { name: 'Your password needs' }));
    const met = () => needs.getAllByRole('listitem').map((item) => item.textContent?.endsWith('done'));
    expect(met()).toEqual([false, false, false, false, false]);
    await userEvent.type(screen.getByLabelText('New password'), 'abC1');
    expect(met()).toEqual([false, true, true, true, false]);
    await userEvent.type(screen.getByLabelText('New password'), '-wxyz');
    expect(met()).toEqual([true, true, true, true, true]);
  });

  it('refuses a weak password and two that differ', async () => {
    const { sent } = await openGuestScreen(address);
    await typeTwice('lowercase', 'lowercasf');
    await press('Save the password');
    expect(await screen.findByText('Mix upper case, lower case, numbers and symbols.')).toBeVisible();
    expect(screen.getByText('Passwords do not match.')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('sets it and leads to the login page', async () => {
    const { sent } = await openGuestScreen(address, { [path]: { status: 204 } });
    await typeTwice(good);
    await press('Save the password');
    expect(await screen.findByRole('heading', { name: 'Your new password is set' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    expect(sent).toEqual([
      { path, body: JSON.stringify({ token: 'abcdefghijklmnopqrstuvwxyz', password: good, end_access: false }) },
    ]);
  });

  it('says what the server does not like about the password, and keeps it', async () => {
    const easy = refusal(400, 'users.password_common', 'This password is easy to guess.', 'Fácil.', 'password');
    await openGuestScreen(address, { [path]: easy });
    await typeTwice(good);
    await press('Save the password');
    expect(await screen.findByText('This password is easy to guess.')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(screen.getByLabelText('New password')).toHaveFocus());
    expect(screen.getByLabelText('New password')).toHaveValue(good);
  });

  it('that expired leads to another one', async () => {
    const old = refusal(400, 'users.link_not_valid', 'This link is no longer valid.', 'No.', 'token');
    await openGuestScreen(address, { [path]: old });
    await typeTwice(good);
    await press('Save the password');
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/forgot-password');
  });

  it('of an invitation welcomes, in the language of the mail where none was chosen on the device', async () => {
    localStorage.clear();
    const { sent } = await openGuestScreen(`${address}&lang=es&welcome=true`, { [path]: { status: 204 } });
    expect(await screen.findByRole('heading', { name: 'Le damos la bienvenida al portal de fletes' })).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await userEvent.type(screen.getByLabelText('Contraseña nueva'), good);
    await userEvent.type(screen.getByLabelText('Repita la contraseña nueva'), good);
    await press('Guardar la contraseña');
    expect(await screen.findByRole('heading', { name: 'Su contraseña está lista' })).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('keeps the language that was chosen on the device', async () => {
    await openGuestScreen(`${address}&lang=es`);
    expect(screen.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
  });

  it('without a token is an expired one', async () => {
    await openGuestScreen('/recover-password');
    expect(screen.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  });
});

describe('changing the password', () => {
  const me = { user: { id: 7 }, settings: {} };
  const path = '/api/users/7';
  const answers = { '/api/users/me/complete': { body: me } };

  it('leads somebody without a session to the forgotten password', async () => {
    const { path: at } = await openGuestScreen('/change-password');
    expect(at()).toBe('/forgot-password');
  });

  it('asks for the present one', async () => {
    startSession({ access_token: 'a', refresh_token: 'r', token_type: 'bearer', expires_in: 600 });
    const wrong = refusal(400, 'users.old_password_wrong', 'The current password is not right.', 'No.', 'old_password');
    const { sent, answers: say } = await openGuestScreen('/change-password', { ...answers, [path]: wrong });
    await typeTwice(good);
    await press('Change password');
    expect(await screen.findByText(/ is required\.$/)).toBeVisible();
    await userEvent.type(screen.getByLabelText('Current password'), 'Freight-2026!');
    await press('Change password');
    expect(await screen.findByText('The current password is not right.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveFocus());
    say[path] = { body: me.user };
    await press('Change password');
    expect(await screen.findByRole('heading', { name: 'Your password is changed' })).toBeVisible();
    expect(sent.at(-1)).toEqual({ path, body: JSON.stringify({ old_password: 'Freight-2026!', password: good }) });
  });
});
