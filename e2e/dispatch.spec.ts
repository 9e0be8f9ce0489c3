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

const rowName = ({ language }: View, id: number): string =>
  fill(wordsOf(language).tendering.dispatch.open, { load: id });

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
  const { assign, decline, drawer } = wordsOf(view.language).tendering.dispatch;
  await page.goto('/dispatch');
  await page.getByRole('link', { name: rowName(view, id) }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: fill(drawer.title, { load: id }) });
  await dialog.getByText(drawer.decline, { exact: true }).click();
  await dialog.getByLabel(decline.reason, { exact: true }).selectOption('NO_CAPACITY');
  await expectAccessible(page);
  await dialog.getByText(drawer.assign, { exact: true }).click();
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
