import { randomUUID } from 'node:crypto';
import type { Invoice, InvoiceMargin } from '@portal/contract/billing/billing.ts';
import type { Page } from '@playwright/test';
import { apiOf, loadOf, quotesOf } from './support/api.ts';
import { operatorAt } from './support/claims.ts';
import { ownAccountTest as test } from './support/own-account.ts';
import { billedLoads } from './support/payments.ts';
import { people } from './support/people.ts';
import { expect } from './support/test.ts';
import { inTurn } from './support/views.ts';
import { anyOf, fill, wordsOf } from './support/words.ts';

/** A bill of a load's carrier as CSV: what was booked, line by line, and $40 for a class that is higher than quoted. */
const billOf = async ({ id, load_id }: Invoice, number: string): Promise<string> => {
  const api = await apiOf(people.operator);
  const load = await loadOf(api, load_id ?? 0);
  const margin = (await (await api.get(`/api/stripe/billings/${id}/margin`)).json()) as InvoiceMargin;
  const { items } = await quotesOf(api, load.id);
  const booked = items.find(({ carrier, cost }) => carrier.scac === load.carrier?.scac && cost === margin.quoted_cost);
  if (!booked?.cost_lines) throw new Error('the booked quote is not there');
  const start = [load.carrier?.scac, number, new Date().toISOString().slice(0, 10), load.pro_number].join(',');
  return [
    'scac,invoice_number,invoice_date,pro_number,charge_code,amount',
    ...booked.cost_lines.map(({ code, amount }) => `${start},${code},${amount}`),
    `${start},RCL,40`,
  ].join('\n');
};

for (const [language, width] of inTurn('a carrier’s bill', [
  ['en', 1440],
  ['es', 390],
])) {
  test.describe(`a carrier’s bill (${language}, ${width} px)`, () => {
    const viewport = { width, height: 900 };
    test.use({ language, viewport });
    const { billing, carrier_bills, claims } = wordsOf(language);
    const { screens } = carrier_bills;

    /** Takes the bill in, keeps a packet for the carrier, and agrees that the class was higher. */
    const takeAndApprove = async (desk: Page, number: string, text: string): Promise<void> => {
      await desk.getByRole('link', { name: screens.take, exact: true }).click();
      const file = { name: 'bills.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
      await desk.getByLabel(screens.intake.file, { exact: true }).setInputFiles(file);
      const outcome = fill(screens.intake.outcome, { taken: 1, open: 1, refused: 0 });
      await expect(desk.getByText(outcome, { exact: true })).toBeVisible();
      await desk.getByRole('link', { name: number, exact: true }).click();
      const packet = desk.waitForEvent('download');
      await desk.getByRole('button', { name: screens.page.packet, exact: true }).click();
      expect((await packet).suggestedFilename()).toMatch(/\.pdf$/);
      const reclass = desk.getByRole('region', { name: /^Reclas/ });
      await reclass.getByRole('button', { name: anyOf(screens.page.agree_amount) }).click();
      await reclass.getByLabel(screens.page.passes_on, { exact: true }).selectOption('yes');
      await expect(reclass.getByText(screens.page.will_pass_on)).toBeVisible();
      await desk.getByRole('button', { name: anyOf(screens.page.approve_amount) }).click();
      await expect(desk.getByText(carrier_bills.statuses.approved, { exact: true }).first()).toBeVisible();
    };

    test('that found another class reaches the shipper’s invoice, who disputes it', async ({ page, browser, own }) => {
      const [invoice] = await billedLoads(own.api, 1);
      if (!invoice) throw new Error('the load was not billed');
      await page.goto(`/payment-hub/${invoice.id}`);
      await expect(page.getByRole('heading', { name: billing.screens.why.title, exact: true })).toBeHidden();

      const number = `RC-${randomUUID().slice(0, 8)}`.toUpperCase();
      const desk = await operatorAt(browser, '/carrier-bills', viewport, language);
      await takeAndApprove(desk, number, await billOf(invoice, number));
      await desk.context().close();

      await page.reload();
      const why = page.getByRole('heading', { name: billing.screens.why.title, exact: true });
      await expect(why).toBeVisible();
      await expect(page.getByText(number)).toBeHidden();
      await page.getByRole('checkbox', { name: anyOf(billing.screens.why.dispute_change) }).check();
      await page.getByRole('link', { name: billing.screens.invoice.dispute, exact: true }).click();
      const { form } = claims.screens;
      await expect(page.getByLabel(form.invoice, { exact: true })).toHaveValue(String(invoice.number));
      await expect(page.getByLabel(form.reason, { exact: true })).toHaveValue('reclass');
      const paper = page.getByRole('checkbox', { name: new RegExp(String(invoice.number)), checked: true });
      await expect(paper).toBeDisabled();
      await page.getByRole('button', { name: form.submit, exact: true }).click();
      await page.waitForURL(/\/claims\/\d+$/);
      await expect(page.getByText(String(invoice.number)).first()).toBeVisible();
    });
  });
}
