import type { Locator, Page, Response } from '@playwright/test';
import { apiOf } from './support/api.ts';
import { goWithin } from './support/go-within.ts';
import { openInvitedAccount, ownAccountTest } from './support/own-account.ts';
import { people } from './support/people.ts';
import type { Words } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { inTurn } from './support/views.ts';
import { wordsOf } from './support/words.ts';

/** The answer to a change; a screen reads the same address again and again. */
const isSaved = (response: Response): boolean => response.request().method() === 'PATCH';

// One after the other: both languages change the same settings.
test.describe.configure({ mode: 'default' });

const settingOf = async <Value>(name: string): Promise<{ value: Value; version: number }> =>
  (await (await apiOf(people.operator)).get(`/api/settings/${name}`)).json();

/** Somebody else changes the setting while it is on screen. */
const changeBeside = async <Value>(name: string, change: (value: Value) => Value): Promise<void> => {
  const { value, version } = await settingOf<Value>(name);
  const data = { value: change(value), version };
  const changed = await (await apiOf(people.operator)).patch(`/api/settings/${name}`, { data });
  expect(changed.ok(), await changed.text()).toBe(true);
};

const markups = 'accounts.default_markups';
type Markups = { new_accounts: { markup_percent: number; markup_min: number } };
const rules = 'carrier-bills.rules';
type Rules = { pass_on: Record<string, string> };

const percentIn = (within: Page | Locator, { accounts }: Words) =>
  within.getByLabel(accounts.fields.markup_percent, { exact: true });
const pressSave = (page: Page, { accounts }: Words) =>
  page.getByRole('button', { name: accounts.save, exact: true }).click();

/** The markup of new accounts is changed, and the list of settings says how it stands. */
const changesMarkup = async (page: Page, words: Words, value: number): Promise<void> => {
  const { accounts, settings } = words;
  await page.getByRole('link', { name: settings.screens.markups.title, exact: true }).first().click();
  await percentIn(page, words).first().fill(String(value));
  await pressSave(page, words);
  await expect(page.getByText(accounts.markups.saved)).toBeVisible();
  expect((await settingOf<Markups>(markups)).value.new_accounts.markup_percent).toBe(value);
  await goWithin(page, '/settings');
  const row = (title: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) });
  await expect(row(settings.screens.markups.title)).toContainText(`${value}%`);
  await expect(row(settings.screens.operator.title)).toContainText('Northline Freight');
};

/** Whoever changes the same markup at the same time sees both values. */
const seesBothMarkups = async (page: Page, words: Words, theirs: number): Promise<void> => {
  const { accounts, settings } = words;
  const percent = percentIn(page, words).first();
  await goWithin(page, '/settings/markups');
  await percent.fill('11');
  await changeBeside<Markups>(markups, (value) => ({
    ...value,
    new_accounts: { markup_percent: theirs, markup_min: 40 },
  }));
  await pressSave(page, words);
  await expect(page.getByRole('alert')).toContainText(settings.versions.both);
  await expect(page.getByText(`${theirs} %`)).toBeVisible();
  await expect(percent).toHaveValue('11');
  const take = `${settings.versions.take_theirs}: ${accounts.markups.new_accounts}`;
  await page.getByRole('button', { name: take, exact: true }).click();
  await expect(percent).toHaveValue(String(theirs));
  // The notice of what was saved before may still be there.
  const saved = page.waitForResponse(isSaved);
  await pressSave(page, words);
  expect((await saved).status()).toBe(200);
  await expect(page.getByText(accounts.markups.saved).last()).toBeVisible();
};

/** A mode has a markup of its own on an account's page, until it is taken away. */
const changesMarkupOfMode = async (page: Page, words: Words): Promise<void> => {
  const { accounts } = words;
  await goWithin(page, `/account-management/accounts/${(await openInvitedAccount()).id}`);
  await page.getByLabel(accounts.markups.add_mode, { exact: true }).selectOption('reefer');
  const reefer = page.getByRole('group', { name: accounts.modes.reefer, exact: true });
  await percentIn(reefer, words).fill('20');
  await pressSave(page, words);
  await expect(page.getByText(accounts.page.markup_saved)).toBeVisible();
  await page.reload();
  await expect(percentIn(reefer, words)).toHaveValue('20');
  const remove = accounts.markups.remove_mode.replace('{{mode}}', accounts.modes.reefer);
  await reefer.getByRole('button', { name: remove, exact: true }).click();
  await pressSave(page, words);
  await expect(reefer).toHaveCount(0);
};

/** From one setting to the next by the list beside it, which a phone opens as a sheet. */
const goesOnTo = async (page: Page, { settings }: Words, name: 'carrier_bill_rules'): Promise<void> => {
  const { index, screens } = settings;
  const link = (of: keyof typeof screens) => page.getByRole('link', { name: screens[of].title, exact: true });
  const opener = page.getByRole('button', { name: index.all, exact: true });
  if (await opener.isVisible()) {
    await opener.click();
    await page.getByRole('dialog', { name: index.all }).getByRole('link', { name: screens[name].title }).click();
  } else {
    await page.keyboard.press('/');
    await page.getByRole('searchbox', { name: index.search }).fill(screens[name].title);
    await expect(link('operator')).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect(link(name)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(link(name)).toHaveAttribute('aria-current', 'page');
  }
  await expect(page.getByRole('heading', { level: 1, name: screens[name].title })).toBeVisible();
};

/** What only the other one changed of the rules is in the form, and nothing is asked about it. */
const keepsOwnRule = async (page: Page, words: Words): Promise<void> => {
  const { carrier_bills: bills, settings } = words;
  const { keep_mine, both } = settings.versions;
  const save = page.getByRole('button', { name: settings.form.save, exact: true });
  await goesOnTo(page, words, 'carrier_bill_rules');
  await page.getByLabel(bills.kinds.rate, { exact: true }).selectOption('always');
  const passOn = (pass_on: Record<string, string>) =>
    changeBeside<Rules>(rules, (value) => ({ ...value, pass_on: { ...value.pass_on, ...pass_on } }));
  await passOn({ rate: 'with_evidence', fuel: 'always' });
  await save.click();
  await expect(page.getByRole('alert')).toContainText(both);
  await expect(page.getByLabel(bills.kinds.fuel, { exact: true })).toHaveValue('always');
  await page.getByRole('button', { name: `${keep_mine}: ${bills.kinds.rate}`, exact: true }).click();
  await save.click();
  await expect(page.getByText(settings.form.saved).first()).toBeVisible();
  expect((await settingOf<Rules>(rules)).value.pass_on).toMatchObject({ rate: 'always', fuel: 'always' });
  await passOn({ rate: 'never', fuel: 'never' });
};

for (const [language, width] of inTurn('settings of the operator', [
  ['en', 1440],
  ['es', 390],
])) {
  test.describe(`settings of the operator (${language}, ${width} px)`, () => {
    test.use({ as: people.operator, language, viewport: { width, height: 900 } });

    test('are changed, and whoever changes them at the same time loses nothing', async ({ page }) => {
      const words = wordsOf(language);
      await page.goto('/settings');
      await changesMarkup(page, words, width / 100);
      await seesBothMarkups(page, words, width / 80);
      await keepsOwnRule(page, words);
      await changesMarkupOfMode(page, words);
    });
  });
}

/** A vector picture with empty edges, 180 by 80 without them. */
const svgLogo = {
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect x="60" y="60" width="180" height="80" fill="#d9480f"/></svg>',
  ),
};

for (const [language, width, kind] of inTurn('logos', [
  ['en', 1440, 'logo'],
  ['es', 390, 'documents_logo'],
])) {
  ownAccountTest.describe(`logos (${language}, ${width} px)`, () => {
    ownAccountTest.use({ language, viewport: { width, height: 900 } });

    // In an account of its own: a page that another journey has open would ask in vain for a logo that is taken away.
    ownAccountTest('a vector picture loses its empty edges, is seen at once, and is taken away', async ({ page }) => {
      const { logos } = wordsOf(language).settings;
      await page.goto('/settings/logos');
      const field = page.getByLabel(logos[kind], { exact: true });
      await field.setInputFiles({ ...svgLogo, buffer: Buffer.from('no picture') });
      await expect(page.getByText(logos.not_a_picture)).toBeVisible();
      await field.setInputFiles(svgLogo);
      await page.getByRole('dialog').getByRole('button', { name: logos.use, exact: true }).click();
      const shown = page.getByRole('img', { name: logos[kind], exact: true });
      await expect(shown).toBeVisible();
      const size = (image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight];
      await expect.poll(() => shown.evaluate(size)).toEqual([180, 80]);
      if (kind === 'logo') await expect(page.getByRole('navigation').locator('img')).toBeVisible();
      const remove = page.getByRole('button', { name: logos.remove, exact: true });
      await (kind === 'logo' ? remove.first() : remove.last()).click();
      await expect(shown).toHaveCount(0);
    });
  });
}

/** A kind of mail about loads is switched off by key, stays off, and is switched on again. */
const switchesMailsByKey = async (page: Page, { settings: { notifications } }: Words): Promise<void> => {
  const pickup = page.getByRole('switch', { name: notifications.kinds.pickup, exact: true });
  const press = async () => {
    const saved = page.waitForResponse(isSaved);
    await pickup.press('Space');
    expect((await saved).status()).toBe(200);
  };
  await press();
  await page.reload();
  await expect(pickup).toBeChecked({ checked: false });
  await press();
  await expect(pickup).toBeChecked();
};

/** Somebody is chosen who is mailed about carriers, and nobody again. */
const choosesWhoIsMailed = async (page: Page, { settings: { notifications, form } }: Words): Promise<void> => {
  const { carrier_alerts: alerts, saved } = notifications;
  for (const isChosen of [true, false]) {
    await page.getByRole('button', { name: alerts.choose, exact: true }).click();
    const drawer = page.getByRole('dialog', { name: alerts.title });
    await drawer.getByLabel(alerts.search, { exact: true }).fill(people.admin);
    await drawer.getByRole('checkbox', { name: people.admin }).setChecked(isChosen);
    await drawer.getByRole('button', { name: form.save, exact: true }).click();
    await expect(drawer).toHaveCount(0);
    await expect(page.getByText(saved).first()).toBeVisible();
    await expect(page.getByText(alerts.nobody)).toHaveCount(isChosen ? 0 : 1);
  }
};

for (const [language, width] of inTurn('settings of an account', [
  ['en', 1440],
  ['es', 390],
])) {
  test.describe(`settings of an account (${language}, ${width} px)`, () => {
    test.use({ as: people.admin, language, viewport: { width, height: 844 } });

    test('are found by keys, and mails, people and a theme are chosen', async ({ page }) => {
      const words = wordsOf(language);
      const { screens, index, logos } = words.settings;
      // Those of the operator lead to the own ones.
      await page.goto('/settings/operator');
      await expect(page).toHaveURL('/settings');
      await expect(page.getByRole('link', { name: screens.operator.title, exact: true })).toHaveCount(0);
      await page.keyboard.press('/');
      await page.getByRole('searchbox', { name: index.search }).fill(screens.email_notifications.about.slice(0, 14));
      await expect(page.getByRole('link', { name: screens.users.title, exact: true })).toHaveCount(0);
      await page.getByRole('link', { name: screens.email_notifications.title, exact: true }).press('Enter');
      await expect(page).toHaveURL('/settings/email-notifications');
      await switchesMailsByKey(page, words);
      await choosesWhoIsMailed(page, words);

      await goWithin(page, '/settings/logos');
      const theme = page.getByLabel(logos.theme, { exact: true });
      const choose = async (key: string) => {
        const saved = page.waitForResponse(isSaved);
        await theme.selectOption(key);
        expect((await saved).status()).toBe(200);
      };
      await choose('operator');
      await page.reload();
      await expect(theme).toHaveValue('operator');
      await choose('default');
      await expect(theme).toHaveValue('default');
    });
  });
}
