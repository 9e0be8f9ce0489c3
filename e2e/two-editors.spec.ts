import { randomUUID } from 'node:crypto';
import type { APIResponse, Page } from '@playwright/test';
import { apiOf } from './support/api.ts';
import { goWithin } from './support/go-within.ts';
import { people, type Person } from './support/people.ts';
import type { Words } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { inTurn } from './support/views.ts';
import { wordsOf } from './support/words.ts';

/** The API as somebody who works beside the person on screen. */
const colleague = async (person: Person) => {
  const api = await apiOf(person);
  const read = async (reply: APIResponse): Promise<{ id: number }> => {
    expect(reply.ok(), await reply.text()).toBe(true);
    return reply.json();
  };
  return {
    add: async (path: string, data: object) => read(await api.post(path, { data })),
    change: async (path: string, data: object) => read(await api.patch(path, { data })),
    setting: async (path: string): Promise<{ value: object; version: number }> => (await api.get(path)).json(),
    remove: (path: string) => api.delete(path),
  };
};

type Colleague = Awaited<ReturnType<typeof colleague>>;

/** A location: both values stand side by side, and nothing typed is lost. */
const changesLocation = async (page: Page, other: Colleague, { settings }: Words): Promise<void> => {
  const { locations, versions } = settings;
  const name = `Two docks ${randomUUID().slice(0, 8)}`;
  const place = { name, zip_code: '75207', city: 'Dallas', state: 'TX', dock_notes: 'Gate A' };
  const { id } = await other.add('/api/locations', place);
  await page.goto(`/settings/my-locations/${id}`);
  const drawer = page.getByRole('dialog');
  const notes = drawer.getByRole('textbox', { name: locations.dock_notes });
  await expect(notes).toHaveValue('Gate A');
  await notes.fill('Gate B');
  await other.change(`/api/locations/${id}`, { dock_notes: 'Gate C', contact_name: 'Elena' });
  await drawer.getByRole('button', { name: locations.save }).click();
  await expect(drawer.getByRole('alert')).toContainText(versions.both);
  await expect(notes).toHaveValue('Gate B');
  await expect(drawer.getByText('Gate C', { exact: true })).toBeVisible();
  await expect(drawer.getByLabel(locations.contact_fields.name, { exact: true })).toHaveValue('Elena');
  await drawer.getByRole('button', { name: `${versions.take_theirs}: ${locations.dock_notes}` }).click();
  await expect(notes).toHaveValue('Gate C');
  await drawer.getByRole('button', { name: locations.save }).click();
  await expect(drawer).toHaveCount(0);
  await other.remove(`/api/locations/${id}`);
};

/** A line item: different fields are joined and saved at the second press. */
const changesLineItem = async (page: Page, other: Colleague, { settings, commodities }: Words): Promise<void> => {
  const { line_items: items, versions } = settings;
  const commodity = `Two kits ${randomUUID().slice(0, 8)}`;
  const { id } = await other.add('/api/account-commodity', { commodity, freight_class: '70', weight: 100 });
  await goWithin(page, `/settings/my-line-items/${id}`);
  const drawer = page.getByRole('dialog');
  const weight = drawer.getByLabel(items.weight, { exact: false });
  await expect(weight).toHaveValue('100');
  await weight.fill('120');
  await other.change(`/api/account-commodity/${id}`, { hs_code: '8708.30' });
  await drawer.getByRole('button', { name: items.save }).click();
  await expect(drawer.getByRole('alert')).toContainText(versions.joined);
  await expect(weight).toHaveValue('120');
  await expect(drawer.getByLabel(commodities.file.hs_code, { exact: false })).toHaveValue('8708.30');
  await drawer.getByRole('button', { name: items.save }).click();
  await expect(drawer).toHaveCount(0);
  await other.remove(`/api/account-commodity/${id}`);
};

/** A truck type: the second sees both values. */
const changesTruck = async (page: Page, other: Colleague, { settings }: Words): Promise<void> => {
  const { versions, trucks, form } = settings;
  const code = `TWO_${randomUUID().slice(0, 8).toUpperCase()}`;
  const label = { en: code, es: code };
  const truck = { code, label, modes: ['ftl'], body: 'enclosed', max_weight_lb: 12_000 };
  const { id } = await other.add('/api/trucks-types', truck);
  await page.goto('/settings/trucks');
  await page.getByRole('listitem').filter({ hasText: code }).getByRole('button').last().click();
  const drawer = page.getByRole('dialog');
  const weight = drawer.getByLabel(trucks.fields.max_weight_lb, { exact: true });
  await weight.fill('13000');
  await other.change(`/api/trucks-types/${id}`, { max_weight_lb: 14_000 });
  await drawer.getByRole('button', { name: form.save, exact: true }).click();
  await expect(drawer.getByRole('alert')).toContainText(versions.both);
  await expect(drawer.getByText('14,000', { exact: true })).toBeVisible();
  await drawer.getByRole('button', { name: `${versions.keep_mine}: ${trucks.fields.max_weight_lb}` }).click();
  await drawer.getByRole('button', { name: form.save, exact: true }).click();
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: code })).toContainText('13,000');
  await other.remove(`/api/trucks-types/${id}`);
};

/** The scheduled report, of which there is one: what is typed stays and is saved on top. */
const changesReport = async (page: Page, other: Colleague, { home, settings }: Words): Promise<void> => {
  const { schedule, report } = home.operator;
  const { versions } = settings;
  const path = '/api/settings/statistics.report';
  await goWithin(page, '/home');
  await page.getByRole('button', { name: schedule, exact: true }).click();
  const drawer = page.getByRole('dialog');
  const recipients = drawer.getByRole('textbox', { name: report.recipients });
  const mine = `${randomUUID()}@example.com`;
  const theirs = `${randomUUID()}@example.com`;
  await recipients.fill(mine);
  const { value, version } = await other.setting(path);
  await other.change(path, { value: { ...value, recipients: [theirs], rhythm: 'month', hour: 9 }, version });
  await drawer.getByRole('button', { name: report.save, exact: true }).click();
  await expect(drawer.getByRole('alert')).toContainText(versions.both);
  await expect(recipients).toHaveValue(mine);
  await expect(drawer.getByText(theirs, { exact: true })).toBeVisible();
  await expect(drawer.getByRole('combobox', { name: report.rhythm })).toHaveValue('month');
  await drawer.getByRole('button', { name: `${versions.keep_mine}: ${report.recipients}` }).click();
  await drawer.getByRole('button', { name: report.save, exact: true }).click();
  await expect(drawer).toHaveCount(0);
  const saved = await other.setting(path);
  expect(saved.value).toMatchObject({ recipients: [mine], rhythm: 'month', hour: 9 });
  // Nobody is mailed figures after this test.
  await other.change(path, { value, version: saved.version });
};

const shown = [
  ['en', 1440],
  ['es', 390],
] as const;

for (const [language, width] of inTurn('two people edit the same', shown)) {
  test.describe(`two people edit the same (${language}, ${width} px)`, () => {
    test.use({ as: people.agent, language, viewport: { width, height: 900 } });

    test('location and line item', async ({ page }) => {
      const other = await colleague(people.agent);
      await changesLocation(page, other, wordsOf(language));
      await changesLineItem(page, other, wordsOf(language));
    });
  });
}

// One after the other: both languages change the same report.
test.describe.configure({ mode: 'default' });

for (const [language, width] of inTurn('two operators edit the scheduled report', shown)) {
  test.describe(`two operators edit the same (${language}, ${width} px)`, () => {
    test.use({ as: people.operator, language, viewport: { width, height: 900 } });

    test('truck type and scheduled report', async ({ page }) => {
      const other = await colleague(people.operator);
      await changesTruck(page, other, wordsOf(language));
      await changesReport(page, other, wordsOf(language));
    });
  });
}
