import { people } from './support/people.ts';
import { ownAccountTest as test } from './support/own-account.ts';
import { billedLoads, bookedReceivable, decideDebit, payAtProvider } from './support/payments.ts';
import { expect, signedIn } from './support/test.ts';
import { inTurn } from './support/views.ts';
import { fill, wordsOf } from './support/words.ts';

for (const [language, width] of inTurn('paying online', [
  ['en', 1440],
  ['es', 390],
])) {
  test.describe(`paying online (${language}, ${width} px)`, () => {
    test.use({ language, viewport: { width, height: 900 } });
    const { billing } = wordsOf(language);
    const { pay, statuses, screens } = billing;

    test('three invoices are paid at once, live', async ({ page, own }) => {
      const invoices = await billedLoads(own.api, 3);
      await page.goto('/payment-hub?status=open');
      for (const { id } of invoices) {
        await page.getByRole('checkbox', { name: fill(screens.list.select_row, { number: id }), exact: true }).check();
      }
      await page.getByRole('button', { name: fill(pay.pay_other, { count: 3 }), exact: true }).click();
      await payAtProvider(page, 'card');
      await page.waitForURL(/outcome=made/);
      await expect(
        page.getByText(new RegExp(pay.checkout.paid.replace('{{amount}}', '.*').slice(0, 20))),
      ).toBeVisible();
      for (const { id } of invoices) {
        await page.goto(`/payment-hub/${id}`);
        await expect(page.getByText(statuses.paid, { exact: true }).first()).toBeVisible();
      }
    });

    test('a declined card is said, and the invoice can be paid again', async ({ page, own }) => {
      const [invoice] = await billedLoads(own.api, 1);
      await page.goto(`/payment-hub/${invoice?.id}`);
      await page.getByRole('button', { name: pay.pay_this, exact: true }).click();
      await payAtProvider(page, 'declined');
      await page.getByRole('link', { name: 'Back', exact: true }).click();
      await expect(page.getByText(pay.failures.card_declined).first()).toBeVisible();
      await page.getByRole('button', { name: pay.checkout.again, exact: true }).click();
      await payAtProvider(page, 'card');
      await page.waitForURL(/outcome=made/);
      await expect(page.getByText(statuses.paid, { exact: true }).first()).toBeVisible();
    });
  });

  test.describe(`after a payment (${language}, ${width} px)`, () => {
    test.use({ language, viewport: { width, height: 900 } });
    const { pay, statuses, screens } = wordsOf(language).billing;

    test('a bank debit waits, and fails days later', async ({ page, own }) => {
      const [invoice] = await billedLoads(own.api, 1);
      await page.goto(`/payment-hub/${invoice?.id}`);
      await page.getByRole('button', { name: pay.pay_this, exact: true }).click();
      await payAtProvider(page, 'debit');
      await page.waitForURL(/outcome=made/);
      await expect(page.getByText(statuses.payment_processing, { exact: true }).first()).toBeVisible();
      await expect(page.getByText(pay.checkout.bank.slice(-40)).first()).toBeVisible();
      await decideDebit(own.api, invoice?.id ?? 0, 'fail');
      await expect(page.getByText(pay.failures.insufficient_funds).first()).toBeVisible();
      await expect(page.getByRole('button', { name: pay.checkout.again, exact: true })).toBeVisible();
    });

    test('the statement is what the books say', async ({ page, own }) => {
      const [paid, open] = await billedLoads(own.api, 2);
      await page.goto(`/payment-hub/${paid?.id}`);
      await page.getByRole('button', { name: pay.pay_this, exact: true }).click();
      await payAtProvider(page, 'card');
      await page.waitForURL(/outcome=made/);
      await expect(page.getByText(statuses.paid, { exact: true }).first()).toBeVisible();
      const owed = await bookedReceivable(`Company ${own.email.slice(0, 8)}`, open?.issued_on ?? '');
      expect(owed).toBe(open?.balance);
      await page.goto('/settings/statements');
      const closing = page.getByRole('row').filter({ hasText: screens.statement.closing });
      await expect(closing).toContainText(owed.toFixed(2));
    });

    test('the operator sends a payment back', async ({ page, browser, own }) => {
      const [invoice] = await billedLoads(own.api, 1);
      await page.goto(`/payment-hub/${invoice?.id}`);
      await page.getByRole('button', { name: pay.pay_this, exact: true }).click();
      await payAtProvider(page, 'card');
      await page.waitForURL(/outcome=made/);
      await expect(page.getByText(statuses.paid, { exact: true }).first()).toBeVisible();
      const operator = await browser.newContext({ storageState: await signedIn(people.operator, language) });
      const desk = await operator.newPage();
      await desk.goto(`/payment-hub/${invoice?.id}`);
      await desk.getByRole('button', { name: pay.refund.action, exact: true }).click();
      // With a decimal comma, as many type it in either language.
      const typed = invoice?.amount.toFixed(2).replace('.', ',') ?? '';
      await desk.getByLabel(screens.credit.amount, { exact: true }).fill(typed);
      await desk.getByRole('button', { name: pay.refund.save, exact: true }).click();
      await expect(desk.getByText(pay.refund.statuses.done)).toBeVisible();
      await expect(page.getByText(statuses.refunded, { exact: true }).first()).toBeVisible();
      await operator.close();
      await page.goto('/payment-hub/history');
      await expect(page.getByText(pay.history.statuses.refunded, { exact: true }).first()).toBeVisible();
    });
  });
}
