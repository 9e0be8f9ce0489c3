import type { Locator, Page } from '@playwright/test';
import { nextBusinessDay, typedDay } from './support/days.ts';
import { uniquePo } from './support/api.ts';
import { password, people } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { anyOf, fill, wordsOf } from './support/words.ts';

const words = wordsOf('en');

/** No screen asks for more steps from one end to the other. */
const mostSteps = 120;

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement).catch(() => false);

/** The colour that says where the keyboard is, in the light scheme. */
const focusColor = 'rgb(75, 102, 233)';

/** How a control and the boxes it stands in are outlined. */
const outlineOf = (target: Locator): Promise<string> =>
  target.evaluate((element) => {
    const boxes = [element, element.parentElement, element.parentElement?.parentElement];
    return boxes
      .flatMap((box) => (box ? [getComputedStyle(box)] : []))
      .map(({ outline, boxShadow, borderColor }) => [outline, boxShadow, borderColor].join(' '))
      .join('; ');
  });

/** Tab, or Shift and Tab, as often as it takes; on arrival the focus has to be seen. */
const tabTo = async (page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  await target.waitFor();
  for (let step = 0; step < mostSteps; step += 1) {
    if (await isFocused(target)) {
      await expect.poll(() => outlineOf(target), 'the focus is seen').toContain(focusColor);
      return;
    }
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never came to ${target.toString()}`);
};

const type = async (page: Page, target: Locator, text: string): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
};

const press = async (page: Page, target: Locator): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
};

const fillForm = async (page: Page): Promise<void> => {
  const { stops, cargo, summary } = words.loads.book;
  const { zip, city } = words.places.fields;
  const pickup = page.getByRole('group', { name: stops.pickup, exact: true });
  const delivery = page.getByRole('group', { name: stops.delivery, exact: true });
  await type(page, pickup.getByLabel(zip, { exact: true }), '75207');
  await type(page, pickup.getByLabel(stops.pickup_date, { exact: true }), typedDay(nextBusinessDay()));
  await type(page, delivery.getByLabel(zip, { exact: true }), '30318');
  await expect(delivery.getByLabel(city, { exact: true })).toHaveValue('Atlanta');
  const { length, width, height } = words.frame.kit;
  await type(page, page.getByLabel(cargo.count, { exact: true }), '2');
  await type(page, page.getByLabel(length, { exact: true }), '48');
  await type(page, page.getByLabel(width, { exact: true }), '40');
  await type(page, page.getByLabel(height, { exact: true }), '52');
  await type(page, page.getByLabel(cargo.weight, { exact: true }), '1700');
  await type(page, page.getByLabel(cargo.commodity, { exact: true }), 'Rotors');
  await type(page, page.getByLabel(summary.po_number, { exact: true }), uniquePo());
};

/** From the first carrier down to one that takes every load. */
const chooseWithArrows = async (page: Page): Promise<void> => {
  const { list, progress } = words.quotes;
  await expect(page.getByRole('heading', { name: anyOf(progress.answered_other) })).toHaveText(/^9 /, {
    timeout: 60_000,
  });
  const choices = page.getByRole('button', { name: anyOf(list.choose_carrier) });
  await tabTo(page, choices.first());
  const willing = choices.and(page.getByRole('button', { name: /Estes Express Lines|Saia LTL Freight/ })).first();
  for (let step = 0; step < 20 && !(await isFocused(willing)); step += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: anyOf(list.chosen_carrier) })).toBeVisible();
};

const bookStops = async (page: Page): Promise<void> => {
  const { stops, booking, confirm } = words.tendering;
  const { from, to } = words.frame.kit;
  for (const [index, place] of ['Plant', 'Depot'].entries()) {
    await type(page, page.getByLabel(stops.name, { exact: true }).nth(index), place);
    await type(page, page.getByLabel(stops.address, { exact: true }).nth(index), '7 Elm St');
    await type(page, page.getByLabel(stops.contact, { exact: true }).nth(index), 'Dana');
    await type(page, page.getByLabel(stops.phone, { exact: true }).nth(index), '214 555 0163');
    await type(page, page.getByLabel(from, { exact: true }).nth(index), '8:00');
    await type(page, page.getByLabel(to, { exact: true }).nth(index), '17:00');
  }
  await press(page, page.getByRole('button', { name: booking.continue, exact: true }));
  await tabTo(page, page.getByLabel(confirm.terms));
  await page.keyboard.press('Space');
  await press(page, page.getByRole('button', { name: anyOf(confirm.book) }));
};

/** Opens what the search finds first. */
const openByName = async (page: Page, name: string): Promise<void> => {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox', { name: words.frame.search.placeholder })).toBeFocused();
  await page.keyboard.type(name);
  await page.getByRole('dialog').getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
};

test('signing in, opening a load, quoting and booking another one take only a keyboard', async ({ page }) => {
  const { sign_in: signIn } = words.auth;
  await page.goto('/login?next=%2Fmy-loads');
  await type(page, page.getByLabel(signIn.email, { exact: true }), people.agent);
  await type(page, page.getByLabel(signIn.password, { exact: true }), password);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/my-loads$/);

  await press(page, page.getByRole('table').getByRole('link').first());
  await page.waitForURL(/\/my-loads\/\d+/);
  await expect(page.getByRole('heading', { name: words.loads.page.where })).toBeVisible();

  const { book_by, modes } = words.loads.my_loads;
  await openByName(page, fill(book_by, { mode: modes.ltl }));
  await page.waitForURL(/\/quote-book\/ltl$/);
  await fillForm(page);
  await press(page, page.getByRole('button', { name: anyOf(words.loads.book.summary.get_quotes_from_other) }));
  await page.waitForURL(/\/carrier-selection\/\d+/);
  await chooseWithArrows(page);
  await press(page, page.getByRole('button', { name: words.quotes.choice.continue, exact: true }));
  await page.waitForURL(/\/load-tendering\/\d+/);
  await bookStops(page);
  await expect(page.getByRole('heading', { name: anyOf(words.tendering.waiting.accepted) })).toBeVisible({
    timeout: 30_000,
  });
});

test.describe('on a phone', () => {
  test.use({ as: people.agent, language: 'en', viewport: { width: 390, height: 844 } });

  test('the first step leads past the navigation; keys stay in an open menu, and come back to its button', async ({
    page,
  }) => {
    await page.goto('/my-loads');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await press(page, page.getByRole('link', { name: words.frame.navigation.skip }));
    await expect(page.getByRole('main')).toBeFocused();
    const button = page.getByRole('button', { name: fill(words.frame.profile.open, { name: '' }).trim() });
    const logOut = page.getByRole('button', { name: words.frame.profile.log_out });
    await tabTo(page, button, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await tabTo(page, logOut);
    await page.keyboard.press('Escape');
    await expect(logOut).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, logOut);
    await press(page, page.getByRole('button', { name: words.frame.kit.close }));
    await expect(logOut).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: words.frame.kit.close }));
    await tabTo(page, logOut);
  });
});
