import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { recordOf } from '@portal/contract/values/records.ts';
import { languages } from '@portal/contract/words/language.ts';
import { emptyList, fail, never } from '../../support/answers.ts';
import { details, payments } from '../../support/billing-answers.ts';
import { contested, owedBack, paidByCard, paidByTwo } from '../../support/paid-answers.ts';
import { people } from '../../support/people.ts';
import type { Screen, Words } from '../../support/screen.ts';
import { fill, wordsOf } from '../../support/words.ts';

const one = (): string => '/payment-hub/1';
const oneCall = /\/api\/stripe\/billings\/1$/;
const historyCall = /\/api\/stripe\/history\?/;
const history = (): string => '/payment-hub/history';

const openReceive = (page: Page, { billing }: Words): Promise<void> =>
  page.getByRole('button', { name: billing.screens.invoice.receive, exact: true }).click();

const saveReceived = (page: Page, { billing }: Words): Promise<void> =>
  page.getByRole('button', { name: billing.screens.receive.save, exact: true }).click();

type Refusal = {
  call: string;
  code: keyof Words['billing']['errors'];
  field: string;
  params?: Record<string, string | number>;
};

/** Lets a call be refused, in the portal's words. */
const refuse = async (page: Page, { call, code, field, params = {} }: Refusal): Promise<void> => {
  const msg = recordOf(languages, (language) => fill(wordsOf(language).billing.errors[code], params));
  await page.route(`**/api/stripe/${call}`, (route) =>
    route.fulfill({
      status: 409,
      json: { detail: [{ code: `billing.${code}`, field, msg }], request_id: randomUUID() },
    }),
  );
};

const check = { reference: '10482', amount: '$1,240.91', number: 20_377, day: '10-26-2026' };

/** A check that the server refuses. */
const refusedReceipt =
  (code: 'repeated_payment' | 'before_invoice', field: string) =>
  async (page: Page, words: Words): Promise<void> => {
    await refuse(page, { call: 'received-payments', code, field, params: check });
    await openReceive(page, words);
    await page.getByLabel(words.billing.screens.receive.reference).fill(check.reference);
    await saveReceived(page, words);
    await page.getByRole('dialog').getByRole('checkbox').waitFor();
  };

/** The same recorded as unapplied cash. */
const receiveUnapplied = async (page: Page, words: Words): Promise<void> => {
  await refusedReceipt('before_invoice', 'received_on')(page, words);
  await page.getByRole('dialog').getByRole('checkbox').check();
};

/** More than is owed, with its reason. */
const receiveMore = async (page: Page, words: Words): Promise<void> => {
  await openReceive(page, words);
  await page.getByLabel(words.billing.screens.receive.amount).fill('1753.31');
  await page.getByRole('dialog').getByRole('combobox').selectOption('overpaid');
};

/** A refund that was recorded before. */
const repeatRefund = async (page: Page, words: Words): Promise<void> => {
  const { record } = words.billing.pay.refund;
  const params = { reference: '20519', amount: '$42.20', day: '11-22-2026' };
  await refuse(page, { call: 'billings/1/sent-refunds', code: 'repeated_refund', field: 'reference', params });
  await page.getByRole('button', { name: record, exact: true }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel(words.billing.screens.receive.reference).fill('20519');
  await drawer.getByRole('button', { name: record, exact: true }).click();
  await drawer.getByRole('checkbox').waitFor();
};

/** Opens a payment by what its button says before the amount. */
const openNamed =
  (nameOf: (words: Words) => string) =>
  (page: Page, words: Words): Promise<void> =>
    page
      .getByRole('button', { name: new RegExp(`^${nameOf(words)}:`) })
      .first()
      .click();

/** Opens a payment of the history by the invoices it paid. */
const openPayment =
  (at: number) =>
  (page: Page, { billing }: Words): Promise<void> =>
    page
      .getByRole('button', { name: fill(billing.pay.history.invoices_count_other, { count: 2 }) })
      .nth(at)
      .click();

/** Payments, and what the operator writes down of checks and wires. */
export const paymentScreens: readonly Screen[] = [
  {
    path: 'payment-hub/history',
    as: people.admin,
    states: [
      {
        name: 'payments',
        address: history,
        rarely: [{ call: historyCall, says: () => payments }],
      },
      {
        name: 'payments-empty',
        address: history,
        rarely: [emptyList(historyCall, { loaded: true })],
      },
      ...[
        { name: 'payment-as-shipper', open: openPayment(0) },
        { name: 'payment-failed', open: openPayment(2) },
        { name: 'payment-refunded', open: openPayment(3) },
      ].map((state) => ({ ...state, address: history, rarely: [{ call: historyCall, says: () => payments }] })),
    ],
    broken: [
      { name: 'payments-loading', address: history, call: historyCall, answer: never },
      { name: 'payments-failing', address: history, call: historyCall, answer: fail },
    ],
  },
  {
    path: 'payment-hub/history',
    as: people.operator,
    states: [
      {
        name: 'payment',
        address: history,
        rarely: [{ call: historyCall, says: () => payments }],
        open: openPayment(0),
      },
      {
        name: 'payment-returned',
        address: history,
        rarely: [{ call: historyCall, says: () => payments }],
        open: openPayment(1),
      },
      {
        name: 'payment-unapplied',
        address: history,
        rarely: [{ call: historyCall, says: () => payments }],
        open: openNamed(({ billing }) => billing.pay.history.unapplied),
      },
      {
        name: 'payment-sent-back',
        address: history,
        rarely: [{ call: historyCall, says: () => payments }],
        open: openNamed(({ billing }) => billing.pay.history.details),
      },
      {
        name: 'payments-prepayment',
        address: history,
        rarely: [{ call: historyCall, says: () => payments }],
        open: async (page, words) => {
          await page.getByRole('button', { name: words.billing.pay.by_hand.prepayment, exact: true }).click();
          await page.getByRole('dialog').waitFor();
          await saveReceived(page, words);
        },
      },
      {
        name: 'payment-return',
        address: history,
        rarely: [{ call: historyCall, says: () => payments }],
        open: async (page, words) => {
          await openPayment(0)(page, words);
          await page.getByRole('button', { name: words.billing.pay.history.bounce, exact: true }).click();
        },
      },
      {
        name: 'payment-send-back',
        address: history,
        rarely: [{ call: historyCall, says: () => payments }],
        open: async (page, words) => {
          await openPayment(0)(page, words);
          await page.getByRole('button', { name: words.billing.pay.refund.record, exact: true }).click();
        },
      },
    ],
  },
  {
    path: 'payment-hub/$invoice',
    as: people.operator,
    states: [
      {
        name: 'invoice-receive',
        address: one,
        rarely: [{ call: oneCall, says: () => details }],
        open: openReceive,
      },
      {
        name: 'invoice-receive-short',
        address: one,
        rarely: [{ call: oneCall, says: () => details }],
        open: async (page, words) => {
          await openReceive(page, words);
          await page.getByLabel(words.billing.screens.receive.amount).fill('1000');
          await saveReceived(page, words);
        },
      },
      {
        name: 'invoice-receive-over',
        address: one,
        rarely: [{ call: oneCall, says: () => details }],
        open: receiveMore,
      },
      {
        name: 'invoice-receive-unapplied',
        address: one,
        rarely: [{ call: oneCall, says: () => details }],
        open: receiveUnapplied,
      },
      {
        name: 'invoice-refund-repeated',
        address: one,
        rarely: [{ call: oneCall, says: () => owedBack }],
        open: repeatRefund,
      },
      {
        name: 'invoice-paid-credit',
        address: one,
        rarely: [{ call: oneCall, says: () => ({ ...details, status: 'paid', paid: 1240.91, balance: 0 }) }],
        open: (page, { billing }) =>
          page.getByRole('button', { name: billing.screens.invoice.credit, exact: true }).click(),
      },
      {
        name: 'invoice-receive-repeated',
        address: one,
        rarely: [{ call: oneCall, says: () => details }],
        open: refusedReceipt('repeated_payment', 'reference'),
      },
      {
        name: 'invoice-receive-before',
        address: one,
        rarely: [{ call: oneCall, says: () => details }],
        open: refusedReceipt('before_invoice', 'received_on'),
      },
      {
        name: 'invoice-apply-credit',
        address: one,
        rarely: [{ call: oneCall, says: () => ({ ...details, account_credit: 512.4 }) }],
        open: (page, { billing }) => page.getByRole('button', { name: billing.pay.by_hand.apply, exact: true }).click(),
      },
    ],
  },
  {
    path: 'payment-hub/$invoice',
    as: people.admin,
    states: [
      {
        name: 'invoice-paid-card',
        address: one,
        rarely: [{ call: oneCall, says: () => paidByCard }],
      },
      {
        name: 'invoice-paid-by-two',
        address: one,
        rarely: [{ call: oneCall, says: () => paidByTwo }],
      },
      {
        name: 'invoice-receipt-send',
        address: one,
        rarely: [{ call: oneCall, says: () => paidByCard }],
        open: (page, { billing }) => page.getByRole('button', { name: billing.pay.receipt.email, exact: true }).click(),
      },
      {
        name: 'invoice-contested',
        address: one,
        rarely: [{ call: oneCall, says: () => contested }],
      },
      {
        name: 'invoice-own-credit',
        address: one,
        rarely: [{ call: oneCall, says: () => ({ ...details, account_credit: 512.4 }) }],
      },
    ],
  },
];
