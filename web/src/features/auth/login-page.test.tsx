import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { switchLanguage } from '../../platform/words/i18n.ts';
import { keepSessionVersion } from '../../platform/session/page-version.ts';
import { hasSession, startSession } from '../../platform/session/session.ts';
import { readStored, storedKeys, writeStored } from '../../platform/session/stored.ts';
import { asGuest, openGuestScreen, refusal } from '../../app/guest/guest-screen.fixture.tsx';

asGuest();

const signInPath = '/api/auth/access-token';
const tokens = { access_token: 'a', refresh_token: 'r', token_type: 'bearer', expires_in: 600 } as const;

const typeAndSend = async () => {
  await userEvent.type(screen.getByLabelText('Email'), ' ana@acme.test ');
  await userEvent.type(screen.getByLabelText('Password'), 'Wrong-2026!{Enter}');
};

it('forgets on entry who was signed in and how the list of loads was left', async () => {
  startSession(tokens);
  writeStored(storedKeys.userSettings, { can_dispatch: true });
  writeStored(storedKeys.myLoadsTable, { columns: [] });
  await openGuestScreen('/login');
  expect(hasSession()).toBe(false);
  expect(readStored(storedKeys.userSettings)).toBeNull();
  expect(readStored(storedKeys.myLoadsTable)).toBeNull();
});

it('asks for what is missing, at the first field of it, without a call to the server', async () => {
  const { sent } = await openGuestScreen('/login');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findAllByText(/ is required\.$/)).toHaveLength(2);
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  await userEvent.type(screen.getByLabelText('Email'), 'a');
  expect(screen.getAllByText(/ is required\.$/)).toHaveLength(1);
  await switchLanguage('es');
  expect(await screen.findByText(/^Falta este dato: /)).toBeVisible();
  expect(sent).toEqual([]);
});

it('shows and hides the password', async () => {
  await openGuestScreen('/login');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
});

describe('signing in', () => {
  it.each([
    ['/login', 'The first screen'],
    ['/login?next=%2Fmy-loads%2F7', 'The load itself'],
    ['/login?next=%2F%2Fevil.example', 'The first screen'],
  ])('from %s leads to: %s', async (address, text) => {
    const { sent } = await openGuestScreen(address, { [signInPath]: { body: tokens } });
    await typeAndSend();
    expect(await screen.findByText(text)).toBeVisible();
    expect(sent).toEqual([{ path: signInPath, body: 'username=ana%40acme.test&password=Wrong-2026%21' }]);
    expect(hasSession()).toBe(true);
  });

  it('on a page of an earlier version shows none of its screens: the browser opens the address itself', async () => {
    document.head.insertAdjacentHTML('beforeend', '<meta name="app-version" content="20260101T080000Z-a">');
    keepSessionVersion('20260201T080000Z-b');
    const { path } = await openGuestScreen('/login?next=%2F%23opened', { [signInPath]: { body: tokens } });
    await typeAndSend();
    await waitFor(() => expect(window.location.hash).toBe('#opened'));
    expect([hasSession(), path()]).toEqual([true, '/login']);
    window.location.hash = '';
    document.head.querySelector('meta[name="app-version"]')?.remove();
  });

  it.each([
    ['Invalid email or password.', refusal(401, 'auth.invalid_credentials', 'Invalid email or password.', 'No.')],
    ['Invalid email or password.', { status: 401, body: 'nothing a person could read' }],
    [
      'Too many attempts. Try again in 8 seconds.',
      refusal(429, 'auth.throttled', 'Too many attempts. Try again in 8 seconds.', 'Demasiados intentos.'),
    ],
    ['The portal is busy.', refusal(503, 'http.busy', 'The portal is busy.', 'Ocupado.')],
    ['The portal cannot be reached. Check your connection; nothing you typed is lost.', null],
  ])('that fails says: %s', async (text, answer) => {
    await openGuestScreen('/login', { [signInPath]: answer });
    await typeAndSend();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByLabelText('Email')).toHaveValue('ana@acme.test');
    expect(screen.getByLabelText('Password')).toHaveValue('Wrong-2026!');
    expect(hasSession()).toBe(false);
  });

  it('counts down until the same person may try again, and lets somebody else try at once', async () => {
    const tooMany = refusal(429, 'auth.throttled', 'Try again in 2 seconds.', 'Intente en 2 segundos.');
    const { sent, answers } = await openGuestScreen('/login', {
      [signInPath]: { ...tooMany, headers: { 'retry-after': '2' } },
    });
    await typeAndSend();
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts. Please wait a moment.');
    const paused = screen.getByRole('button', { name: /^Try again in 0:0[12]$/ });
    await userEvent.click(paused);
    expect(sent).toHaveLength(1);
    await userEvent.type(screen.getByLabelText('Email'), 'x');
    expect(screen.getByRole('button', { name: 'Sign in' })).not.toHaveAttribute('aria-disabled');
    await userEvent.type(screen.getByLabelText('Email'), '{Backspace}');
    answers[signInPath] = { body: tokens };
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await screen.findByText('The first screen')).toBeVisible();
  });
});

describe('a person with a second factor', () => {
  it('is asked for a code after the password, and may go back', async () => {
    const { sent } = await openGuestScreen('/login', {
      [signInPath]: refusal(401, 'auth.second_factor_needed', 'Enter the code.', 'Escriba el código.', 'code'),
    });
    await typeAndSend();
    expect(await screen.findByRole('heading', { name: 'Enter your code' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Code'), '123 456{Enter}');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(new URLSearchParams(String(sent[1]?.body)).get('code')).toBe('123 456');
    await userEvent.click(await screen.findByRole('button', { name: 'Back to email and password' }));
    expect(screen.getByLabelText('Email')).toHaveValue('ana@acme.test');
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });
});
