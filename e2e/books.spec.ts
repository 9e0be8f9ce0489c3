import { randomUUID } from 'node:crypto';
import { apiOf, bookedLoad } from './support/api.ts';
import { goWithin } from './support/go-within.ts';
import { invitedPerson } from './support/invited-person.ts';
import { openAccount, openInvitedAccount } from './support/own-account.ts';
import { openInvoices } from './support/payments.ts';
import { people } from './support/people.ts';
import { expect, signedIn, test } from './support/test.ts';
import { inTurn } from './support/views.ts';
import { anyOf, fill, wordsOf } from './support/words.ts';

// One after the other: both languages change the same months and numbers.
test.describe.configure({ mode: 'default' });

const choices = [
  ['en', 1440],
  ['es', 390],
] as const;

for (const [language, width] of inTurn('the books', choices)) {
  test.describe(`the books (${language}, ${width} px)`, () => {
    const viewport = { width, height: 900 };
    test.use({ as: people.operator, language, viewport });
    const { months } = wordsOf(language).billing.pay;

    test('a month is closed though something is open, and opened again by a colleague with a reason', async ({
      page,
      browser,
    }) => {
      const colleague = await invitedPerson('books', 'platform_admin', people.operator);
      const { id } = await openInvitedAccount();
      const former = new Date();
      former.setUTCDate(0);
      // Paid ahead by wire on the last day of the month: it is open until an invoice takes it.
      const wire = { method: 'wire', reference: `FT ${id}`, received_on: former.toISOString().slice(0, 10) };
      const data = { ...wire, account_id: id, amount: 250 };
      const received = await (await apiOf(people.operator)).post('/api/stripe/received-payments', { data });
      expect(received.ok(), await received.text()).toBe(true);
      await page.goto('/settings/ledger');
      await page.getByRole('button', { name: months.close, exact: true }).click();
      const drawer = page.getByRole('dialog', { name: months.close_title });
      await expect(drawer.getByRole('heading', { name: months.open, exact: true })).toBeVisible();
      const month =
        (await drawer.getByLabel(months.month, { exact: true }).locator('option:checked').textContent()) ?? '';
      const close = drawer.getByRole('button', { name: fill(months.close_it, { month }), exact: true });
      await close.click();
      await expect(drawer.getByRole('alert').first()).toBeVisible();
      await drawer.getByRole('checkbox', { name: months.despite }).check();
      await close.click();
      await expect(page.getByText(fill(months.through, { month }))).toBeVisible();
      const reopen = fill(months.reopen, { month });
      await expect(page.getByRole('button', { name: reopen, exact: true })).toBeDisabled();

      const context = await browser.newContext({ viewport, storageState: await signedIn(colleague, language) });
      const desk = await context.newPage();
      await desk.goto('/settings/ledger');
      await desk.getByRole('button', { name: reopen, exact: true }).click();
      const question = desk.getByRole('dialog', { name: reopen });
      const reason = `The bank corrected a wire ${randomUUID().slice(0, 6)}`;
      await question.getByLabel(months.reason, { exact: true }).fill(reason);
      await question.getByRole('button', { name: reopen, exact: true }).click();
      await expect(desk.getByRole('listitem').filter({ hasText: reason })).toContainText(month);
      await expect(desk.getByText(fill(months.through, { month }))).toBeHidden();
      await context.close();
    });
  });
}

/** A leg within Ontario. */
const at = {
  contact: { name: 'Priya Nair', phone: '9055550123' },
  open_time: '08:00',
  close_time: '17:00',
  country: 'CA',
};
const stops = [
  { ...at, type: 'pickup', name: 'Dixie Warehouse', address: '6750 Dixie Rd', zip_code: 'L5T 1A1' },
  { ...at, type: 'delivery', name: 'Rideau Depot', address: '150 Elgin St', zip_code: 'K2P 1L4' },
];

const numbersAddress = '/api/settings/taxes.registrations';

for (const [language, width] of inTurn('tax', choices)) {
  test.describe(`tax (${language}, ${width} px)`, () => {
    const viewport = { width, height: 900 };
    test.use({ as: people.operator, language, viewport });
    const { taxes, settings } = wordsOf(language);

    test('is on the invoices of a leg within Ontario once the operator has a number, and not before', async ({
      page,
      browser,
    }) => {
      const own = await openAccount();
      const operator = await apiOf(people.operator);
      await page.goto('/settings/taxes');
      await expect(page.getByText(taxes.screen.is_off)).toBeVisible();
      await page.getByRole('button', { name: taxes.screen.numbers.add, exact: true }).click();
      const drawer = page.getByRole('dialog');
      await drawer.getByLabel(taxes.screen.numbers.number, { exact: true }).fill('123456789 RT0001');
      await drawer.getByRole('button', { name: settings.form.save, exact: true }).click();
      await expect(page.getByText(/123456789 RT0001/)).toBeVisible();
      try {
        await bookedLoad(own.api, false, { stops });
        const [invoice] = await openInvoices(own.api, 1);
        if (!invoice) throw new Error('the load was not billed');
        const context = await browser.newContext({ viewport, storageState: await signedIn(own.email, language) });
        const desk = await context.newPage();
        await desk.goto(`/payment-hub/${invoice.id}`);
        const row = desk.getByRole('row', { name: anyOf(`${taxes.names.hst} 13{{sign}}`) });
        await expect(row).toContainText('123456789 RT0001');
        const tax = Math.round((invoice.amount * 1300) / 113) / 100;
        await expect(row).toContainText(tax.toLocaleString('en-US', { minimumFractionDigits: 2 }));
        await goWithin(desk, '/settings/statements');
        await expect(desk.getByText(taxes.names.hst).first()).toBeVisible();
        await context.close();
      } finally {
        const { version } = (await (await operator.get(numbersAddress)).json()) as { version: number };
        const off = await operator.patch(numbersAddress, { data: { value: [], version } });
        expect(off.ok(), await off.text()).toBe(true);
      }
    });
  });
}
