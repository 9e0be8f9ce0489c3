import { sampleInvoiceDetails } from '@portal/contract/samples/sample-invoice.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { operatorDay } from '../../platform/session/operator-day.ts';
import { switchLanguage } from '../../platform/words/i18n.ts';
import { openPage } from '../../testing/open-page.fixture.tsx';
import { startWithAllWords } from '../../testing/words.fixture.ts';
import { aPerson } from '../quotes/quotes.fixture.tsx';
import type { InvoicePage } from './billing.api.ts';
import { AgeingStrip } from './list/ageing-strip.tsx';
import { InvoiceAnswers } from './page/invoice-answers.tsx';
import { PayCard } from './page/invoice-cards.tsx';

const me = aPerson();
const operator = { ...me, settings: { ...me.settings, permissions: ['post:billing' as const] } };
const none = { amount: 0, count: 0 };
const page = (on_account: number): InvoicePage => ({
  items: [],
  total: 0,
  counts: { open: 0, payment_processing: 0, paid: 0, failed: 0, disputed: 0, refunded: 0, void: 0, written_off: 0 },
  owed: 0,
  overdue: 0,
  ageing: { current: none, '1-30': none, '31-60': none, '61-90': none, '90+': none },
  on_account,
  pays_online: false,
});

beforeAll(startWithAllWords);
beforeEach(() => switchLanguage('en'));

it.each([
  [512.4, '$512.40 on account'],
  [-20, '$20.00 owed after a return'],
])('stands in the strip above the invoices: %d', async (amount, text) => {
  openPage('/hub', {
    me,
    path: 'hub',
    component: () => <AgeingStrip data={page(amount)} age={undefined} onChoose={() => undefined} />,
  });
  expect(await screen.findByText(text)).toBeVisible();
});

it.each([
  [me, 'Your account has $512.40 of account credit. Ask us to apply it to this invoice.'],
  [operator, 'Acme Industrial has $512.40 of account credit.'],
])('stands on an invoice that it could pay', async (reader, text) => {
  const invoice = sampleInvoiceDetails({ account_credit: 512.4 });
  openPage('/invoice', { me: reader, path: 'invoice', component: () => <PayCard invoice={invoice} /> });
  expect(await screen.findByText(text)).toBeVisible();
});

it('counts the days to the due date by the day of the operator', async () => {
  // A day ahead of every zone of the country there, or a day behind.
  for (const operator_zone of ['Pacific/Kiritimati', 'Pacific/Midway']) {
    const there = { ...me, settings: { ...me.settings, operator_zone } };
    const invoice = sampleInvoiceDetails({ due_on: addDays(operatorDay(there), 3) });
    openPage('/invoice', { me: there, path: 'invoice', component: () => <InvoiceAnswers invoice={invoice} /> });
  }
  expect(await screen.findAllByText(/^In 3 days\./)).toHaveLength(2);
});
