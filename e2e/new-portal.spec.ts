import { type Browser, expect, type Page, test } from '@playwright/test';
import { fillBooking, fillStops } from './support/book-load.ts';
import { goWithin } from './support/go-within.ts';
import { type NewPortal, withNewPortal } from './support/new-portal.ts';
import { password } from './support/people.ts';
import { anyOf, fill, wordsOf } from './support/words.ts';

const words = wordsOf('en');
const admin = 'first@operator.test';
const shipper = 'ana@first-customer.test';
const mostSteps = 40;

/** What a person does, one press or one form filled at a time. */
let steps = 0;
const step = async (done: Promise<unknown>): Promise<void> => {
  steps += 1;
  await done;
};

const press = (page: Page, role: 'button' | 'link', name: string | RegExp): Promise<void> =>
  step(
    page
      .getByRole(role, { name, ...(typeof name === 'string' && { exact: true }) })
      .first()
      .click(),
  );

const pageOf = async (browser: Browser, baseURL: string): Promise<Page> =>
  (await browser.newContext({ baseURL, locale: 'en-US', viewport: { width: 1440, height: 900 } })).newPage();

const signInAs = async (page: Page, email: string): Promise<void> => {
  const { sign_in } = words.auth;
  await step(page.goto('/login'));
  await step(page.getByLabel(sign_in.email, { exact: true }).fill(email));
  await step(page.getByLabel(sign_in.password, { exact: true }).fill(password));
  await press(page, 'button', sign_in.submit);
};

const setUp = async (page: Page): Promise<void> => {
  const { setup, settings } = words;
  await expect(page.getByRole('heading', { level: 1, name: setup.title })).toBeVisible();
  await press(page, 'button', setup.add_examples);
  await expect(page.getByText(setup.can_quote)).toBeVisible();
  await press(page, 'link', setup.to_operator);
  const identity = {
    name: 'First Freight',
    address: '1200 Santa Maria Ave',
    city: 'Laredo',
    state: 'TX',
    zip_code: '78040',
  };
  const fields = { ...identity, operations_email: 'desk@operator.test' };
  for (const [field, text] of Object.entries(fields)) {
    const label = settings.operator.fields[field as keyof typeof fields];
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  steps += 1;
  await press(page, 'button', settings.operator.save);
  await expect(page.getByText(settings.operator.saved)).toBeVisible();
};

const openAccount = async (page: Page): Promise<void> => {
  const { accounts, places } = words;
  await step(goWithin(page, '/account-management/accounts'));
  await press(page, 'link', accounts.new.title);
  await page.getByLabel(accounts.contact.name, { exact: true }).first().fill('First Customer');
  const field = (label: string) => page.getByLabel(label, { exact: true }).first();
  await field(accounts.fields.address).fill('100 Main St');
  await field(accounts.fields.phone).fill('2145550177');
  // The ZIP code says where that is.
  await field(places.fields.zip).fill('75207');
  await expect(field(places.fields.city)).toHaveValue('Dallas');
  await field(accounts.fields.markup_percent).fill('12');
  const person = page.locator('section').filter({ hasText: accounts.new.user_text });
  await person.getByLabel(accounts.fields.first_name, { exact: true }).fill('Ana');
  await person.getByLabel(accounts.fields.last_name, { exact: true }).fill('Ruiz');
  await person.getByLabel(accounts.fields.email, { exact: true }).fill(shipper);
  steps += 1;
  await press(page, 'button', accounts.new.open);
  await expect(page.getByRole('heading', { level: 1, name: 'First Customer' })).toBeVisible();
};

const invitationOf = async (mailbox: string): Promise<string> => {
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        const reply = await fetch(`${mailbox}/messages?to=${encodeURIComponent(shipper)}`);
        const { items } = (await reply.json()) as { items: { links: string[] }[] };
        link = items.flatMap(({ links }) => links).find((address) => address.includes('/recover-password'));
        return link !== undefined;
      },
      { timeout: 30_000, intervals: [250] },
    )
    .toBe(true);
  return link ?? '';
};

const acceptInvitation = async (page: Page, mailbox: string): Promise<void> => {
  const { recover, welcome, password: fields } = words.users;
  await step(page.goto(await invitationOf(mailbox)));
  await step(page.getByLabel(fields.label, { exact: true }).fill(password));
  await step(page.getByLabel(fields.repeat, { exact: true }).fill(password));
  await press(page, 'button', recover.submit);
  await expect(page.getByRole('heading', { name: welcome.done_title })).toBeVisible();
};

/** Answers the number of the load. */
const book = async (page: Page): Promise<number> => {
  const { loads, quotes, tendering } = words;
  await step(goWithin(page, '/quote-book/ltl'));
  // Somebody new is shown around.
  await press(page, 'button', words.frame.tour.skip);
  await step(fillBooking(page, words, 'PO-FIRST'));
  await press(page, 'button', anyOf(loads.book.summary.get_quotes_from_one));
  await page.waitForURL(/carrier-selection\/\d+/);
  await press(page, 'button', anyOf(quotes.list.choose_carrier));
  await press(page, 'button', quotes.choice.continue);
  await page.waitForURL(/load-tendering\/\d+\/\d+/);
  const id = Number(/load-tendering\/(\d+)/.exec(page.url())?.[1]);
  await step(fillStops(page, words));
  await press(page, 'button', tendering.booking.continue);
  await step(page.getByLabel(tendering.confirm.terms).check());
  await press(page, 'button', anyOf(tendering.confirm.book));
  return id;
};

/** A carrier without an interface is asked by phone: the operator says which truck comes. */
const assign = async (page: Page, load: number): Promise<void> => {
  const { dispatch } = words.tendering;
  await step(goWithin(page, '/dispatch'));
  await press(page, 'link', fill(dispatch.open, { load }));
  const dialog = page.getByRole('dialog', { name: fill(dispatch.drawer.title, { load }) });
  await dialog.getByLabel(dispatch.assign.driver, { exact: true }).fill('Rosa Medina');
  await dialog.getByLabel(dispatch.assign.phone, { exact: true }).fill('(956) 555-0142');
  await dialog.getByLabel(dispatch.assign.truck, { exact: true }).fill('4471');
  steps += 1;
  await press(page, 'button', dispatch.assign.send);
  await expect(page.getByText(fill(dispatch.assign.done, { load }), { exact: true })).toBeVisible();
};

const goThrough = async (browser: Browser, { url, mailbox }: NewPortal): Promise<void> => {
  const operator = await pageOf(browser, url);
  await signInAs(operator, admin);
  await setUp(operator);
  await openAccount(operator);
  const customer = await pageOf(browser, url);
  await acceptInvitation(customer, mailbox);
  await signInAs(customer, shipper);
  await expect(customer).not.toHaveURL(/login/);
  const load = await book(customer);
  await expect(customer.getByRole('heading', { level: 1 })).toBeVisible();
  await assign(operator, load);
  await goWithin(customer, `/my-loads/${load}`);
  await expect(
    customer.getByRole('main').locator('header').getByText(words.loads.statuses.assigned, { exact: true }),
  ).toBeVisible();
  expect(steps).toBeLessThan(mostSteps);
};

test('an empty portal comes to its first booked load by screens alone', async ({ browser }) => {
  await withNewPortal(admin, (portal) => goThrough(browser, portal));
});
