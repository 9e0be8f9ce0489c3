import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { statusOf } from './support/book-load.ts';
import { goWithin } from './support/go-within.ts';
import { heldLoad } from './support/held-load.ts';
import { people } from './support/people.ts';
import { expect, signedIn, test } from './support/test.ts';
import { journeyViewsOf, type View } from './support/views.ts';
import { anyOf, fill, wordsOf } from './support/words.ts';

for (const view of journeyViewsOf('dispatch')) {
  test.describe(view.name, () => {
    test.use({
      as: people.operator,
      language: view.language,
      viewport: view,
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('a load without an automatic carrier gets its truck and is followed to its delivery by phone', async ({
      page,
      browser,
      complaints,
    }) => {
      const { id } = await heldLoad(people.agent);
      const shipper = await shipperAt(browser, view, id);
      await expect(statusOf(shipper, view, 'pending')).toBeVisible();

      await assignTruck(page, view, id);
      await expect(statusOf(shipper, view, 'assigned')).toBeVisible();
      await expect(shipper.getByRole('definition').filter({ hasText: 'Rosa Medina' })).toBeVisible();
      await expect(shipper.getByText('(956) 555-0142')).toHaveCount(0);

      await goWithin(page, `/my-loads/${id}`);
      await report(page, view, 'PICKED_UP', '0:05');
      await expect(statusOf(shipper, view, 'in transit')).toBeVisible();
      await report(page, view, 'DELIVERED', '0:06');
      await expect(statusOf(shipper, view, 'delivered')).toBeVisible();
      const { documents, loads } = wordsOf(view.language);
      const pod = shipper.getByRole('link', { name: fill(loads.page.download, { name: documents.types.pod }) });
      await expect(pod).toBeVisible();
      expect(complaints).toEqual([]);
    });
  });
}

for (const view of journeyViewsOf('views of dispatch')) {
  test.describe(view.name, () => {
    test.use({ as: people.operator, language: view.language, viewport: view });

    test('a view is kept under a name, what it finds is exported, and a load without a truck given back', async ({
      page,
      complaints,
    }) => {
      const { id } = await heldLoad(people.agent);
      const { tendering, lists } = wordsOf(view.language);
      await page.goto(`/dispatch?search=${id}`);
      await page.getByRole('link', { name: rowName(view, id) }).waitFor();
      await page.getByRole('button', { name: tendering.dispatch.views.all }).click();
      await page.getByRole('button', { name: lists.views.save, exact: true }).click();
      const named = page.getByRole('dialog', { name: lists.views.save_title });
      await named.getByLabel(lists.views.name).fill(`Load ${id}`);
      await expectAccessible(page);
      await named.getByRole('button', { name: lists.views.save_go, exact: true }).click();
      await expect(page).toHaveURL(/view=\d+/);

      await goWithin(page, '/dispatch');
      await page.getByRole('button', { name: tendering.dispatch.views.all }).click();
      await page.getByRole('button', { name: `Load ${id}`, exact: true }).click();
      await expect(page).toHaveURL(/search=.*view=\d+/);
      await page.getByRole('link', { name: rowName(view, id) }).waitFor();
      if (view.phone)
        await page
          .getByRole('button', { name: anyOf(lists.filters.open) })
          .first()
          .click();
      else await page.getByRole('checkbox', { name: fill(tendering.dispatch.select_load, { load: id }) }).check();
      await expectAccessible(page);
      const exporting = view.phone ? page.getByRole('dialog') : page.getByRole('toolbar');
      await exporting.getByRole('button', { name: new RegExp(`^${lists.export.open}`) }).click();
      const dialog = page.getByRole('dialog', { name: tendering.dispatch.file.title });
      const saved = page.waitForEvent('download');
      await dialog.getByRole('button', { name: lists.export.go, exact: true }).click();
      expect(await readFile(await (await saved).path(), 'utf8')).toContain(String(id));
      await expect(dialog).toBeHidden();
      if (view.phone) await page.keyboard.press('Escape');
      await giveBack(page, view, id);
      expect(complaints).toEqual([]);
    });
  });
}

const rowName = ({ language }: View, id: number): string =>
  fill(wordsOf(language).tendering.dispatch.open, { load: id });

/** No truck is found for the load of a row. */
const giveBack = async (page: Page, view: View, id: number): Promise<void> => {
  const { drawer, decline } = wordsOf(view.language).tendering.dispatch;
  await page.getByRole('link', { name: rowName(view, id) }).click();
  const dialog = page.getByRole('dialog', { name: fill(drawer.title, { load: id }) });
  await dialog.getByText(drawer.decline, { exact: true }).click();
  await dialog.getByLabel(decline.reason, { exact: true }).selectOption('NO_CAPACITY');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: decline.send }).click();
  await expect(page.getByText(fill(decline.done, { load: id }), { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: rowName(view, id) })).toBeHidden();
};

/** The shipper looks at the load on a screen of their own, which nobody reloads. */
const shipperAt = async (browser: Browser, view: View, id: number): Promise<Page> => {
  const { width, height, language } = view;
  const context = await browser.newContext({
    viewport: { width, height },
    storageState: await signedIn(people.agent, language),
  });
  const page = await context.newPage();
  await page.goto(new URL(`/my-loads/${id}`, test.info().project.use.baseURL).href);
  return page;
};

const assignTruck = async (page: Page, view: View, id: number): Promise<void> => {
  const { assign, drawer } = wordsOf(view.language).tendering.dispatch;
  await page.goto('/dispatch');
  await page.getByRole('link', { name: rowName(view, id) }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: fill(drawer.title, { load: id }) });
  await dialog.getByLabel(assign.driver, { exact: true }).fill('Rosa Medina');
  await dialog.getByLabel(assign.phone, { exact: true }).fill('(956) 555-0142');
  await dialog.getByLabel(assign.truck, { exact: true }).fill('4471');
  await expect(dialog.getByText(anyOf(assign.margin))).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: assign.send }).click();
  await expect(page.getByText(fill(assign.done, { load: id }), { exact: true })).toBeVisible();
};

const report = async (page: Page, view: View, type: 'PICKED_UP' | 'DELIVERED', time: string): Promise<void> => {
  const words = wordsOf(view.language);
  const { progress } = words.tendering.dispatch;
  await page.getByRole('button', { name: progress.button }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(progress.type, { exact: true }).selectOption(type);
  await dialog.getByLabel(progress.time, { exact: true }).fill(time);
  if (type === 'DELIVERED') {
    const paper = { name: 'signed.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 signed') };
    await dialog.getByLabel(progress.pod, { exact: true }).setInputFiles(paper);
    await expectAccessible(page);
  }
  await dialog.getByRole('button', { name: progress.send, exact: true }).click();
  const done = fill(progress.done, { event: words.loads.tracking_events[type] });
  await expect(page.getByText(done, { exact: true })).toBeVisible();
};
