import type { BrowserContext } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { goWithin } from './support/go-within.ts';
import { mailTo } from './support/mailbox.ts';
import { ownAccountTest } from './support/own-account.ts';
import { expect } from './support/test.ts';
import { journeyViewsOf } from './support/views.ts';
import { fill, wordsOf } from './support/words.ts';

/** Opens the link of a mail about pickups as somebody who is not signed in, and stops these mails. */
const stopWithoutSigningIn = async (
  stranger: BrowserContext,
  pathname: string,
  { unsubscribe, kinds }: ReturnType<typeof wordsOf>['settings']['notifications'],
): Promise<void> => {
  const opened = await stranger.newPage();
  await opened.goto(pathname);
  const title = (text: string) => opened.getByRole('heading', { level: 1, name: text, exact: true });
  const press = (text: string) => opened.getByRole('button', { name: text, exact: true }).click();
  await expect(title(unsubscribe.title)).toBeVisible();
  await expect(opened.getByText(kinds.pickup, { exact: true })).toBeVisible();
  await expectAccessible(opened);
  await opened.reload();
  await expect(title(unsubscribe.title)).toBeVisible();
  await press(unsubscribe.submit);
  await expect(title(unsubscribe.done)).toBeVisible();
  await press(unsubscribe.again);
  await expect(title(unsubscribe.title)).toBeVisible();
  await press(unsubscribe.submit);
  await expect(title(unsubscribe.done)).toBeVisible();
  await opened.goto(`${pathname.slice(0, -1)}_`);
  await expect(opened.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(title(unsubscribe.done)).toBeHidden();
  await stranger.close();
};

for (const view of journeyViewsOf('mails')) {
  ownAccountTest.describe(view.name, () => {
    const { notifications } = wordsOf(view.language).settings;
    const { mine, preview, kinds } = notifications;
    ownAccountTest.use({ language: view.language, viewport: view, contextOptions: { reducedMotion: 'reduce' } });

    ownAccountTest(
      'a person looks at a mail, gets it, and stops its kind without signing in',
      async ({ page, browser, own }) => {
        // The page of the link speaks the language of the person's mails, whatever this browser speaks.
        const { user } = (await (await own.api.get('/api/users/me/complete')).json()) as { user: { id: number } };
        const chosen = await own.api.patch(`/api/users/${user.id}`, { data: { language: view.language } });
        expect(chosen.ok(), await chosen.text()).toBe(true);
        await page.goto('/settings/email-notifications');
        await page.getByLabel(preview.mail, { exact: true }).selectOption(preview.names.picked_up);
        const name = new RegExp(fill(preview.frame, { subject: '.+100517.+' }));
        const mail = page.frameLocator('iframe');
        await expect(page.locator('iframe')).toHaveAttribute('title', name);
        await expect(mail.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
        await page.getByText(preview.plain, { exact: true }).click();
        await expect(page.locator('pre')).toContainText('/unsubscribe/');
        const since = new Date();
        await page.getByRole('button', { name: preview.send, exact: true }).click();
        await expect(page.getByText(fill(preview.sent, { email: own.email }))).toBeVisible();
        const sent = await mailTo(own.email, since);
        const link = sent.links.find((address) => address.includes('/unsubscribe/')) ?? '';
        const { pathname } = new URL(link);

        await stopWithoutSigningIn(
          await browser.newContext({ viewport: view, reducedMotion: 'reduce', locale: 'en-US' }),
          pathname,
          notifications,
        );

        await goWithin(page, '/profile');
        const pickup = page.getByRole('radiogroup', { name: kinds.pickup, exact: true });
        await expect(pickup.getByLabel(mine.deliveries.never, { exact: true })).toBeChecked();
      },
    );

    ownAccountTest('a person chooses one mail a day and its hour', async ({ page }) => {
      await page.goto('/profile');
      const delivered = page.getByRole('radiogroup', { name: kinds.delivered, exact: true });
      await delivered.getByText(mine.deliveries.daily, { exact: true }).click();
      await expect(page.getByText(notifications.saved, { exact: true }).first()).toBeVisible();
      const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
      await page.getByLabel(mine.hour, { exact: true }).selectOption('00:00');
      expect((await saved).ok()).toBe(true);
      await expectAccessible(page);
      await page.reload();
      await expect(delivered.getByLabel(mine.deliveries.daily, { exact: true })).toBeChecked();
      await expect(page.getByLabel(mine.hour, { exact: true })).toHaveValue('0');
    });
  });
}
