import type { Page } from '@playwright/test';
import type { Language } from '@portal/contract/words/language.ts';
import { expectAccessible } from './support/accessible.ts';
import { apiOf, makeLoad } from './support/api.ts';
import { operatorAt } from './support/claims.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { type View, views } from './support/views.ts';
import { fill, wordsOf } from './support/words.ts';

const [english, , , spanishPhone] = views as [View, View, View, View];

const thread = (page: Page, language: Language) =>
  page.getByRole('log', { name: wordsOf(language).conversation.title, exact: true });

const field = (page: Page) => page.getByRole('tabpanel').getByRole('textbox');

/** Writes for the readers whose button of the switch is at this place. */
const say = async (page: Page, language: Language, text: string, readers?: number): Promise<void> => {
  const { audience, send } = wordsOf(language).conversation;
  if (readers !== undefined)
    await page.getByRole('radiogroup', { name: audience }).getByRole('radio').nth(readers).check();
  await field(page).fill(text);
  await page.getByRole('button', { name: send, exact: true }).click();
  await expect(thread(page, language).getByText(text, { exact: true })).toBeVisible();
};

for (const view of [english, spanishPhone]) {
  const { language } = view;
  const words = wordsOf(language).conversation;

  test.describe(`two people about one load, ${view.name}`, () => {
    test.use({ as: people.agent, language, viewport: view, contextOptions: { reducedMotion: 'reduce' } });

    test('read what is meant for them at once, and nothing else', async ({ page, browser }) => {
      const { id } = await makeLoad(await apiOf(people.agent), { draft: true });
      await page.goto(`/my-loads/${id}`);
      // Nothing was said yet: the history is open, and the field is one line.
      await expect(page.getByRole('tab', { name: words.history })).toHaveAttribute('aria-selected', 'true');
      await page.getByRole('button', { name: words.say, exact: true }).click();
      await expect(field(page)).toBeFocused();
      await say(page, language, 'Our margin stays between us', 0);
      await say(page, language, 'Is dock 4 free on Friday?', 1);

      const operator = await operatorAt(browser, `/my-loads/${id}`, view, language);
      // An unread message opens the conversation.
      await expect(thread(operator, language).getByText('Is dock 4 free on Friday?')).toBeVisible();
      await expect(operator.getByText('Our margin stays between us')).toHaveCount(0);
      await say(operator, language, 'This one always asks', 0);
      await say(operator, language, 'It is, from 8 AM', 1);

      // Nobody reloads the shipper's page.
      await expect(thread(page, language).getByText('It is, from 8 AM')).toBeVisible();
      await expect(page.getByText('This one always asks')).toHaveCount(0);
      await expectAccessible(page);
      await operator.context().close();
    });

    test('name a colleague, give the load to somebody and stop watching', async ({ page }) => {
      const { id } = await makeLoad(await apiOf(people.agent), { draft: true });
      await page.goto(`/my-loads/${id}`);
      await page.getByRole('button', { name: words.say, exact: true }).click();
      await field(page).pressSequentially('Please look, @');
      const list = page.getByRole('listbox', { name: words.people });
      const first = list.getByRole('option').first();
      const name = (await first.locator('span').nth(1).textContent()) ?? '';
      await field(page).press('Enter');
      await expect(field(page)).toHaveValue(`Please look, @${name} `);
      // A name goes as one.
      await field(page).press('Backspace');
      await field(page).press('Backspace');
      await expect(field(page)).toHaveValue('Please look, ');
      await field(page).pressSequentially(`@${name.slice(0, 3)}`);
      await first.click();
      await field(page).press('Control+Enter');
      await expect(thread(page, language).getByText(`@${name}`, { exact: true })).toBeVisible();

      const assignee = page.getByRole('combobox', { name: words.assigned_to });
      await assignee.selectOption({ label: name });
      await expect(page.getByText(fill(words.assigned, { name }), { exact: true })).toBeVisible();
      const watching = page.getByRole('button', { name: words.watching, exact: true });
      await expect(watching).toHaveAttribute('aria-pressed', 'true');
      await watching.click();
      await expect(page.getByRole('button', { name: words.watch, exact: true })).toHaveAttribute(
        'aria-pressed',
        'false',
      );
    });
  });
}

for (const view of [english, spanishPhone]) {
  const { language } = view;
  const words = wordsOf(language).conversation;

  test.describe(`a line that drops, ${view.name}`, () => {
    test.use({ as: people.agent, language, viewport: view, contextOptions: { reducedMotion: 'reduce' } });

    test('keep what was written without a network until there is one', async ({ page, context }) => {
      const { id } = await makeLoad(await apiOf(people.agent), { draft: true });
      await page.goto(`/my-loads/${id}`);
      await page.getByRole('button', { name: words.say, exact: true }).click();
      await expect(field(page)).toBeFocused();
      await context.setOffline(true);
      await field(page).fill('Sent from the yard');
      await page.getByRole('button', { name: words.send, exact: true }).click();
      await expect(page.getByText(words.queued)).toBeVisible();
      const sent = page.waitForResponse(
        (response) => response.request().method() === 'POST' && response.url().endsWith(`/loads/${id}/conversation`),
      );
      await context.setOffline(false);
      expect((await sent).status()).toBe(201);
      await expect(page.getByText(words.queued)).toHaveCount(0);
      await expect(thread(page, language).getByText('Sent from the yard')).toBeVisible();
      await page.reload();
      await expect(thread(page, language).getByText('Sent from the yard')).toHaveCount(1);
    });
  });
}
