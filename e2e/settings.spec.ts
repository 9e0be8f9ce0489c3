import type { Locator, Page, Response } from '@playwright/test';
import { apiOf } from './support/api.ts';
import { openAccount, ownAccountTest } from './support/own-account.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { inTurn } from './support/views.ts';
import { wordsOf } from './support/words.ts';

/** The answer to a change; a screen reads the same address again and again. */
const isSaved = (response: Response): boolean => response.request().method() === 'PATCH';

const { operator, versions } = wordsOf('en').settings;
const phone = operator.fields.phone;

test.describe('the operator', () => {
  test.use({ as: people.operator });

  test('changes who runs the portal, and whoever edits it at the same time loses nothing', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    for (const one of [page, other]) {
      await one.goto('/settings/operator');
      await expect(one.getByLabel(phone, { exact: true })).toHaveValue(/\d/);
    }
    const save = { name: operator.save, exact: true };
    await page.getByLabel(phone, { exact: true }).fill('2145550177');
    await page.getByRole('button', save).click();
    await expect(page.getByText(operator.saved)).toBeVisible();

    await other.getByLabel(operator.fields.address, { exact: true }).fill('700 N Pearl St');
    await other.getByRole('button', save).click();
    await expect(other.getByRole('alert')).toContainText(versions.joined);
    await expect(other.getByLabel(phone, { exact: true })).toHaveValue('2145550177');
    await expect(other.getByLabel(operator.fields.address, { exact: true })).toHaveValue('700 N Pearl St');
    await other.getByRole('button', save).click();
    await expect(other.getByText(operator.saved)).toBeVisible();
  });
});

// One after the other: both languages change the same setting.
test.describe.configure({ mode: 'default' });

for (const [language, width] of inTurn('markups', [
  ['en', 1440],
  ['es', 390],
])) {
  test.describe(`markups (${language}, ${width} px)`, () => {
    test.use({ as: people.operator, language, viewport: { width, height: 900 } });

    test('of new accounts are changed, and one of a mode on an account’s page', async ({ page }) => {
      const { accounts, settings } = wordsOf(language);
      const percent = (within: Page | Locator) => within.getByLabel(accounts.fields.markup_percent, { exact: true });
      const save = { name: accounts.save, exact: true };
      await page.goto('/settings');
      await page.getByRole('link', { name: settings.screens.markups.title, exact: true }).first().click();
      await percent(page)
        .first()
        .fill(String(width / 100));
      await page.getByRole('button', save).click();
      await expect(page.getByText(accounts.markups.saved)).toBeVisible();
      await page.reload();
      await expect(percent(page).first()).toHaveValue(String(width / 100));
      await page.goto('/settings');
      const row = (title: string) =>
        page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) });
      await expect(row(settings.screens.markups.title)).toContainText(`${width / 100}%`);
      await expect(row(settings.screens.operator.title)).toContainText('Northline Freight');

      await page.goto(`/account-management/accounts/${(await openAccount()).id}`);
      await page.getByLabel(accounts.markups.add_mode, { exact: true }).selectOption('reefer');
      const reefer = page.getByRole('group', { name: accounts.modes.reefer, exact: true });
      await percent(reefer).fill('20');
      await page.getByRole('button', save).click();
      await expect(page.getByText(accounts.page.markup_saved)).toBeVisible();
      await page.reload();
      await expect(percent(reefer)).toHaveValue('20');
      const remove = accounts.markups.remove_mode.replace('{{mode}}', accounts.modes.reefer);
      await reefer.getByRole('button', { name: remove, exact: true }).click();
      await page.getByRole('button', save).click();
      await expect(reefer).toHaveCount(0);
    });
  });
}

for (const [language, width] of inTurn('two operators', [
  ['en', 1440],
  ['es', 390],
])) {
  test.describe(`two operators (${language}, ${width} px)`, () => {
    test.use({ as: people.operator, language, viewport: { width, height: 900 } });

    test('see both values of a markup and of a rule they change at the same time', async ({ page }) => {
      const words = wordsOf(language);
      const { accounts, carrier_bills: bills, settings } = words;
      const api = await apiOf(people.operator);
      /** Somebody else changes the setting while it is on screen. */
      const changeBeside = async (name: string, change: (value: never) => object): Promise<void> => {
        const address = `/api/settings/${name}`;
        const { value, version } = (await (await api.get(address)).json()) as { value: never; version: number };
        const changed = await api.patch(address, { data: { value: change(value), version } });
        expect(changed.ok(), await changed.text()).toBe(true);
      };
      const { keep_mine, take_theirs, both } = settings.versions;
      const theirs = width / 80;

      await page.goto('/settings/markups');
      const percent = page.getByLabel(accounts.fields.markup_percent, { exact: true }).first();
      await percent.fill('11');
      await changeBeside('accounts.default_markups', (value: { new_accounts: object }) => ({
        ...value,
        new_accounts: { markup_percent: theirs, markup_min: 40 },
      }));
      await page.getByRole('button', { name: accounts.save, exact: true }).click();
      await expect(page.getByRole('alert')).toContainText(both);
      await expect(page.getByText(`${theirs} %`)).toBeVisible();
      await expect(percent).toHaveValue('11');
      const { new_accounts } = accounts.markups;
      await page.getByRole('button', { name: `${take_theirs}: ${new_accounts}`, exact: true }).click();
      await expect(percent).toHaveValue(String(theirs));
      await page.getByRole('button', { name: accounts.save, exact: true }).click();
      await expect(page.getByText(accounts.markups.saved)).toBeVisible();

      await page.goto('/settings/carrier-bill-rules');
      const rule = page.getByLabel(bills.kinds.rate, { exact: true });
      await rule.selectOption('always');
      await changeBeside('carrier-bills.rules', (value: { pass_on: object }) => ({
        ...value,
        pass_on: { ...value.pass_on, rate: 'with_evidence', fuel: 'always' },
      }));
      await page.getByRole('button', { name: settings.form.save, exact: true }).click();
      await expect(page.getByRole('alert')).toContainText(both);
      // What only they changed is in the form, and nothing is asked about it.
      await expect(page.getByLabel(bills.kinds.fuel, { exact: true })).toHaveValue('always');
      await page.getByRole('button', { name: `${keep_mine}: ${bills.kinds.rate}`, exact: true }).click();
      await page.getByRole('button', { name: settings.form.save, exact: true }).click();
      await expect(page.getByText(settings.form.saved).first()).toBeVisible();
      const { value } = (await (await api.get('/api/settings/carrier-bills.rules')).json()) as {
        value: { pass_on: Record<string, string> };
      };
      expect(value.pass_on).toMatchObject({ rate: 'always', fuel: 'always' });
      await changeBeside('carrier-bills.rules', (now: { pass_on: object }) => ({
        ...now,
        pass_on: { ...now.pass_on, rate: 'never', fuel: 'never' },
      }));
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

test.describe('mails about loads', () => {
  test.use({ as: people.admin, language: 'es', viewport: { width: 390, height: 844 } });

  test('of a kind are switched off by key, stay off, and are switched on again', async ({ page }) => {
    const { kinds } = wordsOf('es').settings.notifications;
    await page.goto('/settings/email-notifications');
    const pickup = page.getByRole('switch', { name: kinds.pickup, exact: true });
    for (const on of [false, true]) {
      const saved = page.waitForResponse(isSaved);
      await pickup.press('Space');
      expect((await saved).status()).toBe(200);
      await page.reload();
      await expect(pickup).toBeChecked({ checked: on });
    }
  });
});

for (const [language, width] of inTurn('an account admin', [
  ['en', 1440],
  ['es', 390],
])) {
  test.describe(`an account admin (${language}, ${width} px)`, () => {
    test.use({ as: people.admin, language, viewport: { width, height: 844 } });

    test('chooses who is mailed about carriers, and nobody again', async ({ page }) => {
      const { carrier_alerts: alerts, saved } = wordsOf(language).settings.notifications;
      const { form } = wordsOf(language).settings;
      await page.goto('/settings/email-notifications');
      for (const isChosen of [true, false]) {
        await page.getByRole('button', { name: alerts.choose, exact: true }).click();
        const drawer = page.getByRole('dialog', { name: alerts.title });
        await drawer.getByLabel(alerts.search, { exact: true }).fill(people.admin);
        const box = drawer.getByRole('checkbox', { name: people.admin });
        await box.setChecked(isChosen);
        await drawer.getByRole('button', { name: form.save, exact: true }).click();
        await expect(drawer).toHaveCount(0);
        await expect(page.getByText(saved).first()).toBeVisible();
        await expect(page.getByText(alerts.nobody)).toHaveCount(isChosen ? 0 : 1);
      }
    });

    test('gives the account a theme, and the default one again', async ({ page }) => {
      const { logos } = wordsOf(language).settings;
      await page.goto('/settings/logos');
      const theme = page.getByLabel(logos.theme, { exact: true });
      for (const key of ['operator', 'default']) {
        const saved = page.waitForResponse(isSaved);
        await theme.selectOption(key);
        expect((await saved).status()).toBe(200);
        await page.reload();
        await expect(theme).toHaveValue(key);
      }
    });
  });
}

test.describe('somebody without settings', () => {
  test.use({ as: people.sales });

  test('is led from them to the first screen', async ({ page }) => {
    await page.goto('/settings');
    await expect(page).toHaveURL('/home');
  });
});

test.describe('a shipper', () => {
  test.use({ as: people.admin });

  test('is led from the operator’s settings to the own ones, and by keys to one of them', async ({ page }) => {
    const { screens, index } = wordsOf('en').settings;
    await page.goto('/settings/operator');
    await expect(page).toHaveURL('/settings');
    await expect(page.getByRole('link', { name: screens.operator.title, exact: true })).toHaveCount(0);
    await page.keyboard.press('/');
    await page.getByRole('searchbox', { name: index.search }).fill('who changed');
    await expect(page.getByRole('link', { name: screens.users.title, exact: true })).toHaveCount(0);
    await page.getByRole('link', { name: screens.audit.title, exact: true }).press('Enter');
    await expect(page).toHaveURL(/\/settings\/audit/);
  });
});
