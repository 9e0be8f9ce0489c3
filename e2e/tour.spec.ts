import { type Page, request } from '@playwright/test';
import { tourSections } from '@portal/contract/users/tour-sections.ts';
import { expectAccessible } from './support/accessible.ts';
import { openSession } from './support/api.ts';
import { goWithin } from './support/go-within.ts';
import { invitedPerson } from './support/invited-person.ts';
import { password } from './support/people.ts';
import { baseURL } from './support/product.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { journeyViewsOf } from './support/views.ts';
import { fill, wordsOf } from './support/words.ts';

type Words = ReturnType<typeof wordsOf>;

const cardOf = (page: Page) => page.getByRole('dialog').filter({ has: page.locator('[data-autofocus]') });
const counted = ({ frame }: Words, at: number, of: number): string => fill(frame.tour.place, { at, of });

/** The card is there, and has come to its place. */
const standsStill = async (page: Page): Promise<void> => {
  await expect(cardOf(page)).toBeVisible();
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
};

/** The card stands beside the control that it speaks of. */
const expectBeside = async (page: Page): Promise<void> => {
  const [card, control] = [cardOf(page), page.locator('[data-pointed-at]')];
  await expect(control).toHaveCount(1);
  await expect(control).toBeInViewport();
  await expect(async () => {
    const [a, b] = [await card.boundingBox(), await control.boundingBox()];
    if (!a || !b) throw new Error('nothing is shown');
    const isCovered = a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
    expect(isCovered, JSON.stringify([a, b])).toBe(false);
  }).toPass({ timeout: 30_000 });
};

/** Walks to the last step by Enter alone; answers how many there were. */
const walk = async (page: Page, words: Words): Promise<number> => {
  const { next, done } = words.frame.tour;
  const of = Number(/\d+ \D+ (\d+)/.exec((await cardOf(page).textContent()) ?? '')?.[1]);
  for (let at = 1; at <= of; at += 1) {
    await expect(cardOf(page)).toContainText(counted(words, at, of));
    await expect(page.getByRole('button', { name: at < of ? next : done, exact: true })).toBeFocused();
    await expectBeside(page);
    await page.keyboard.press('Enter');
  }
  await expect(cardOf(page)).toHaveCount(0);
  return of;
};

/** As the server has them: the session that journeys share would have skipped them all. */
const toursLeft = async (person: string): Promise<string[]> => {
  const { access_token } = await openSession(person, password);
  const api = await request.newContext({ baseURL, extraHTTPHeaders: { authorization: `Bearer ${access_token}` } });
  const me = (await (await api.get('/api/users/me/complete')).json()) as { settings: { tours_left: string[] } };
  return me.settings.tours_left;
};

/** The steps of the section on screen, of which each has several, by Enter alone; that it was seen is noted. */
const isShownAround = async (page: Page, words: Words): Promise<void> => {
  await standsStill(page);
  await expectAccessible(page);
  const noted = page.waitForResponse((response) => response.url().includes('/user-tour'));
  expect(await walk(page, words)).toBeGreaterThanOrEqual(3);
  await noted;
};

/** The arrow keys lead to the next step and back. */
const goesByArrows = async (page: Page, { frame: { tour } }: Words): Promise<void> => {
  await expect(cardOf(page)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(cardOf(page)).toContainText(tour.home.waiting.title);
  await page.keyboard.press('ArrowLeft');
  await expect(cardOf(page)).toContainText(tour.home.book.title);
};

/** No tour begins while a dialog is open: so somebody is at a field before it does, however slow the machine is. */
const holdTour = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const dialog = Object.assign(document.createElement('div'), { id: 'hold', role: 'dialog', ariaModal: 'true' });
    document.body.append(dialog);
  });
const letTourBegin = (page: Page): Promise<void> => page.evaluate(() => document.querySelector('#hold')?.remove());

/** Nobody who writes loses the focus to a tour, and one that was left out stays away. */
const leavesOut = async (page: Page, { frame, loads, places }: Words): Promise<void> => {
  const field = page.getByRole('combobox', { name: places.fields.location, exact: true }).first();
  await field.focus();
  await letTourBegin(page);
  await expect(cardOf(page)).toContainText(frame.tour.quote_book.modes.title);
  await expect(field).toBeFocused();
  const noted = page.waitForResponse((response) => response.url().includes('/user-tour'));
  await page.getByRole('heading', { level: 1, name: loads.book.title }).click();
  await expect(cardOf(page)).toHaveCount(0);
  expect((await noted).url()).toContain('section_name=quote-book');
};

/** Asks for the tour of the section on screen, which was seen: on phones in the search, else in the help. */
const asksForTour = async (page: Page, { frame }: Words, isPhone: boolean): Promise<void> => {
  if (isPhone) {
    await page.getByRole('button', { name: frame.search.open }).click();
    await page.getByRole('combobox', { name: frame.search.placeholder }).fill(frame.keys.tour.slice(0, 6));
    await page.getByRole('option', { name: frame.keys.tour }).click();
  } else {
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('?');
    await page.getByRole('dialog').getByRole('button', { name: frame.keys.tour, exact: true }).click();
  }
};

for (const { name, language, phone, ...viewport } of journeyViewsOf('tour')) {
  test.describe(name, () => {
    test.use({ viewport, contextOptions: { reducedMotion: phone ? 'reduce' : 'no-preference' } });

    test('somebody new is shown around each section once, and again when asked', async ({ page }) => {
      const words = wordsOf(language);
      const person = await invitedPerson('tour', 'account_admin');
      await signIn(page, person, language);
      await expect(page).toHaveURL('/home');
      await goesByArrows(page, words);
      await isShownAround(page, words);
      await holdTour(page);
      await goWithin(page, '/quote-book/ltl');
      await leavesOut(page, words);
      expect(await toursLeft(person)).toEqual(tourSections.filter((one) => !['home', 'quote-book'].includes(one)));
      for (const address of ['/my-loads', '/payment-hub', '/settings']) {
        await goWithin(page, address);
        await isShownAround(page, words);
      }
      expect(await toursLeft(person)).toEqual([]);

      await goWithin(page, '/quote-book/ltl');
      await asksForTour(page, words, phone);
      await standsStill(page);
      await expectAccessible(page);
      expect(await walk(page, words)).toBeGreaterThanOrEqual(3);
      await goWithin(page, '/my-loads');
      await asksForTour(page, words, phone);
      await expect(cardOf(page)).toContainText(words.frame.tour.my_loads.statuses.title);
      await page.keyboard.press('Escape');
      await expect(cardOf(page)).toHaveCount(0);
    });
  });
}
