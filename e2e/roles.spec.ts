import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { apiOf, bookedLoad } from './support/api.ts';
import { goWithin } from './support/go-within.ts';
import { people } from './support/people.ts';
import { expect, signedIn, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const words = wordsOf('en');
const { navigation } = words.frame;
const { columns } = words.loads.my_loads;

const videos = `${navigation.how_to_videos} (${navigation.opens_new_tab})`;

/** "/" leads to the first entry of a sidebar made for whoever is signed in. */
const startsAtHome = async (page: Page, links: readonly string[]): Promise<void> => {
  await page.goto('/');
  await expect(page).toHaveURL('/home');
  const sidebar = page.getByRole('navigation', { name: navigation.label });
  await expect(sidebar.getByRole('link')).toHaveCount(links.length);
  for (const name of links) await expect(sidebar.getByRole('link', { name, exact: true })).toBeVisible();
};

const seesTheMoney = async (page: Page, load: LoadDetails): Promise<void> => {
  await goWithin(page, `/my-loads?search=${load.id}`);
  await expect(page.getByRole('columnheader', { name: columns.account })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: String(load.id) })).toContainText(load.account.name);
  await goWithin(page, `/my-loads/${load.id}`);
  await expect(page.getByText(words.loads.page.cost, { exact: true })).toBeVisible();
  await expect(page.getByText(words.loads.page.margin, { exact: true })).toBeVisible();
};

const seesThePriceAlone = async (page: Page, load: LoadDetails): Promise<void> => {
  await page.getByRole('link', { name: navigation.my_loads, exact: true }).click();
  await expect(page.getByRole('columnheader', { name: columns.status })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: columns.account })).toHaveCount(0);
  // A booked load is not changed any more: its form leads to its page.
  await goWithin(page, `/quote-book/ltl/${load.id}`);
  await expect(page).toHaveURL(`/my-loads/${load.id}`);
  await expect(page.getByText(words.loads.page.total, { exact: true })).toBeVisible();
  await expect(page.getByText(words.loads.page.cost, { exact: true })).toHaveCount(0);
};

/** Whoever comes to the button of a carrier that cannot be chosen sees why. */
const saysWhyNothingIsChosen = async (page: Page): Promise<void> => {
  const choose = page.getByRole('button', { name: new RegExp(`^${words.quotes.list.choose} `) }).first();
  await expect(choose).toHaveAttribute('aria-disabled', 'true');
  const reason = page.getByRole('tooltip').filter({ visible: true });
  await expect(reason).toHaveCount(0);
  await choose.focus();
  await expect(reason).toHaveText(words.quotes.selection.booked);
};

/** A load of somebody else's is found as little as one that does not exist. */
const findsNothingOf = async (page: Page, foreign: number, api: APIRequestContext): Promise<void> => {
  const heading = page.getByRole('heading', { name: words.frame.not_found.title });
  for (const under of ['/my-loads', '/quote-book/carrier-selection', '/quote-book/ltl']) {
    await goWithin(page, `${under}/${foreign}`);
    await expect(heading, under).toBeVisible();
    await page.getByRole('link', { name: navigation.claims, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.claims.screens.title })).toBeVisible();
  }
  const answers = [foreign, 999_999_999].map(async (id) => {
    const reply = await api.get(`/api/loads/details/${id}`);
    return { status: reply.status(), detail: ((await reply.json()) as { detail: unknown }).detail };
  });
  const [of, absent] = await Promise.all(answers);
  expect(of?.status).toBe(404);
  expect(of).toEqual(absent);
};

const foreignLoad = async (): Promise<number> => {
  const reply = await (await apiOf(people.stranger)).get('/api/loads?limit=1');
  const [load] = ((await reply.json()) as { items: { id: number }[] }).items;
  if (!load) throw new Error('The other account has no load');
  return load.id;
};

test.use({ as: people.operator });

test('the operator and a shipper see the same load, each what it may', async ({ page, browser }) => {
  const { home, book_a_load, my_loads, claims, payment_hub, insurance, settings } = navigation;
  const api = await apiOf(people.agent);
  const load = await bookedLoad(api);
  const { carrier_bills, dispatch, account_management } = navigation;
  const paying = [home, book_a_load, my_loads, claims, payment_hub, insurance];
  await startsAtHome(page, [...paying, carrier_bills, dispatch, account_management, settings, videos]);
  await seesTheMoney(page, load);

  const shipper = await browser.newContext({ storageState: await signedIn(people.agent, 'en') });
  const own = await shipper.newPage();
  await startsAtHome(own, [home, book_a_load, my_loads, claims, insurance, settings, videos]);
  await seesThePriceAlone(own, load);
  // The address of a booking without its choices leads back to the carriers, and that of a screen for others to the start.
  await goWithin(own, `/quote-book/load-tendering/${load.id}/1/?pickup=true`);
  await expect(own).toHaveURL(new RegExp(`/quote-book/carrier-selection/${load.id}`));
  await saysWhyNothingIsChosen(own);
  await goWithin(own, '/dispatch');
  await expect(own).toHaveURL('/home');
  await findsNothingOf(own, await foreignLoad(), api);
  await shipper.close();
});
