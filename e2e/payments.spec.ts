import { goWithin } from './support/go-within.ts';
import { people } from './support/people.ts';
import { ownAccountTest as test } from './support/own-account.ts';
import { billedLoads, bookedReceivable, decideDebit, payAtProvider } from './support/payments.ts';
import { expect, signedIn } from './support/test.ts';
import { inTurn } from './support/views.ts';
import { anyOf, fill, wordsOf } from './support/words.ts';

for (const [language, width] of inTurn('paying online', [
  ['en', 1440],
  ['es', 390],
])) {
  test.describe(`paying online (${language}, ${width} px)`, () => {
    test.use({ language, viewport: { width, height: 900 } });
    const { billing } = wordsOf(language);
    const { pay, statuses, screens } = billing;

    test('three invoices are paid at once, by another card than the declined one, and the statement says what is left', async ({
      page,
      own,
    }) => {
      const [open, ...invoices] = await billedLoads(own.api, 4);
      await page.goto('/payment-hub');
      const payThree = async (): Promise<void> => {
        for (const { id } of invoices) {
          const row = fill(screens.list.select_row, { number: id });
          await page.getByRole('checkbox', { name: row, exact: true }).check();
        }
        await page.getByRole('button', { name: fill(pay.pay_other, { count: 3 }), exact: true }).click();
      };
      await payThree();
      await payAtProvider(page, 'declined');
      await page.getByRole('link', { name: 'Back', exact: true }).click();
      await expect(page.getByText(pay.failures.card_declined).first()).toBeVisible();
      await payThree();
      await payAtProvider(page, 'card');
      await page.waitForURL(/outcome=made/);
      await expect(page.getByText(anyOf(pay.receipt.received))).toBeVisible();
      const rows = page.getByRole('row').or(page.getByRole('listitem'));
      await expect(rows.filter({ hasText: statuses.paid })).toHaveCount(3);

      const owed = await bookedReceivable(`Company ${own.email.slice(0, 8)}`, open?.issued_on ?? '');
      expect(owed).toBe(open?.balance);
      await goWithin(page, '/settings/statements');
      const closing = page.getByRole('row').filter({ hasText: screens.statement.closing });
      await expect(closing).toContainText(owed.toLocaleString('en-US', { minimumFractionDigits: 2 }));
    });
  });
}

for (const [language, width] of inTurn('a payment sent back', [
  ['en', 1440],
  ['es', 390],
])) {
  test.describe(`a payment sent back (${language}, ${width} px)`, () => {
    test.use({ language, viewport: { width, height: 900 } });
    const { pay, statuses, screens } = wordsOf(language).billing;

    test('a bank debit fails days later, a card pays in its place, and the operator gives the money back', async ({
      page,
      browser,
      own,
    }) => {
      const [invoice] = await billedLoads(own.api, 1);
      await page.goto(`/payment-hub/${invoice?.id}`);
      await page.getByRole('button', { name: pay.pay_this, exact: true }).click();
      await payAtProvider(page, 'debit');
      await page.waitForURL(/outcome=made/);
      await expect(page.getByText(statuses.payment_processing, { exact: true }).first()).toBeVisible();
      await expect(page.getByText(pay.checkout.bank.slice(-40)).first()).toBeVisible();
      await decideDebit(own.api, invoice?.id ?? 0, 'fail');
      await expect(page.getByText(pay.failures.insufficient_funds).first()).toBeVisible();
      await page.getByRole('button', { name: pay.checkout.again, exact: true }).click();
      await payAtProvider(page, 'card');
      await page.waitForURL(/outcome=made/);
      await expect(page.getByText(statuses.paid, { exact: true }).first()).toBeVisible();

      const operator = await browser.newContext({ storageState: await signedIn(people.operator, language) });
      const desk = await operator.newPage();
      await desk.goto(page.url());
      await desk.getByRole('button', { name: pay.refund.action, exact: true }).click();
      // With a decimal comma, as many type it in either language.
      const typed = invoice?.amount.toFixed(2).replace('.', ',') ?? '';
      await desk.getByLabel(screens.credit.amount, { exact: true }).fill(typed);
      await desk.getByRole('button', { name: pay.refund.save, exact: true }).click();
      await expect(desk.getByText(pay.refund.statuses.done)).toBeVisible();
      await expect(page.getByText(statuses.refunded, { exact: true }).first()).toBeVisible();
      await operator.close();
      await goWithin(page, '/payment-hub/history');
      await expect(page.getByText(pay.history.statuses.refunded, { exact: true }).first()).toBeVisible();
    });
  });
}
