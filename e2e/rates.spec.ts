import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { people } from './support/people.ts';
import type { Words } from './support/screen.ts';
import { inTurn } from './support/views.ts';
import { anyOf, fill, wordsOf } from './support/words.ts';

for (const [language, width] of inTurn('carrier rates', [
  ['en', 1440],
  ['es', 1024],
])) {
  test.describe(`carrier rates (${language}, ${width} px)`, () => {
    test.use({ as: people.operator, language, viewport: { width, height: 900 } });

    test('a tariff is changed in a draft by two people, explained, imported into and published', async ({
      page,
      browser,
    }) => {
      const words = wordsOf(language);
      const { rates, settings } = words;
      await page.goto('/settings');
      await page.getByRole('link', { name: settings.screens.rates.title }).first().click();
      // A carrier with one tariff leads to it.
      const withOne = page.getByRole('row', { name: fill(rates.list.tariffs_one, { count: 1 }) });
      await withOne
        .filter({ hasText: rates.kinds.ltl })
        .getByRole('link')
        .nth(language === 'en' ? 0 : 1)
        .click();
      await page.getByRole('button', { name: rates.edit, exact: true }).click();

      const cell = (freightClass: string, weightBreak: string) =>
        page.getByLabel(`${rates.fields.freight_class} ${freightClass}, ${weightBreak}`, { exact: true });
      const rate = cell('125', rates.fields.m1m);
      const former = await rate.inputValue();
      await rate.fill('999');
      await rate.press('Enter');
      await expect(cell('150', rates.fields.m1m)).toBeFocused();
      await expect(page.getByText(fill(rates.grid.warnings, { count: 2 }))).toBeVisible();
      await page.keyboard.press('Control+z');
      await expect(rate).toHaveValue(former);
      const raised = (Number(former) + 0.01).toFixed(2);
      await rate.fill(raised);
      await expect(page.getByText(fill(rates.draft_changed_one, { count: 1 }))).toBeVisible();
      const publish = page.getByRole('button', { name: anyOf(rates.editor.publish_from) });
      await expect(publish).toHaveAttribute('aria-disabled', 'true');
      await page.keyboard.press('Control+s');
      await expect(page.getByText(rates.editor.unsaved)).toHaveCount(0);
      await expect(publish).not.toHaveAttribute('aria-disabled', 'true');

      await isExplained(page, words);
      await comesFromFile(page, words);

      const state = await page.context().storageState();
      const other = await (await browser.newContext({ storageState: state, locale: language })).newPage();
      await other.goto(page.url());
      await changeBesideEachOther(page, other, words);
      await other.context().close();

      // The day is kept with the draft, and named before it is published.
      await expect(publish).toHaveText(fill(rates.editor.publish_from, { day: '12-08-2030' }));
      await page.reload();
      await publish.click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: rates.editor.publish, exact: true }).click();
      await expect(page.getByText(rates.read_only)).toBeVisible();
      await expect(page.getByRole('link', { name: `12-08-2030 ${rates.states.planned}` })).toBeVisible();
      await expect(rate).toHaveValue(raised);
    });
  });
}

/** Why a shipment costs what it costs by the draft. */
const isExplained = async (page: Page, { rates }: Words): Promise<void> => {
  await page.getByLabel(rates.why.from, { exact: true }).fill('75207');
  await page.getByLabel(rates.why.to, { exact: true }).fill('60632');
  await page.getByLabel(rates.why.weight, { exact: true }).fill('950');
  await page.getByRole('button', { name: rates.why.explain, exact: true }).click();
  await expect(page.getByText(rates.why.cost, { exact: true })).toBeVisible();
};

/** The tariff is saved as a file and looked at from it, which changes nothing yet. */
const comesFromFile = async (page: Page, { rates }: Words): Promise<void> => {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: rates.importing.export, exact: true }).click();
  const file = await (await downloading).path();
  await page.getByLabel(rates.importing.button, { exact: true }).first().setInputFiles(file);
  await expect(page.getByText(rates.importing.nothing_saved)).toBeVisible();
  await page.getByRole('button', { name: rates.importing.cancel, exact: true }).click();
  await expect(page.getByText(rates.importing.nothing_saved)).toHaveCount(0);
};

/** Two people change the same cell of a draft, and then its first day: who is second sees both. */
const changeBesideEachOther = async (page: Page, other: Page, { rates }: Words): Promise<void> => {
  const { editor } = rates;
  const cell = (on: Page, freightClass: string) =>
    on.getByLabel(`${rates.fields.freight_class} ${freightClass}, ${rates.fields.l5c}`, { exact: true });
  await cell(other, '50').fill('11.11');
  await cell(other, '60').fill('12.12');
  await other.keyboard.press('Control+s');
  await expect(other.getByText(editor.unsaved)).toHaveCount(0);

  await cell(page, '50').fill('10.10');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(editor.conflict_title)).toBeVisible();
  await expect(page.getByText(fill(editor.mine, { value: '10.10' }))).toBeVisible();
  await expect(page.getByText(fill(editor.theirs, { value: '11.11' }))).toBeVisible();
  await expect(cell(page, '60')).toHaveValue('12.12');
  await page.getByRole('button', { name: editor.take_theirs, exact: true }).click();
  await expect(cell(page, '50')).toHaveValue('11.11');

  const planFrom = async (on: Page, day: string) => {
    await on.getByRole('button', { name: anyOf(editor.publish_from) }).click();
    await on.getByRole('dialog').getByLabel(editor.first_day, { exact: true }).fill(day);
    await on.getByRole('dialog').getByRole('button', { name: editor.plan, exact: true }).click();
  };
  await planFrom(other, '12-01-2030');
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await planFrom(page, '12-08-2030');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText('12-01-2030');
  await expect(dialog.getByLabel(editor.first_day, { exact: true })).toHaveValue('12-08-2030');
  await dialog.getByRole('button', { name: editor.plan, exact: true }).click();
};
