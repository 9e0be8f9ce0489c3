import type { Page } from '@playwright/test';
import { violationsOf } from './support/accessible.ts';
import { invitedPerson } from './support/invited-person.ts';
import { people } from './support/people.ts';
import { expect, signedIn, test } from './support/test.ts';
import { fill, wordsOf } from './support/words.ts';

// One after the other: both languages change the same list of themes.
test.describe.configure({ mode: 'default' });

const fiveScreens = ['/my-loads', '/security', '/sessions', '/claims', '/profile'] as const;
const builtIn = ['operator', 'freight-system', 'default'] as const;

const variants = [
  { language: 'en', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { language: 'es', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const;

/** What the page paints a variable of the theme in. */
const painted = (page: Page, variable: string) =>
  page.evaluate((name) => {
    const probe = document.createElement('span');
    probe.style.backgroundColor = `var(--p-${name})`;
    document.body.append(probe);
    const color = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return color;
  }, variable);

for (const { language, viewport, colorScheme } of variants) {
  test.describe(`themes (${language}, ${colorScheme}, ${viewport.width} px)`, () => {
    test.use({ as: people.operator, language, viewport, colorScheme });

    test('one is made, corrected, chosen, and seen on five screens', async ({ page, browser }) => {
      const { frame, settings } = wordsOf(language);
      const words = settings.themes;
      const name = `Cascade ${language}`;
      const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
      const button = (label: string) => page.getByRole('button', { name: label, exact: true });
      await page.goto('/settings/themes');
      await page.getByRole('link', { name: words.new, exact: true }).click();
      await field(words.name).fill(name);
      await field(words.variables.primary).fill('#777788');
      await field(words.variables.sidebar).fill('#f2e9c9');
      await field(words.variables.checked).fill('#0b6e4f');
      await expect.poll(() => painted(page, 'sidebar-text')).toBe('rgb(0, 0, 0)');
      await button(words.fix).click();
      await expect(button(words.fix)).toBeHidden();
      const primary = await painted(page, 'primary');
      expect(primary).not.toBe('rgb(119, 119, 136)');
      expect(await violationsOf(page)).toEqual([]);
      await button(words.save).click();
      await expect(page.getByText(name, { exact: true })).toBeVisible();

      const context = await browser.newContext({
        storageState: await signedIn(await invitedPerson('themes'), language),
        viewport,
        colorScheme,
        reducedMotion: 'reduce',
      });
      const other = await context.newPage();
      const choose = async (theme: { value: string } | { label: string }) => {
        await other.goto('/my-loads');
        await other.getByRole('button', { name: fill(frame.profile.open, { name: '' }).trim() }).click();
        const saved = other.waitForResponse((response) => response.request().method() === 'PATCH');
        await other.getByLabel(frame.appearance.colors, { exact: true }).selectOption(theme);
        expect((await saved).ok()).toBe(true);
      };
      await choose({ label: name });
      for (const screen of fiveScreens) {
        await other.goto(screen);
        await expect(other.locator('main#content')).toBeVisible();
        await expect.poll(() => painted(other, 'primary'), screen).toBe(primary);
        expect(await painted(other, 'sidebar'), screen).toBe('rgb(242, 233, 201)');
      }
      for (const value of builtIn) {
        await choose({ value });
        await other.goto('/profile');
        await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await violationsOf(other), value).toEqual([]);
      }
      await context.close();
    });
  });
}
