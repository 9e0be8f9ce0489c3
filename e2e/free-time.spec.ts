import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { apiOf } from './support/api.ts';
import { expectAccessible } from './support/accessible.ts';
import { people } from './support/people.ts';
import type { Words } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { journeyViewsOf } from './support/views.ts';
import { fill, wordsOf } from './support/words.ts';

type Rows = { value: { steamship_line: string | null; place: string | null; free_days: number | null }[] };

const stored = async (name: 'free_time_terms' | 'terminal_closures'): Promise<Rows & { version: number }> =>
  (await (await apiOf(people.operator)).get(`/api/settings/drayage.${name}`)).json();

type FreeTimeWords = ReturnType<typeof wordsOf>['drayage']['free_time'];

/** Demurrage of a terminal of Los Angeles, another one on phones. */
const chooseTerminal = async (page: Page, { fields }: FreeTimeWords, phone: boolean): Promise<void> => {
  const field = (label: string) => page.getByRole('dialog').getByLabel(label, { exact: true });
  await field(fields.charge).selectOption('demurrage');
  await field(fields.place).selectOption('USLAX');
  await field(fields.terminal).selectOption(phone ? 'TRAPAC' : 'APM');
};

/** What somebody else does while a row is on screen. */
const changeAnotherRow = async (): Promise<void> => {
  const { value, version } = await stored('free_time_terms');
  const others = value.map((one) => (one.place === 'USSAV' ? { ...one, free_days: 6 } : one));
  const api = await apiOf(people.operator);
  const changed = await api.patch('/api/settings/drayage.free_time_terms', { data: { value: others, version } });
  expect(changed.ok(), await changed.text()).toBe(true);
};

const removeRow = async (page: Page, row: Locator, remove: string): Promise<void> => {
  await row.getByRole('button').click();
  await page.getByRole('dialog').getByRole('button', { name: remove, exact: true }).click();
  await page.getByRole('dialog').last().getByRole('button', { name: remove, exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(row).toHaveCount(0);
};

/** The free time of a terminal is added, changed beside somebody else, and taken away. */
const changesTerms = async (page: Page, { drayage, settings }: Words, phone: boolean): Promise<void> => {
  const { free_time: words } = drayage;
  const before = await stored('free_time_terms');
  await page.getByRole('link', { name: settings.screens.free_time.title, exact: true }).first().click();
  await page.getByRole('button', { name: words.add, exact: true }).click();
  const drawer = page.getByRole('dialog');
  const save = drawer.getByRole('button', { name: settings.form.save, exact: true });
  await chooseTerminal(page, words, phone);
  await drawer.getByLabel(words.fields.free_days, { exact: true }).fill('4');
  await drawer.getByRole('button', { name: words.add_tier, exact: true }).click();
  await save.click();
  await expect(drawer.getByLabel(words.tier_price)).toHaveAttribute('aria-invalid', 'true');
  await drawer.getByLabel(words.tier_price).fill('212.50');
  await expectAccessible(page);
  await save.click();
  await expect(drawer).toHaveCount(0);
  const row = page.getByRole('listitem').filter({ hasText: phone ? 'TraPac' : 'APM Pier 400' });
  await expect(row).toContainText('$212.50');

  // The same again stands there already.
  await page.getByRole('button', { name: words.add, exact: true }).click();
  await chooseTerminal(page, words, phone);
  await save.click();
  await expect(drawer.getByText(words.doubled)).toBeVisible();
  await page.keyboard.press('Escape');

  await row.getByRole('button').click();
  await drawer.getByLabel(words.fields.free_days, { exact: true }).fill('5');
  await changeAnotherRow();
  await save.click();
  await expect(drawer.getByRole('alert')).toContainText(settings.versions.joined);
  await save.click();
  await expect(drawer).toHaveCount(0);
  const after = (await stored('free_time_terms')).value;
  expect(after.find(({ place }) => place === 'USLAX')?.free_days).toBe(5);
  expect(after.find(({ place }) => place === 'USSAV')?.free_days).toBe(6);

  await removeRow(page, row, settings.form.remove);
  expect((await stored('free_time_terms')).value).toHaveLength(before.value.length);
};

/** Free time goes out as a file, and comes in once its differences were seen. */
const takesFile = async (page: Page, { drayage, rates, settings }: Words, phone: boolean): Promise<void> => {
  const { importing } = rates;
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: importing.export, exact: true }).first().click();
  const path = await (await downloading).path();
  const [header = ''] = readFileSync(path, 'utf8').split(/\r?\n/);
  const ramp = phone ? 'BNSF_CICERO' : 'BNSF_CORWITH';
  const lines = [
    `per_diem,,${ramp},,4,working,calendar,next,counted,1=151 8=225,,,`,
    'demurrage,,USXXX,,4,working,calendar,next,counted,,,,',
  ];
  const file = {
    name: 'free-time.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([header, ...lines].join('\r\n')),
  };
  const choose = () => page.getByLabel(importing.button, { exact: true }).first().setInputFiles(file);
  const report = page.getByRole('status').filter({ hasText: 'free-time.csv' });
  const named = phone ? 'BNSF Cicero, Cicero, IL' : 'BNSF Corwith, Chicago, IL';
  await choose();
  await expect(report).toContainText('USXXX');
  await expect(report).toContainText(
    `${drayage.free_time.charges.per_diem} · ${drayage.free_time.all_lines} · ${named}`,
  );
  await expectAccessible(page);
  await report.getByRole('button', { name: importing.cancel, exact: true }).click();
  await expect(report).toHaveCount(0);
  const row = page.getByRole('listitem').filter({ hasText: '$151.00' });
  await expect(row).toHaveCount(0);

  await choose();
  await report.getByRole('button', { name: fill(importing.take_table, { count: '1' }), exact: true }).click();
  await expect(report).toHaveCount(0);
  await expect(row).toContainText(named);
  await removeRow(page, row, settings.form.remove);
};

/** A day on which a terminal is closed is added and taken away. */
const closesTerminal = async (page: Page, { drayage, settings }: Words): Promise<void> => {
  const { free_time: words } = drayage;
  await page.getByRole('button', { name: words.closures.add, exact: true }).click();
  const drawer = page.getByRole('dialog');
  const field = (label: string) => drawer.getByLabel(label, { exact: true });
  await drawer.getByRole('button', { name: settings.form.save, exact: true }).click();
  await expect(field(words.fields.place)).toHaveAttribute('aria-invalid', 'true');
  await field(words.fields.place).selectOption('USOAK');
  await drawer.getByText(words.closures.once, { exact: true }).click();
  await field(words.closures.day).fill('12-24-2026');
  await drawer.getByRole('button', { name: settings.form.save, exact: true }).click();
  await expect(drawer).toHaveCount(0);
  const row = page.getByRole('listitem').filter({ hasText: 'Oakland' }).filter({ hasText: '12-24-2026' });
  await expectAccessible(page);
  await removeRow(page, row, settings.form.remove);
};

// One after the other: each changes the same list.
test.describe.configure({ mode: 'default' });

for (const { name, language, phone, ...viewport } of journeyViewsOf('free-time')) {
  test.describe(name, () => {
    test.use({ as: people.operator, language, viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('free time is changed beside somebody else, by a file and by closed days', async ({ page }) => {
      const words = wordsOf(language);
      await page.goto('/settings');
      await changesTerms(page, words, phone);
      await takesFile(page, words, phone);
      await closesTerminal(page, words);
    });
  });
}
