import type { Page } from '@playwright/test';
import { people } from './support/people.ts';
import { spoilToken } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { anyOf, fill, wordsOf } from './support/words.ts';

const { auth, claims, frame, loads } = wordsOf('en');

/** Cuts the line for the files of some modules, by the beginning of their names, until `restore`; further tries too. */
const cutOff = async (page: Page, names: string) => {
  const files = new RegExp(`/assets/(?:${names})-[\\w-]+\\.js(?:\\?\\d+)?$`);
  let refused = 0;
  await page.route(files, (route) => {
    refused += 1;
    return route.abort('internetdisconnected');
  });
  return { refused: () => refused, restore: () => page.unroute(files) };
};

const saysThatPartIsMissing = (page: Page) =>
  expect(page.getByRole('alert').filter({ hasText: frame.failure.part })).toBeVisible();

test.use({ as: people.agent, language: 'en' });

test('says that a screen did not load, and fetches it again', async ({ page }) => {
  const line = await cutOff(page, 'claims-screen');
  await page.goto('/my-loads');
  // The router loads the page once more by itself before it says that a screen is missing.
  const reload = page.waitForEvent('load');
  await page.getByRole('link', { name: frame.navigation.claims, exact: true }).click();
  await reload;
  await expect(page.getByRole('heading', { name: frame.failure.chunk_title })).toBeVisible();
  expect(line.refused()).toBeGreaterThan(0);
  await line.restore();
  await page.getByRole('button', { name: frame.failure.retry }).click();
  await expect(page.getByRole('heading', { level: 1, name: claims.screens.title })).toBeVisible();
});

test('says that the routes did not load when the portal is opened, and fetches them again', async ({ page }) => {
  const line = await cutOff(page, 'common');
  await page.goto('/my-loads');
  await expect(page.getByRole('heading', { name: frame.failure.chunk_title })).toBeVisible();
  expect(line.refused()).toBeGreaterThan(0);
  await line.restore();
  await page.getByRole('button', { name: frame.failure.retry }).click();
  await expect(page.getByRole('heading', { level: 1, name: loads.my_loads.title })).toBeVisible();
});

test('says that a part of a screen did not load, and fetches it again', async ({ page }) => {
  const line = await cutOff(page, 'claims-page');
  await page.goto('/my-loads');
  await page.getByRole('link', { name: frame.navigation.claims, exact: true }).click();
  await saysThatPartIsMissing(page);
  expect(line.refused()).toBeGreaterThan(0);
  await line.restore();
  await page.getByRole('button', { name: frame.failure.retry }).click();
  await expect(page.getByRole('heading', { level: 1, name: claims.screens.title })).toBeVisible();
});

test('says that a dialog did not load, and fetches it again', async ({ page }) => {
  const line = await cutOff(page, 'frame-dialogs');
  await page.goto('/my-loads');
  await page.getByRole('button', { name: frame.search.open }).click();
  await saysThatPartIsMissing(page);
  expect(line.refused()).toBeGreaterThan(0);
  await line.restore();
  await page.getByRole('button', { name: frame.search.open }).click();
  await expect(page.getByRole('dialog').getByRole('combobox', { name: frame.search.placeholder })).toBeVisible();
});

test('says that a menu did not load, and fetches it again', async ({ page }) => {
  const line = await cutOff(page, 'popover');
  await page.goto('/my-loads');
  const profile = page.getByRole('button', { name: fill(frame.profile.open, { name: '' }).trim() });
  await profile.click();
  await saysThatPartIsMissing(page);
  expect(line.refused()).toBeGreaterThan(0);
  await line.restore();
  await profile.click();
  await expect(page.getByRole('button', { name: frame.profile.log_out })).toBeVisible();
});

test('says that the other language did not load, and fetches it again', async ({ page }) => {
  const line = await cutOff(page, '(?:[\\w-]+\\.)?es');
  await page.goto('/my-loads');
  const toSpanish = page.getByRole('button', { name: /^EN\. / });
  await toSpanish.click();
  await saysThatPartIsMissing(page);
  expect(line.refused()).toBeGreaterThan(0);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await line.restore();
  await toSpanish.click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { level: 1, name: wordsOf('es').loads.my_loads.title })).toBeVisible();
});

test('says that the rules of a form did not load, and fetches it again', async ({ page }) => {
  const line = await cutOff(page, 'check-load');
  await page.goto('/quote-book/ltl');
  const getQuotes = page.getByRole('button', { name: new RegExp(`^${loads.book.summary.get_quotes}`) });
  await getQuotes.click();
  await saysThatPartIsMissing(page);
  expect(line.refused()).toBeGreaterThan(0);
  await line.restore();
  await getQuotes.click();
  await expect(page.getByText(anyOf(loads.book.errors.fields_other)).first()).toBeVisible();
});

test('says why the session is over without the dialog that did not load', async ({ page }) => {
  const line = await cutOff(page, 'alert-dialog');
  await page.goto('/my-loads');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await spoilToken(page);
  await page.getByRole('link', { name: frame.navigation.claims, exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: frame.session.expired_text })).toBeVisible();
  expect(line.refused()).toBeGreaterThan(0);
  await page.getByRole('button', { name: frame.session.log_in }).click();
  await expect(page.getByRole('button', { name: auth.sign_in.submit, exact: true })).toBeVisible();
});
