import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { nextBusinessDay, typedDay } from './support/days.ts';
import { mailTo } from './support/mailbox.ts';
import { password, people } from './support/people.ts';
import { signIn, spoilToken } from './support/sign-in.ts';
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

const enter = async (page: Page, email: string, secret: string): Promise<void> => {
  await page.getByLabel(words.auth.sign_in.email, { exact: true }).fill(email);
  await page.getByLabel(words.auth.sign_in.password, { exact: true }).fill(secret);
  await page.getByRole('button', { name: words.auth.sign_in.submit, exact: true }).click();
};

test('a wrong password is refused, and nothing typed is lost', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: words.auth.sign_in.submit, exact: true }).click();
  await expect(page.getByText(words.http.errors.required)).toHaveCount(2);
  const nobody = `${randomUUID()}@acme.test`;
  await enter(page, nobody, 'Wrong-2026!');
  await expect(page.getByRole('alert')).toHaveText(words.auth.errors.invalid_credentials);
  await expect(page.getByLabel(words.auth.sign_in.email, { exact: true })).toHaveValue(nobody);
  await page.getByText('Español', { exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(spanish.auth.errors.invalid_credentials);
});

test('a forgotten password is set by a mailed link, and changed again inside', async ({ page }) => {
  const person = 'admin@acmewest.test';
  const temporary = 'Temporary-2026!';
  const { forgot, recover, change, password: fields } = words.users;
  const since = new Date();
  await page.goto('/login');
  await page.getByRole('link', { name: words.auth.sign_in.forgot }).click();
  // The sign-in has a field of the same name: it must be gone before anything is typed.
  await expect(page.getByRole('heading', { name: forgot.title })).toBeVisible();
  await page.getByLabel(forgot.email, { exact: true }).fill(person);
  await page.getByRole('button', { name: forgot.submit }).click();
  await expect(page.getByRole('heading', { name: forgot.sent_title })).toBeVisible();

  const link = (await mailTo(person, since)).links.find((address) => address.includes('/recover-password'));
  await page.goto(link ?? '');
  await page.getByLabel(fields.label, { exact: true }).fill(temporary);
  await page.getByLabel(fields.repeat, { exact: true }).fill('Another-2026!');
  await page.getByRole('button', { name: recover.submit }).click();
  await expect(page.getByText(fields.differ)).toBeVisible();
  await page.getByLabel(fields.repeat, { exact: true }).fill(temporary);
  await page.getByRole('button', { name: recover.submit }).click();
  await expect(page.getByRole('heading', { name: recover.done_title })).toBeVisible();

  await page.goto(link ?? '');
  await page.getByLabel(fields.label, { exact: true }).fill(temporary);
  await page.getByLabel(fields.repeat, { exact: true }).fill(temporary);
  await page.getByRole('button', { name: recover.submit }).click();
  await expect(page.getByRole('heading', { name: recover.expired_title })).toBeVisible();

  await page.goto('/login');
  await enter(page, person, temporary);
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.goto('/change-password');
  await page.getByLabel(change.old, { exact: true }).fill(temporary);
  await page.getByLabel(fields.label, { exact: true }).fill(password);
  await page.getByLabel(fields.repeat, { exact: true }).fill(password);
  await page.getByRole('button', { name: change.submit }).click();
  await expect(page.getByRole('heading', { name: change.done_title })).toBeVisible();
});

test('without a session the way to another password leads over the mailbox', async ({ page }) => {
  await page.goto('/change-password');
  await expect(page).toHaveURL('/forgot-password');
  await page.goto('/recover-password');
  await expect(page.getByRole('heading', { name: words.users.recover.expired_title })).toBeVisible();
});

test('signing out ends the session on the server too', async ({ page, request }) => {
  await signIn(page, people.agent);
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  expect((await request.get('/api/users/me', { headers })).status()).toBe(200);
  await openProfile(page);
  await page.getByRole('button', { name: words.frame.profile.log_out }).click();
  await expect(page).toHaveURL('/login');
  expect((await request.get('/api/users/me', { headers })).status()).toBe(401);
  await page.goto('/my-loads');
  await expect(page.getByRole('heading', { name: words.auth.sign_in.title })).toBeVisible();
});

test('a session that ended elsewhere says so, and leads to the sign-in', async ({ page, request }) => {
  await signIn(page, people.agent);
  // The page shows it as soon as the socket reports it, without a request.
  await expect(page.getByText(words.frame.live.live, { exact: true })).toBeVisible();
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  expect((await request.post('/api/auth/sign-out', { headers })).ok()).toBe(true);
  const alert = page.getByRole('dialog', { name: words.frame.session.expired_title });
  await expect(alert).toContainText(words.frame.session.expired_text);
  await alert.getByRole('button', { name: words.frame.session.log_in }).click();
  await expect(page.getByRole('heading', { name: words.auth.sign_in.title })).toBeVisible();
});

test('a session that ended while the line was down is over when the line returns', async ({ page }) => {
  await page.clock.install();
  await signIn(page, people.agent);
  await page.goto('/settings/my-locations');
  await expect(page.getByText(words.frame.live.live, { exact: true })).toBeVisible();
  const refused: string[] = [];
  page.on('response', (response) => response.status() === 401 && refused.push(response.url()));
  await spoilToken(page);
  // Nothing came from the server for so long: the page connects again, and is refused before any call is.
  await page.clock.fastForward('01:00');
  await expect(page.getByRole('dialog', { name: words.frame.session.expired_title })).toBeVisible();
  expect(refused).toEqual([]);
});

for (const address of [
  '/create-account',
  '/create-account-magaya?magaya_company_guid=a&magaya_network_id=b&magaya_user_guid=c',
]) {
  test(`no account is made at ${address.split('?')[0]}`, async ({ page }) => {
    await page.goto(address);
    await expect(page).toHaveURL('/not-found');
    await expect(page.getByText('Try to access to Portal from Magaya extensions')).toBeVisible();
  });
}

test('a demo is requested, and both sides get a mail', async ({ page }) => {
  const { demo } = words.guests;
  const email = `${randomUUID()}@example.com`;
  const since = new Date();
  await page.goto('/request-demo');
  await page.getByRole('button', { name: demo.submit }).click();
  await expect(page.getByText(demo.terms_missing)).toBeVisible();
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
});

test('an unknown address says so, before and after the sign-in', async ({ page }) => {
  const heading = page.getByRole('heading', { name: words.frame.not_found.title });
  await page.goto('/no-such-screen');
  await expect(heading).toBeVisible();
  await signIn(page, people.agent);
  await page.goto('/quote-book/hovercraft');
  await expect(heading).toBeVisible();
  await expect(page.getByRole('navigation', { name: words.frame.navigation.label })).toBeVisible();
});

test('language and theme are kept over reloads and sign-outs', async ({ page }) => {
  await signIn(page, people.agent);
  await openProfile(page);
  await page.getByText('Español', { exact: true }).click();
  await page.getByText(spanish.frame.appearance.dark, { exact: true }).click();
  await page.reload();
  const root = page.locator('html');
  await expect(root).toHaveAttribute('lang', 'es');
  await expect(root).toHaveAttribute('data-color-scheme', 'dark');
  await expect(page.getByRole('navigation', { name: spanish.frame.navigation.label })).toBeVisible();
  await openProfile(page, spanish);
  await page.getByRole('button', { name: spanish.frame.profile.log_out }).click();
  await expect(page.getByRole('heading', { name: spanish.auth.sign_in.title })).toBeVisible();
  await expect(root).toHaveAttribute('data-color-scheme', 'dark');
});
