import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { apiOf, makeQuotedLoad, quotesOf } from './support/api.ts';
import { fillStops } from './support/book-load.ts';
import { acceptInvitation } from './support/invited-person.ts';
import { mailTo } from './support/mailbox.ts';
import { type OwnAccount, ownAccountTest } from './support/own-account.ts';
import { password, people } from './support/people.ts';
import { expect, signedIn } from './support/test.ts';
import { inTurn, views } from './support/views.ts';
import { anyOf, fill, wordsOf } from './support/words.ts';

type Words = ReturnType<typeof wordsOf>;

const phone = { width: 390, height: 844 };

/** A second person of the account, who books. */
const inviteAgent = async ({ id }: OwnAccount): Promise<string> => {
  const email = `${randomUUID()}@own.test`;
  const since = new Date();
  const data = { account_id: id, email, first_name: 'Beto', last_name: 'Luna', role: 'customer_agent' };
  const registered = await (await apiOf(people.operator)).post('/api/users/register', { data });
  expect(registered.status(), await registered.text()).toBe(201);
  await acceptInvitation(email, since);
  return email;
};

/** Ana wants whatever costs more than five dollars approved, by herself. */
const makeRule = async (page: Page, { approvals }: Words): Promise<void> => {
  const { rules } = approvals.screens;
  await page.goto('/settings/approvals');
  await expect(page.getByText(rules.none)).toBeVisible();
  await page.getByRole('button', { name: rules.add, exact: true }).click();
  await page.getByLabel(rules.amount).fill('5');
  await page.getByLabel(rules.people).first().selectOption({ label: 'Ana Ruiz' });
  await page.getByRole('button', { name: rules.done, exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: rules.publish, exact: true }).click();
  await expect(page.getByText(fill(rules.in_force_one, { count: 1 }))).toBeVisible();
};

const willing = new Set(['EXLA', 'SAIA']);

/** Beto books a load and is refused; he asks instead, and sees his request. Answers its address. */
const askFor = async (page: Page, beto: string, words: Words): Promise<string> => {
  const { approvals, tendering, http } = words;
  const api = await apiOf(beto);
  const { id } = await makeQuotedLoad(api);
  const quote = (await quotesOf(api, id)).items.find(({ carrier }) => willing.has(carrier.scac));
  await page.goto(`/quote-book/carrier-selection/${id}`);
  await page
    .getByRole('button', { name: anyOf(words.quotes.list.choose_carrier) })
    .and(page.getByRole('button', { name: quote?.carrier.name ?? '' }))
    .first()
    .click();
  await page.getByRole('button', { name: words.quotes.choice.continue, exact: true }).click();
  await fillStops(page, words);
  await page.getByRole('button', { name: tendering.booking.continue, exact: true }).click();
  await page.getByLabel(tendering.confirm.terms).check();
  await page.getByRole('button', { name: anyOf(tendering.confirm.book) }).click();
  await expect(page.getByText(approvals.errors.needed.replace(/\.$/, ''))).toBeVisible();
  await page.getByRole('button', { name: approvals.ask.press, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: approvals.ask.title });
  await dialog.getByRole('button', { name: approvals.ask.press, exact: true }).click();
  const missing = fill(http.errors.required_field, { field: approvals.ask.note });
  await expect(dialog.getByText(missing)).toBeVisible();
  await dialog.getByLabel(approvals.ask.note).fill('The line starts on Tuesday evening.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: approvals.ask.press, exact: true }).click();
  await page.waitForURL(/\/approvals\/\d+$/);
  await expect(page.getByText(approvals.statuses.waiting).first()).toBeVisible();
  return page.url();
};

/** Who is signed out opens the link of their mail on a phone, signs in, and stands before the decision. */
const openFromMail = async (context: BrowserContext, to: string, since: Date, { auth }: Words): Promise<Page> => {
  const link = (await mailTo(to, since)).links.find((address) => /\/approvals\/\d+$/.test(address)) ?? '';
  const page = await context.newPage();
  await page.goto(link);
  await page.getByLabel(auth.sign_in.email, { exact: true }).fill(to);
  await page.getByLabel(auth.sign_in.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: auth.sign_in.submit, exact: true }).click();
  await page.waitForURL(new URL(link).pathname);
  return page;
};

const signedInContext = async (browser: Browser, email: string, language: 'en' | 'es') =>
  browser.newContext({ storageState: await signedIn(email, language) });

const [english, spanish] = views;

for (const { language } of inTurn(
  'approvals',
  [english, spanish].filter((view) => view !== undefined),
)) {
  const words = wordsOf(language);

  ownAccountTest.describe(`an approval before a booking (${language})`, () => {
    ownAccountTest.use({ language });

    ownAccountTest('is asked for, refused, and given in two taps from the mail', async ({ page, own, browser }) => {
      const { page: texts, confirm, list } = words.approvals.screens;
      const beto = await inviteAgent(own);
      await makeRule(page, words);
      const betos = await signedInContext(browser, beto, language);
      const desk = await betos.newPage();

      // Sent back: whoever asked reads why.
      let since = new Date();
      const first = await askFor(desk, beto, words);
      await expect(desk.getByRole('button', { name: texts.withdraw, exact: true })).toBeVisible();
      const anas = await browser.newContext({ viewport: phone, locale: language });
      await anas.addInitScript((chosen) => localStorage.setItem('portal.language', JSON.stringify(chosen)), language);
      const mobile = await openFromMail(anas, own.email, since, words);
      await expectAccessible(mobile);
      await mobile.getByRole('button', { name: texts.send_back, exact: true }).click();
      const dialog = mobile.getByRole('dialog');
      await dialog.getByLabel(confirm.send_back_note).fill('Have it insured first.');
      await dialog.getByRole('button', { name: texts.send_back, exact: true }).click();
      await expect(mobile.getByText(words.approvals.statuses.sent_back).first()).toBeVisible();
      await expect(desk.getByText(/Have it insured first\./)).toBeVisible();
      expect(first).toContain('/approvals/');

      // Another quote is proposed, then it is approved: two taps.
      since = new Date();
      const second = await askFor(desk, beto, words);
      const link = (await mailTo(own.email, since)).links.find((address) => /\/approvals\/\d+$/.test(address)) ?? '';
      expect(new URL(link).pathname).toBe(new URL(second).pathname);
      await mobile.goto(link);
      await mobile.getByRole('button', { name: texts.choose_another, exact: true }).click();
      await dialog.getByLabel(confirm.another_quote).selectOption({ index: 1 });
      await dialog.getByLabel(confirm.another_note).fill('This one was never late there.');
      await dialog.getByRole('button', { name: confirm.propose, exact: true }).click();
      await expect(desk.getByText(/This one was never late there\./)).toBeVisible();
      await mobile.getByRole('button', { name: texts.approve_book, exact: true }).click();
      await dialog.getByRole('button', { name: texts.approve, exact: true }).click();
      await expect(mobile.getByText(texts.approved_booked).first()).toBeVisible();
      await expect(desk.getByText(texts.approved_booked).first()).toBeVisible();

      await page.goto('/approvals?view=decided');
      await expect(page.getByRole('tab', { name: anyOf(list.decided), selected: true })).toContainText('2');
      await anas.close();
      await betos.close();
    });
  });
}
