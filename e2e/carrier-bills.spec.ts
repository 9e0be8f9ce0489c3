import { randomUUID } from 'node:crypto';
import type { InvoiceMargin } from '@portal/contract/billing/billing.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { apiOf } from './support/api.ts';
import { openInvoices } from './support/payments.ts';
import { people } from './support/people.ts';
import { expect, signedIn, test } from './support/test.ts';
import { fill, wordsOf } from './support/words.ts';

/** A bill of a load's carrier as CSV: what was booked, and $40 for a class that is higher than quoted. */
const billOf = async (load: number, invoice: number, number: string): Promise<string> => {
  const api = await apiOf(people.operator);
  const details = (await (await api.get(`/api/loads/${load}`)).json()) as LoadDetails;
  const margin = (await (await api.get(`/api/stripe/billings/${invoice}/margin`)).json()) as InvoiceMargin;
  const start = [details.carrier?.scac, number, '2026-11-20', details.pro_number].join(',');
  return [
    'scac,invoice_number,invoice_date,pro_number,charge_code,amount',
    `${start},LINEHAUL,${margin.quoted_cost}`,
    `${start},RCL,40`,
  ].join('\n');
};

for (const [language, width, from] of [
  ['en', 1440, 12],
  ['es', 390, 13],
] as const) {
  test.describe(`a carrier’s bill (${language}, ${width} px)`, () => {
    test.use({ as: people.operator, language, viewport: { width, height: 900 } });
    const { billing, carrier_bills, claims } = wordsOf(language);
    const { screens } = carrier_bills;

    test('that found another class reaches the shipper’s invoice, who disputes it', async ({ page, browser }) => {
      const [invoice] = await openInvoices(from, 1);
      if (!invoice) throw new Error('no invoice is open');
      const number = `RC-${randomUUID().slice(0, 8)}`.toUpperCase();
      await page.goto('/carrier-bills');
      await page.getByRole('button', { name: screens.take, exact: true }).click();
      await page.getByText(screens.intake.csv, { exact: true }).click();
      await page.getByLabel(screens.intake.text).fill(await billOf(invoice.load_id, invoice.id, number));
      await page.getByRole('button', { name: screens.intake.check, exact: true }).click();
      await page.getByRole('button', { name: fill(screens.intake.keep_one, { count: 1 }), exact: true }).click();
      await expect(page.getByText(fill(screens.intake.kept_one, { count: 1 })).first()).toBeVisible();

      await page.goto(`/carrier-bills?search=${number}`);
      await page.getByRole('link', { name: number, exact: true }).click();
      const packet = page.waitForEvent('download');
      await page.getByRole('button', { name: screens.page.packet, exact: true }).click();
      expect((await packet).suggestedFilename()).toMatch(/\.pdf$/);
      await page.getByRole('button', { name: screens.page.agree, exact: true }).click();
      await page.getByLabel(screens.page.passes_on, { exact: true }).selectOption('yes');
      await expect(page.getByText(screens.page.will_pass_on)).toBeVisible();
      await page.getByRole('button', { name: screens.page.approve, exact: true }).click();
      await expect(page.getByText(carrier_bills.statuses.approved, { exact: true }).first()).toBeVisible();

      const shipper = await browser.newContext({
        storageState: await signedIn(people.admin, language),
        viewport: { width, height: 900 },
      });
      const desk = await shipper.newPage();
      await desk.goto(`/payment-hub/${invoice.id}`);
      await expect(desk.getByText(billing.screens.why.title)).toBeVisible();
      await desk
        .getByRole('checkbox', { name: new RegExp(billing.screens.why.dispute_change.split('{{')[0] ?? '') })
        .check();
      await desk.getByRole('link', { name: billing.screens.invoice.dispute, exact: true }).click();
      await expect(desk.getByLabel(claims.screens.form.invoice)).toHaveValue(String(invoice.number));
      await shipper.close();
    });
  });
}
