import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { apiOf, bookedLoad, makeQuotedLoad } from './support/api.ts';
import { people, type Person } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const words = wordsOf('en');
const { navigation } = words.frame;

/** Names of fields only the operator may receive. */
const operatorsFields = /"[a-z_]*(cost|margin|markup|internal)[a-z_]*"/i;

const addressesOf = ({ id }: LoadDetails): string[] => [
  `/api/loads/${id}`,
  `/api/loads/details/${id}`,
  `/api/loads/${id}/carriers`,
  `/api/loads/${id}/assignment`,
  `/api/history?load_id=${id}`,
  `/api/loads?search=${id}`,
  '/api/users/me/complete',
];

test.describe('the operator', () => {
  test.use({ as: people.operator });

  test("sees a shipper's load with its account, its cost and its margin", async ({ page }) => {
    const load = await bookedLoad(await apiOf(people.agent));
    await page.goto(`/my-loads?search=${load.id}`);
    await expect(page.getByRole('columnheader', { name: words.loads.my_loads.columns.account })).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: String(load.id) })).toContainText(load.account.name);
    await page.goto(`/my-loads/${load.id}`);
    await expect(page.getByText(words.loads.page.cost, { exact: true })).toBeVisible();
    await expect(page.getByText(words.loads.page.margin, { exact: true })).toBeVisible();
  });
});

for (const person of [people.admin, people.sales, people.agent]) {
  test(`${person} never receives a cost`, async () => {
    const load = await bookedLoad(await apiOf(people.agent));
    const api = await apiOf(person);
    for (const address of addressesOf(load)) {
      const reply = await (await api.get(address)).text();
      expect(reply, address).toContain('{');
      expect(operatorsFields.exec(reply), address).toBeNull();
    }
  });
}

test.describe('a shipper', () => {
  test.use({ as: people.agent });

  test('is shown no cost', async ({ page }) => {
    const load = await bookedLoad(await apiOf(people.agent));
    await page.goto(`/my-loads/${load.id}`);
    await expect(page.getByText(words.loads.page.total, { exact: true })).toBeVisible();
    await expect(page.getByText(words.loads.page.cost, { exact: true })).toHaveCount(0);
    await page.goto('/my-loads');
    await expect(page.getByRole('columnheader', { name: words.loads.my_loads.columns.status })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: words.loads.my_loads.columns.account })).toHaveCount(0);
  });
});

test.describe('somebody who finds no trucks', () => {
  test.use({ as: people.admin });

  test('is led away from Dispatch', async ({ page }) => {
    await page.goto('/dispatch');
    await expect(page).toHaveURL('/home');
    const refused = await (await apiOf(people.admin)).get('/api/assignments');
    expect(refused.status()).toBe(403);
  });
});

test.describe('a stranger', () => {
  test.use({ as: people.stranger });

  test('finds a foreign load as little as one that does not exist', async ({ page }) => {
    const { id } = await makeQuotedLoad(await apiOf(people.agent));
    const heading = page.getByRole('heading', { name: words.frame.not_found.title });
    for (const address of [`/my-loads/${id}`, `/quote-book/carrier-selection/${id}`, `/quote-book/ltl/${id}`]) {
      await page.goto(address);
      await expect(heading, address).toBeVisible();
    }
    const api = await apiOf(people.stranger);
    const [foreign, absent] = await Promise.all(
      [id, 999_999_999].map(async (one) => {
        const reply = await api.get(`/api/loads/details/${one}`);
        return { status: reply.status(), detail: ((await reply.json()) as { detail: unknown }).detail };
      }),
    );
    expect(foreign?.status).toBe(404);
    expect(foreign).toEqual(absent);
  });
});

const entries = [navigation.book_a_load, navigation.my_loads, navigation.claims, navigation.insurance];
const payingEntries = [...entries.slice(0, 3), navigation.payment_hub, navigation.insurance];
const videos = `${navigation.how_to_videos} (${navigation.opens_new_tab})`;
/** Branded accounts and those of the freight system have no home: they start with booking. */
const sidebars: { person: Person; links: string[]; start?: string }[] = [
  {
    person: people.operator,
    links: [
      navigation.home,
      ...payingEntries,
      navigation.carrier_bills,
      navigation.dispatch,
      navigation.account_management,
      navigation.settings,
      videos,
    ],
  },
  {
    person: people.admin,
    links: [navigation.home, ...payingEntries, navigation.accounts, navigation.settings, videos],
  },
  { person: people.agent, links: [navigation.home, ...entries, navigation.settings, videos] },
  { person: people.branded, links: [...payingEntries, navigation.settings], start: '/quote-book/multi-service' },
  {
    person: people.freightSystem,
    links: [...payingEntries, navigation.settings, videos],
    start: '/quote-book/multi-service',
  },
  {
    person: people.quiet,
    links: [
      navigation.home,
      navigation.book_a_load,
      navigation.my_loads,
      navigation.claims,
      navigation.payment_hub,
      navigation.settings,
      videos,
    ],
  },
];
for (const { person, links, start = '/home' } of sidebars) {
  test.describe(person, () => {
    test.use({ as: person });

    test('starts at the first entry of a sidebar made for it', async ({ page }) => {
      await page.goto('/');
      await expect(page).toHaveURL(start);
      const sidebar = page.getByRole('navigation', { name: navigation.label });
      await expect(sidebar.getByRole('link')).toHaveCount(links.length);
      for (const name of links) await expect(sidebar.getByRole('link', { name, exact: true })).toBeVisible();
      // The home screen leads whoever has none on to where they start.
      await page.goto('/home');
      await expect(page).toHaveURL(start);
    });
  });
}

test.describe('an account without dispatch', () => {
  test.use({ as: people.quiet });

  test('quotes but cannot book, and sees why', async ({ page }) => {
    const api = await apiOf(people.quiet);
    const load = await makeQuotedLoad(api);
    await page.goto(`/quote-book/carrier-selection/${load.id}`);
    const choose = page.getByRole('button', { name: new RegExp(`^${words.quotes.list.choose} `) }).first();
    await expect(choose).toHaveAttribute('aria-disabled', 'true');
    await choose.focus();
    await expect(page.getByText(words.quotes.choice.may_not_dispatch).first()).toBeVisible();
    await page.goto(`/quote-book/load-tendering/${load.id}/1/?pickup=true&insurance=false`);
    await expect(page).toHaveURL('/home');
    const refused = await api.post(`/api/loads/${load.id}/tender`, { data: {} });
    expect(refused.status()).toBe(403);
  });
});

test.describe('the address of a booking', () => {
  test.use({ as: people.agent });

  test('without its choices leads back to the carriers', async ({ page }) => {
    const load = await makeQuotedLoad(await apiOf(people.agent));
    await page.goto(`/quote-book/load-tendering/${load.id}/1/?pickup=true`);
    await expect(page).toHaveURL(new RegExp(`/quote-book/carrier-selection/${load.id}`));
  });

  test('of a booked load leads from the form to its page', async ({ page }) => {
    const load = await bookedLoad(await apiOf(people.agent));
    await page.goto(`/quote-book/ltl/${load.id}`);
    await expect(page).toHaveURL(`/my-loads/${load.id}`);
  });
});
