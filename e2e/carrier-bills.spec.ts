import { randomUUID } from 'node:crypto';
import type { Invoice, InvoiceMargin } from '@portal/contract/billing/billing.ts';
import type { Page } from '@playwright/test';
import { apiOf, loadOf, quotesOf } from './support/api.ts';
import { operatorAt } from './support/claims.ts';
import { goWithin } from './support/go-within.ts';
import { ownAccountTest as test } from './support/own-account.ts';
import { billedLoads } from './support/payments.ts';
import { people } from './support/people.ts';
import { expect } from './support/test.ts';
import { inTurn } from './support/views.ts';
import { anyOf, fill, wordsOf } from './support/words.ts';

type Charge = readonly [code: string, amount: number, purpose?: string | undefined];

/** Bills of a load's carrier as CSV, all by one number: what was booked, line by line, where asked, and further charges. */
const sheetOf = async (
  { id, load_id, issued_on }: Invoice,
  number: string,
  further: readonly Charge[],
  whole?: string,
) => {
  const api = await apiOf(people.operator);
  const load = await loadOf(api, load_id ?? 0);
  const margin = (await (await api.get(`/api/stripe/billings/${id}/margin`)).json()) as InvoiceMargin;
  const { items } = await quotesOf(api, load.id);
  const booked = items.find(({ carrier, cost }) => carrier.scac === load.carrier?.scac && cost === margin.quoted_cost);
  if (!booked?.cost_lines) throw new Error('the booked quote is not there');
  const start = [load.carrier?.scac, number, issued_on, load.pro_number].join(',');
  const lines = booked.cost_lines.map(({ code, amount }): Charge => [code, amount, whole]);
  return [
    'scac,invoice_number,invoice_date,pro_number,charge_code,amount,purpose',
    ...[...(whole === undefined ? [] : lines), ...further].map(([code, amount, purpose = '']) => {
      return `${start},${code},${amount},${purpose}`;
    }),
  ].join('\n');
};

type Words = ReturnType<typeof wordsOf>;

const takeFile = async (
  desk: Page,
  { carrier_bills: { screens } }: Words,
  text: string,
  counts: Record<string, number>,
): Promise<void> => {
  await desk.getByRole('link', { name: screens.take, exact: true }).click();
  const file = { name: 'bills.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await desk.getByLabel(screens.intake.file, { exact: true }).setInputFiles(file);
  await expect(desk.getByText(fill(screens.intake.outcome, counts), { exact: true })).toBeVisible();
};

/** Takes the bill in, keeps a packet for the carrier, and agrees that the class was higher. */
const takeAndApprove = async (desk: Page, words: Words, number: string, text: string): Promise<void> => {
  const { screens, statuses } = words.carrier_bills;
  await takeFile(desk, words, text, { taken: 1, open: 1, refused: 0 });
  await desk.getByRole('link', { name: number, exact: true }).click();
  const packet = desk.waitForEvent('download');
  await desk.getByRole('button', { name: screens.page.packet, exact: true }).click();
  expect((await packet).suggestedFilename()).toMatch(/\.pdf$/);
  const reclass = desk.getByRole('region', { name: /^Reclas/ });
  const agree = fill(screens.page.agree_amount, { amount: '$40.00' });
  await reclass.getByRole('button', { name: agree, exact: true }).click();
  await reclass.getByLabel(screens.page.passes_on, { exact: true }).selectOption('yes');
  await expect(reclass.getByText(screens.page.will_pass_on)).toBeVisible();
  await desk.getByRole('button', { name: anyOf(screens.page.approve_amount) }).click();
  await expect(desk.getByText(statuses.approved, { exact: true }).first()).toBeVisible();
};

for (const [language, width] of inTurn('a carrier’s bill', [
  ['en', 1440],
  ['es', 390],
])) {
  test.describe(`a carrier’s bill (${language}, ${width} px)`, () => {
    const viewport = { width, height: 900 };
    test.use({ language, viewport });
    const words = wordsOf(language);
    const { billing, carrier_bills } = words;
    const { screens } = carrier_bills;

    test('that found another class reaches the shipper’s invoice, who disputes it', async ({ page, browser, own }) => {
      const [invoice] = await billedLoads(own.api, 1);
      if (!invoice) throw new Error('the load was not billed');
      await page.goto(`/payment-hub/${invoice.id}`);
      await expect(page.getByRole('heading', { name: billing.screens.why.title, exact: true })).toBeHidden();

      const number = `RC-${randomUUID().slice(0, 8)}`.toUpperCase();
      const desk = await operatorAt(browser, '/carrier-bills', viewport, language);
      await takeAndApprove(desk, words, number, await sheetOf(invoice, number, [['RCL', 40, 'original']], 'original'));
      await desk.context().close();

      await page.reload();
      const why = page.getByRole('heading', { name: billing.screens.why.title, exact: true });
      await expect(why).toBeVisible();
      await expect(page.getByText(number)).toBeHidden();
      await page.getByRole('checkbox', { name: anyOf(billing.screens.why.dispute_change) }).check();
      await page.getByRole('link', { name: billing.screens.invoice.dispute, exact: true }).first().click();
      const { contest } = billing.pay;
      await expect(page.getByLabel(contest.reason, { exact: true }).first()).toHaveValue('reclass');
      await page.getByLabel(contest.sentence, { exact: true }).first().fill('Class 70, see the packing list');
      await page.getByRole('button', { name: anyOf(contest.send) }).click();
      await page.waitForURL(/\/claims\/\d+$/);
      await expect(page.getByText('Class 70, see the packing list').first()).toBeVisible();
      await goWithin(page, `/payment-hub/${invoice.id}`);
      await expect(page.getByText(contest.chip, { exact: true })).toBeVisible();
    });

    test('of each kind is taken in from files, and decided by keys', async ({ browser, own }) => {
      const [invoice] = await billedLoads(own.api, 1);
      if (!invoice) throw new Error('the load was not billed');
      const number = `KD-${randomUUID().slice(0, 8)}`.toUpperCase();
      const desk = await operatorAt(browser, '/carrier-bills', viewport, language);
      const later: Charge[] = [
        ['DET', 60, 'balance_due'],
        ['DET', -15, 'credit'],
      ];
      await takeFile(desk, words, await sheetOf(invoice, number, later, 'original'), { taken: 3, open: 1, refused: 0 });
      await desk.getByRole('listitem').filter({ hasText: carrier_bills.statuses.matched }).getByRole('link').click();
      await expect(desk.getByText(carrier_bills.purposes.balance_due, { exact: true })).toBeVisible();
      await desk.keyboard.press('a');
      await expect(desk.getByText(screens.page.none_left, { exact: true })).toBeVisible();
      await desk.keyboard.press('Control+Enter');
      await expect(desk.getByText(carrier_bills.statuses.approved, { exact: true }).first()).toBeVisible();

      await goWithin(desk, '/carrier-bills');
      const corrected = await sheetOf(invoice, number, [['LUM', 40, 'corrected']], 'corrected');
      await takeFile(desk, words, corrected, { taken: 1, open: 1, refused: 0 });
      await desk.getByRole('link', { name: number, exact: true }).click();
      await expect(desk.getByRole('heading', { name: screens.page.series, exact: true })).toBeVisible();
      await expect(desk.getByText(carrier_bills.replaced, { exact: true })).toBeVisible();
      await desk.context().close();
    });
  });
}
