import type { Page } from '@playwright/test';
import { goWithin } from './support/go-within.ts';
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
  const wereWanted = () => expect(refused).toBeGreaterThan(0);
  return {
    wereWanted,
    restore: () => {
      wereWanted();
      return page.unroute(files);
    },
  };
};

type Line = Awaited<ReturnType<typeof cutOff>>;

const partIsMissing = (page: Page) => page.getByRole('alert').filter({ hasText: frame.failure.part });
const tryAgain = (page: Page) => page.getByRole('button', { name: frame.failure.retry }).click();
const screenIsMissing = (page: Page) =>
  expect(page.getByRole('heading', { name: frame.failure.chunk_title })).toBeVisible();

/** What a press opens does not come, which a notice says; it comes with another press once the line is back. */
const comesWithAnotherPress = async (page: Page, line: Line, press: () => Promise<void>): Promise<void> => {
  await press();
  const notice = partIsMissing(page);
  await expect(notice).toBeVisible();
  await notice.locator('..').getByRole('button', { name: frame.kit.close }).click();
  await expect(notice).toHaveCount(0);
  await line.restore();
  await press();
};

test.use({ as: people.agent, language: 'en' });

test('says what did not load of a screen, and fetches it again', async ({ page }) => {
  const dialog = await cutOff(page, 'frame-dialogs');
  const menu = await cutOff(page, 'popover');
  const spanish = await cutOff(page, '(?:[\\w-]+\\.)?es');
  const screen = await cutOff(page, 'claims-screen');
  const part = await cutOff(page, 'claims-page');
  await page.goto('/my-loads');

  const search = page.getByRole('combobox', { name: frame.search.placeholder });
  await comesWithAnotherPress(page, dialog, () => page.getByRole('button', { name: frame.search.open }).click());
  await expect(page.getByRole('dialog').getByRole('combobox', { name: frame.search.placeholder })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search).toHaveCount(0);

  const profile = page.getByRole('button', { name: fill(frame.profile.open, { name: '' }).trim() });
  await comesWithAnotherPress(page, menu, () => profile.click());
  await expect(page.getByRole('button', { name: frame.profile.log_out })).toBeVisible();
  await page.keyboard.press('Escape');

  const root = page.locator('html');
  const toSpanish = page.getByRole('button', { name: /^EN\. / });
  await comesWithAnotherPress(page, spanish, async () => {
    await expect(root).toHaveAttribute('lang', 'en');
    await toSpanish.click();
  });
  await expect(root).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { level: 1, name: wordsOf('es').loads.my_loads.title })).toBeVisible();
  await page.getByRole('button', { name: /^ES\. / }).click();

  // The router loads the page once more by itself before it says that a screen is missing.
  const reload = page.waitForEvent('load');
  await page.getByRole('link', { name: frame.navigation.claims, exact: true }).click();
  await reload;
  await screenIsMissing(page);
  await screen.restore();
  await tryAgain(page);
  // The screen has come; what it shows has not.
  await expect(partIsMissing(page)).toBeVisible();
  await part.restore();
  await tryAgain(page);
  await expect(page.getByRole('heading', { level: 1, name: claims.screens.title })).toBeVisible();
});

test('says that the routes, the rules of a form or the end of a session did not load', async ({ page }) => {
  const routes = await cutOff(page, 'common');
  const rules = await cutOff(page, 'check-load');
  const ending = await cutOff(page, 'alert-dialog');
  await page.goto('/my-loads');
  await screenIsMissing(page);
  await routes.restore();
  await tryAgain(page);
  await expect(page.getByRole('heading', { level: 1, name: loads.my_loads.title })).toBeVisible();

  await goWithin(page, '/quote-book/ltl');
  const getQuotes = page.getByRole('button', { name: new RegExp(`^${loads.book.summary.get_quotes}`) });
  await comesWithAnotherPress(page, rules, () => getQuotes.click());
  await expect(page.getByText(anyOf(loads.book.errors.fields_other)).first()).toBeVisible();

  // Why the session is over is said without the dialog.
  await spoilToken(page);
  await page.getByRole('link', { name: frame.navigation.claims, exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: frame.session.expired_text })).toBeVisible();
  ending.wereWanted();
  await page.getByRole('button', { name: frame.session.log_in }).click();
  await expect(page.getByRole('button', { name: auth.sign_in.submit, exact: true })).toBeVisible();
});
