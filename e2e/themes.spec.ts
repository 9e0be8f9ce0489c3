import type { Browser, Frame, Page } from '@playwright/test';
import { violationsOf } from './support/accessible.ts';
import { sessionOf } from './support/api.ts';
import { invitedPerson } from './support/invited-person.ts';
import { people } from './support/people.ts';
import { expect, signedIn, test } from './support/test.ts';
import { inTurn } from './support/views.ts';
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
const painted = (page: Pick<Page, 'evaluate'>, variable: string) =>
  page.evaluate((name) => {
    const probe = document.createElement('span');
    probe.style.backgroundColor = `var(--p-${name})`;
    document.body.append(probe);
    const color = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return color;
  }, variable);

/** The page within the page, which shows the theme that is made. */
const previewOf = async (page: Page): Promise<Frame> => {
  const frame = await (await page.locator('iframe').elementHandle())?.contentFrame();
  if (!frame) throw new Error('there is no preview');
  return frame;
};

type Variant = (typeof variants)[number];

const openProfile = (page: Page, { frame }: ReturnType<typeof wordsOf>) =>
  page.getByRole('button', { name: fill(frame.profile.open, { name: '' }).trim() }).click();

/** Somebody new, signed in. */
const newcomer = async (browser: Browser, { language, viewport, colorScheme }: Variant) => {
  const person = await invitedPerson('themes');
  const storageState = await signedIn(person, language);
  const context = await browser.newContext({ storageState, viewport, colorScheme, reducedMotion: 'reduce' });
  return { person, page: await context.newPage() };
};

const chooseTheme = async (page: Page, person: string, chosen_theme: string): Promise<void> => {
  const { access_token } = await sessionOf(person);
  const headers = { authorization: `Bearer ${access_token}` };
  const own = await page.request.get('/api/users/me/complete', { headers });
  const { user }: { user: { id: number } } = await own.json();
  const saved = await page.request.patch(`/api/users/${user.id}`, { headers, data: { chosen_theme } });
  expect(saved.ok(), await saved.text()).toBe(true);
};

for (const variant of inTurn('themes', variants)) {
  const { language, viewport, colorScheme } = variant;
  const words = wordsOf(language);
  const { frame, settings } = words;

  test.describe(`themes (${language}, ${colorScheme}, ${viewport.width} px)`, () => {
    test.use({ as: people.operator, language, viewport, colorScheme });
    test.slow();

    test('one is made, chosen, and seen on five screens', async ({ page, browser }) => {
      const { themes } = settings;
      const name = `Cascade ${language}`;
      const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
      const button = (label: string) => page.getByRole('button', { name: label, exact: true });
      await page.goto('/settings/themes');
      await page.getByRole('link', { name: themes.new, exact: true }).click();
      await field(themes.name).fill(name);
      await field(themes.variables.primary).fill('#777788');
      await field(themes.variables.sidebar).fill('#f2e9c9');
      await field(themes.variables.checked).fill('#0b6e4f');
      const preview = await previewOf(page);
      const own = await painted(page, 'sidebar');
      await expect.poll(() => painted(preview, 'sidebar-text')).toBe('rgb(0, 0, 0)');
      // The maker itself stays as it was, and a part of the preview leads to its color.
      expect(await painted(page, 'sidebar')).toBe(own);
      await preview.locator('[data-variable="danger"]').click();
      await expect(field(themes.variables.danger)).toBeFocused();
      await field(themes.variables.danger).fill('#123456');
      await page.keyboard.press('Control+z');
      await expect(field(themes.variables.danger)).not.toHaveValue('123456');
      await button(themes.fix).click();
      await expect(button(themes.fix)).toBeHidden();
      const primary = await painted(preview, 'primary');
      expect(primary).not.toBe('rgb(119, 119, 136)');
      expect(await violationsOf(page)).toEqual([]);
      await button(themes.save).click();
      await expect(page.getByRole('link', { name: fill(themes.change, { theme: name }), exact: true })).toBeVisible();

      const { page: other } = await newcomer(browser, variant);
      await other.goto('/sessions');
      await openProfile(other, words);
      const saved = other.waitForResponse((response) => response.request().method() === 'PATCH');
      await other.getByLabel(frame.appearance.colors, { exact: true }).selectOption({ label: name });
      expect((await saved).ok()).toBe(true);
      for (const screen of fiveScreens) {
        await other.goto(screen);
        await expect(other.locator('main#content')).toBeVisible();
        await expect.poll(() => painted(other, 'primary'), screen).toBe(primary);
        expect(await painted(other, 'sidebar'), screen).toBe('rgb(242, 233, 201)');
      }
    });
  });

  test.describe(`a newcomer (${language}, ${colorScheme}, ${viewport.width} px)`, () => {
    test('axe finds nothing under those built in', async ({ browser }) => {
      const { person, page } = await newcomer(browser, variant);
      for (const theme of builtIn) {
        await chooseTheme(page, person, theme);
        await page.goto('/profile');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await violationsOf(page), theme).toEqual([]);
      }
    });
  });
}
