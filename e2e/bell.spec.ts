import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { makeLoad } from './support/api.ts';
import { goWithin } from './support/go-within.ts';
import { ownAccountTest } from './support/own-account.ts';
import { expect } from './support/test.ts';
import { journeyViewsOf } from './support/views.ts';
import { wordsOf } from './support/words.ts';

/** Carriers have a minute to answer. */
const quoted = { timeout: 90_000 };

for (const view of journeyViewsOf('bell')) {
  ownAccountTest.describe(view.name, () => {
    const { bell } = wordsOf(view.language).frame;
    const unread = (page: Page, many: number) =>
      page.getByRole('button', { name: bell.unread.replace('{{many}}', String(many)), exact: true });
    const none = (page: Page) => page.getByRole('button', { name: bell.title, exact: true });

    ownAccountTest.use({
      language: view.language,
      viewport: view,
      contextOptions: { reducedMotion: 'reduce' },
    });

    ownAccountTest(
      'the bell rings for quotes, leads to them and is read on every page',
      async ({ page, context, own }) => {
        await page.goto('/my-loads');
        await expect(none(page)).toBeVisible();
        const other = await context.newPage();
        await other.goto('/my-loads');

        const load = await makeLoad(own.api);
        await expect(unread(page, 1)).toBeVisible(quoted);
        await expect(unread(other, 1)).toBeVisible();
        const second = await makeLoad(own.api);
        await expect(unread(page, 2)).toBeVisible(quoted);

        await unread(page, 2).click();
        const named = page.getByRole('link', { name: new RegExp(String(load.id)) }).filter({ hasText: bell.is_unread });
        await expect(named).toBeVisible();
        await expectAccessible(page);
        await named.click();
        await expect(page).toHaveURL(new RegExp(`/quote-book/carrier-selection/${load.id}`));
        // On phones the way to choose a carrier stands alone, without the frame's header.
        await goWithin(page, '/my-loads');
        await expect(unread(page, 1)).toBeVisible();
        await expect(unread(other, 1)).toBeVisible();

        await unread(other, 1).click();
        await expect(other.getByRole('link', { name: new RegExp(String(second.id)) }).last()).toBeVisible();
        await other.getByRole('button', { name: bell.mark_all, exact: true }).click();
        await expect(other.getByRole('button', { name: bell.mark_all, exact: true })).toBeHidden();
        await expect(none(page)).toBeVisible();
      },
    );

    ownAccountTest('what is on the open page counts as read', async ({ page, own }) => {
      const load = await makeLoad(own.api);
      await page.goto('/my-loads');
      await expect(unread(page, 1)).toBeVisible(quoted);
      await goWithin(page, `/my-loads/${load.id}`);
      await expect(unread(page, 1)).toBeHidden();
      await expect(none(page)).toBeVisible();
      await page.goto('/my-loads');
      await expect(none(page)).toBeVisible();
    });
  });
}
