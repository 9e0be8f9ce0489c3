import type { Browser, Locator, Page } from '@playwright/test';
import { violationsOf } from './support/accessible.ts';
import { sessionOf } from './support/api.ts';
import { goWithin } from './support/go-within.ts';
import { invitedPerson } from './support/invited-person.ts';
import { people } from './support/people.ts';
import { expect, signedIn, test } from './support/test.ts';
import { shownInPreview, themeFile } from './support/theme-preview.ts';
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

/** Presses what a locator finds in the preview, where it lies on the page around it. */
const pressInPreview = async (page: Page, part: Locator): Promise<void> => {
  const [stage, box, width] = await Promise.all([
    page.locator('[data-preview-of]').boundingBox(),
    part.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect),
    part.evaluate(() => window.innerWidth),
  ]);
  const scale = (stage?.width ?? 0) / width;
  const position = { x: (box.x + 6) * scale, y: (box.y + box.height / 2) * scale };
  await page.locator('[data-preview-of]').click({ position });
};

/** Goes through the screens of the preview: each is the portal's own, in the theme's color, and asks the server nothing. */
const lookAtPreview = async (page: Page, { settings }: ReturnType<typeof wordsOf>, primary: string): Promise<void> => {
  const { screens } = settings.themes.preview;
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.frame() !== page.mainFrame() && new URL(request.url()).pathname.startsWith('/api/'))
      asked.push(request.url());
  });
  const kept = () => page.evaluate(() => [JSON.stringify(localStorage), window.location.href, window.history.length]);
  const before = await kept();
  for (const screen of Object.keys(screens) as (keyof typeof screens)[]) {
    await page.getByRole('radio', { name: screens[screen], exact: true }).check();
    const preview = await shownInPreview(page, screen);
    await expect.poll(() => painted(preview, 'primary'), screen).toBe(primary);
    await expect(preview.getByText(wordsOf('en').frame.failure.title)).toBeHidden();
  }
  expect(asked).toEqual([]);
  expect(await kept()).toEqual(before);
};

/** A file that is no theme is refused with what is wrong; another one says what it changes before it does. */
const importTheme = async (page: Page, { settings }: ReturnType<typeof wordsOf>): Promise<void> => {
  const { themes, form } = settings;
  const dialog = page.getByRole('dialog');
  const choose = (colors: object) => page.locator('input[type="file"]').setInputFiles(themeFile(colors));
  await choose({ link: 'red', page: '#ffffff' });
  await expect(dialog.getByText(fill(themes.review.faults.no_color, { at: 'light.link' }))).toBeVisible();
  await expect(dialog.getByText(fill(themes.review.faults.unknown, { at: 'light.page' }))).toBeVisible();
  await dialog.getByRole('button', { name: form.cancel, exact: true }).click();
  await choose({ link: '#8a7bd8' });
  await expect(dialog.getByRole('row').filter({ hasText: themes.variables.link })).toContainText('8A7BD8');
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: new RegExp(themes.review.take_one.split(' ')[0] ?? '') }).click();
  await expect(page.getByRole('textbox', { name: themes.name, exact: true })).toHaveValue('From a file');
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('textbox', { name: themes.name, exact: true })).not.toHaveValue('From a file');
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
      const preview = await shownInPreview(page, 'my_loads');
      const own = await painted(page, 'sidebar');
      await expect.poll(() => painted(preview, 'sidebar-text')).toBe('rgb(0, 0, 0)');
      // The maker itself stays as it was, and a part of the preview leads to its color.
      expect(await painted(page, 'sidebar')).toBe(own);
      await pressInPreview(page, preview.locator('[data-kind="primary"]').first());
      await expect(field(themes.variables.primary)).toBeFocused();
      await field(themes.variables.danger).fill('#123456');
      await page.keyboard.press('Control+z');
      await expect(field(themes.variables.danger)).not.toHaveValue('123456');
      await importTheme(page, words);
      await button(themes.fix).click();
      await expect(button(themes.fix)).toBeHidden();
      // The preview follows the maker a moment later.
      await expect.poll(() => painted(preview, 'primary')).not.toBe('rgb(119, 119, 136)');
      const primary = await painted(preview, 'primary');
      await lookAtPreview(page, words, primary);
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
        await goWithin(other, screen);
        await expect(other.locator('main#content')).toBeVisible();
        await expect.poll(() => painted(other, 'primary'), screen).toBe(primary);
        expect(await painted(other, 'sidebar'), screen).toBe('rgb(242, 233, 201)');
      }
      await other.reload();
      await expect.poll(() => painted(other, 'primary')).toBe(primary);

      // Who chose it stands in the list and in the maker.
      await page.reload();
      const one = fill(themes.people_one, { count: 1 });
      await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(one);
      await page.getByRole('link', { name: fill(themes.change, { theme: name }), exact: true }).click();
      await expect(page.getByRole('heading', { name: `${themes.used_by} ${one}` })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Ana Ruiz', exact: true })).toBeVisible();
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
