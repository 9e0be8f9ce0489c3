import type { Page } from '@playwright/test';
import { operatorAt } from './support/claims.ts';
import { goWithin } from './support/go-within.ts';
import { ownAccountTest as test } from './support/own-account.ts';
import { billedLoads } from './support/payments.ts';
import type { Words } from './support/screen.ts';
import { expect } from './support/test.ts';
import { inTurn } from './support/views.ts';
import { anyOf, fill, wordsOf } from './support/words.ts';

const choices = [
  ['en', 1440],
  ['es', 390],
] as const;

const inDollars = (amount: number): string => `$${amount.toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

/** What the operator does at a screen of the payment hub: presses a button, fills in the drawer, and saves it. */
const deskOf = (desk: Page, { screens, statuses }: Words['billing']) => {
  const drawer = desk.getByRole('dialog');
  const press = (name: string) => desk.getByRole('button', { name, exact: true }).click();
  const save = (name: string) => drawer.getByRole('button', { name, exact: true }).click();
  const type = (label: string, text: string) => drawer.getByLabel(label, { exact: true }).fill(text);
  const receive = async (reference: string): Promise<void> => {
    await press(screens.invoice.receive);
    await type(screens.receive.reference, reference);
    await save(screens.receive.save);
    await expect(desk.getByText(statuses.paid, { exact: true }).first()).toBeVisible();
  };
  return { press, save, type, receive };
};

for (const [language, width] of inTurn('checks and credits', choices)) {
  test.describe(`checks and credits (${language}, ${width} px)`, () => {
    const viewport = { width, height: 900 };
    test.use({ language, viewport });
    const { billing } = wordsOf(language);
    const { pay, statuses, screens } = billing;

    test('a check bounces, money comes after all, and a credit of that invoice pays the next one', async ({
      page,
      browser,
      own,
    }) => {
      const [first, next] = await billedLoads(own.api, 2);
      if (!first || !next) throw new Error('the loads were not billed');
      const desk = await operatorAt(browser, `/payment-hub/${first.id}`, viewport, language);
      const { press, save, type, receive } = deskOf(desk, billing);

      await receive('CHK 5512');
      await page.goto(`/payment-hub/${first.id}`);
      await expect(page.getByText(statuses.paid, { exact: true }).first()).toBeVisible();
      await goWithin(desk, '/payment-hub/history');
      await press(fill(pay.history.details_of, { name: first.number, amount: inDollars(first.amount) }));
      await save(pay.history.bounce);
      await type(pay.history.bounce_reason, 'Insufficient funds');
      await save(pay.history.bounce);
      await expect(desk.getByText(pay.history.statuses.returned, { exact: true }).first()).toBeVisible();
      // The shipper's open page shows it by itself.
      await expect(page.getByText(statuses.open, { exact: true }).first()).toBeVisible();
      await expect(page.getByText(screens.invoice.events.payment_returned, { exact: true })).toBeVisible();

      await goWithin(desk, `/payment-hub/${first.id}`);
      await receive('FT 90211');
      await press(screens.invoice.credit);
      await type(screens.credit.amount, '40');
      await save(screens.credit.save);
      await expect(page.getByText(fill(pay.refund.owed_back, { amount: '$40.00' }))).toBeVisible();
      await goWithin(desk, `/payment-hub/${next.id}`);
      await press(pay.by_hand.apply);
      await save(pay.by_hand.apply);
      await expect(desk.getByText(pay.by_hand.applied)).toBeVisible();
      await desk.context().close();

      await goWithin(page, `/payment-hub/${next.id}`);
      const applied = fill(screens.invoice.events.credit_of_invoice, { number: first.number });
      await expect(page.getByText(applied, { exact: true })).toBeVisible();
      await expect(page.getByText(inDollars(Math.round(next.amount * 100 - 4000) / 100)).first()).toBeVisible();
    });
  });
}

for (const [language, width] of inTurn('contested charges', choices)) {
  test.describe(`contested charges (${language}, ${width} px)`, () => {
    const viewport = { width, height: 900 };
    test.use({ language, viewport });
    const { billing, claims } = wordsOf(language);
    const { pay, collect } = billing;

    test('charges that are contested are not reminded of until that is withdrawn', async ({ page, browser, own }) => {
      const [invoice] = await billedLoads(own.api, 1);
      if (!invoice) throw new Error('the load was not billed');
      const desk = await operatorAt(browser, `/payment-hub/${invoice.id}`, viewport, language);
      const next = desk.getByText(anyOf(fill(collect.invoice.next, { stage: collect.stages.friendly })));
      await expect(next).toBeVisible();

      await page.goto(`/payment-hub/${invoice.id}/dispute`);
      const { contest } = pay;
      await page
        .getByRole('checkbox', { name: anyOf(contest.tick) })
        .first()
        .check();
      await page.getByLabel(anyOf(contest.should_be_of)).first().fill('0');
      await expect(page.getByText(contest.follows).first()).toBeVisible();
      await page.getByLabel(contest.sentence, { exact: true }).first().fill('Billed to us by mistake');
      await page.getByRole('button', { name: anyOf(contest.send) }).click();
      await page.waitForURL(/\/claims\/\d+$/);
      await expect(desk.getByText(collect.invoice.pauses.contested)).toBeVisible();
      await expect(next).toBeHidden();

      const { names } = claims.screens.acts;
      await page.getByRole('button', { name: names.withdraw, exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: names.withdraw, exact: true }).click();
      await expect(next).toBeVisible();
      await desk.context().close();
    });
  });
}
