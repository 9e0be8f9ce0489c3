import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { nextBusinessDay, typedDay } from './support/days.ts';
import { goWithin } from './support/go-within.ts';
import { mailTo } from './support/mailbox.ts';
import { password, people } from './support/people.ts';
import { spoilToken } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { fill, wordsOf } from './support/words.ts';

const words = wordsOf('en');
const spanish = wordsOf('es');

/** The access token the page holds. */
const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('portal.session') ?? '{}') as { access_token: string }).access_token,
  );

const openProfile = (page: Page, { frame } = words): Promise<void> =>
  page.getByRole('button', { name: fill(frame.profile.open, { name: '' }).trim() }).click();

const enter = async (page: Page, email: string, secret = password): Promise<void> => {
  await page.getByLabel(words.auth.sign_in.email, { exact: true }).fill(email);
  await page.getByLabel(words.auth.sign_in.password, { exact: true }).fill(secret);
  await page.getByRole('button', { name: words.auth.sign_in.submit, exact: true }).click();
};

const isAtSignIn = (page: Page, { auth } = words): Promise<void> =>
  expect(page.getByRole('heading', { name: auth.sign_in.title })).toBeVisible();

/** An unknown address says so before the sign-in; a wrong password is refused in the chosen language, and nothing is lost. */
const isRefused = async (page: Page): Promise<void> => {
  await page.goto('/no-such-screen');
  await expect(page.getByRole('heading', { name: words.frame.not_found.title })).toBeVisible();
  await goWithin(page, '/login');
  const nobody = `${randomUUID()}@acme.test`;
  await enter(page, nobody, 'Wrong-2026!');
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText(words.auth.errors.invalid_credentials);
  await page.getByText('Español', { exact: true }).click();
  await expect(alert).toHaveText(spanish.auth.errors.invalid_credentials);
  await page.getByText('English', { exact: true }).click();
  await expect(page.getByLabel(words.auth.sign_in.email, { exact: true })).toHaveValue(nobody);
};

/** Language and scheme stay over a reload and after signing out, which ends the session on the server too. */
const signsOut = async (page: Page): Promise<void> => {
  await openProfile(page);
  await page.getByText('Español', { exact: true }).click();
  await page.getByText(spanish.frame.appearance.dark, { exact: true }).click();
  await page.reload();
  const root = page.locator('html');
  await expect(root).toHaveAttribute('lang', 'es');
  await expect(root).toHaveAttribute('data-color-scheme', 'dark');
  await expect(page.getByRole('navigation', { name: spanish.frame.navigation.label })).toBeVisible();
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  expect((await page.request.get('/api/users/me', { headers })).status()).toBe(200);
  await openProfile(page, spanish);
  await page.getByRole('button', { name: spanish.frame.profile.log_out }).click();
  await expect(page).toHaveURL('/login');
  await isAtSignIn(page, spanish);
  await expect(root).toHaveAttribute('data-color-scheme', 'dark');
  expect((await page.request.get('/api/users/me', { headers })).status()).toBe(401);
  await goWithin(page, '/my-loads');
  await isAtSignIn(page, spanish);
  await page.getByText('English', { exact: true }).click();
};

/** A session that ended elsewhere says so as soon as the socket reports it, without a request, and leads to the sign-in. */
const isSignedOutElsewhere = async (page: Page): Promise<void> => {
  await expect(page.getByText(words.frame.live.live, { exact: true })).toBeVisible();
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  expect((await page.request.post('/api/auth/sign-out', { headers })).ok()).toBe(true);
  const alert = page.getByRole('dialog', { name: words.frame.session.expired_title });
  await expect(alert).toContainText(words.frame.session.expired_text);
  await alert.getByRole('button', { name: words.frame.session.log_in }).click();
  await isAtSignIn(page);
};

/** A session that ended while the line was down is over when the line returns, before any call is refused. */
const isSignedOutWithLine = async (page: Page): Promise<void> => {
  await goWithin(page, '/settings/my-locations');
  await expect(page.getByText(words.frame.live.live, { exact: true })).toBeVisible();
  const refused: string[] = [];
  page.on('response', (response) => response.status() === 401 && refused.push(response.url()));
  await spoilToken(page);
  // Nothing came from the server for so long: the page connects again.
  await page.clock.fastForward('01:00');
  await expect(page.getByRole('dialog', { name: words.frame.session.expired_title })).toBeVisible();
  expect(refused).toEqual([]);
};

test('a person signs in, and is signed out by hand, from elsewhere and while the line was down', async ({ page }) => {
  await page.clock.install();
  await isRefused(page);
  await enter(page, people.agent);
  await expect(page).toHaveURL('/home');
  // Behind the sign-in an unknown address says so within the frame.
  await goWithin(page, '/quote-book/hovercraft');
  await expect(page.getByRole('heading', { name: words.frame.not_found.title })).toBeVisible();
  await expect(page.getByRole('navigation', { name: words.frame.navigation.label })).toBeVisible();
  await signsOut(page);
  await enter(page, people.agent);
  await expect(page).toHaveURL('/my-loads');
  await isSignedOutElsewhere(page);
  await enter(page, people.agent);
  await expect(page).toHaveURL('/my-loads');
  await isSignedOutWithLine(page);
});

/** Asks for a demo and gets a mail. */
const requestsDemo = async (page: Page): Promise<void> => {
  const { demo } = words.guests;
  const email = `${randomUUID()}@example.com`;
  const since = new Date();
  await page.getByLabel(demo.company_name).fill('Lone Star Castings');
  await page.getByLabel(demo.website).fill('https://lonestar.example');
  await page.getByLabel(demo.full_name).fill('Ruth Ibarra');
  await page.getByLabel(demo.email).fill(email);
  await page.getByLabel(demo.phone).fill('214 555 0163');
  await page.getByLabel(demo.preferred_date).fill(typedDay(nextBusinessDay()));
  await page.getByLabel(demo.terms).check();
  await page.getByRole('button', { name: demo.submit }).click();
  await expect(page.getByRole('heading', { name: fill(demo.done_title, { name: 'Ruth Ibarra' }) })).toBeVisible();
  expect((await mailTo(email, since)).subject).toBe('Your demo request');
};

test('a demo is requested, and a forgotten password is set by a mailed link and changed again inside', async ({
  page,
}) => {
  await page.goto('/request-demo');
  await requestsDemo(page);

  const person = 'admin@acmewest.test';
  const temporary = 'Temporary-2026!';
  const { forgot, recover, change, password: fields } = words.users;
  const since = new Date();
  await goWithin(page, '/login');
  await page.getByRole('link', { name: words.auth.sign_in.forgot }).click();
  // The sign-in has a field of the same name: it must be gone before anything is typed.
  await expect(page.getByRole('heading', { name: forgot.title })).toBeVisible();
  await page.getByLabel(forgot.email, { exact: true }).fill(person);
  await page.getByRole('button', { name: forgot.submit }).click();
  await expect(page.getByRole('heading', { name: forgot.sent_title })).toBeVisible();

  const link = (await mailTo(person, since)).links.find((address) => address.includes('/recover-password')) ?? '';
  const setAnother = async () => {
    await page.getByLabel(fields.label, { exact: true }).fill(temporary);
    await page.getByLabel(fields.repeat, { exact: true }).fill(temporary);
    await page.getByRole('button', { name: recover.submit }).click();
  };
  await page.goto(link);
  await setAnother();
  await expect(page.getByRole('heading', { name: recover.done_title })).toBeVisible();
  await page.reload();
  await setAnother();
  await expect(page.getByRole('heading', { name: recover.expired_title })).toBeVisible();

  await goWithin(page, '/login');
  await enter(page, person, temporary);
  await expect(page).toHaveURL('/home');
  await goWithin(page, '/change-password');
  await page.getByLabel(change.old, { exact: true }).fill(temporary);
  await page.getByLabel(fields.label, { exact: true }).fill(password);
  await page.getByLabel(fields.repeat, { exact: true }).fill(password);
  await page.getByRole('button', { name: change.submit }).click();
  await expect(page.getByRole('heading', { name: change.done_title })).toBeVisible();
});
