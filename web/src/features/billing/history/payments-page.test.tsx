import type { Payment } from '@portal/contract/billing/billing.ts';
import { en } from '@portal/contract/phrases/phrases.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startSession } from '../../../platform/session/session.ts';
import { switchLanguage } from '../../../platform/words/i18n.ts';
import { openPage } from '../../../testing/open-page.fixture.tsx';
import { startWithAllWords } from '../../../testing/words.fixture.ts';
import { aPerson } from '../../quotes/quotes.fixture.tsx';
import { PaymentsPage } from './payments-page.tsx';

const paymentOf = (changed: Partial<Payment>): Payment => ({
  id: 1,
  account: { id: 2, name: 'Acme Industrial' },
  method: 'check',
  status: 'succeeded',
  amount: 500,
  reference: '10482',
  ending: null,
  brand: null,
  paid_by: null,
  invoices: [],
  failure: null,
  refunded: 0,
  received_on: '2026-11-20',
  booked_on: '2026-11-20',
  unapplied: 0,
  variance_reason: null,
  note: '',
  returned: null,
  created_at: '2026-11-20T15:00:00.000Z',
  ...changed,
});

const payments: Payment[] = [
  paymentOf({ id: 1, unapplied: 500 }),
  paymentOf({ id: 2, amount: 510, unapplied: -10 }),
  paymentOf({ id: 3, amount: 520, refunded: 520, status: 'refunded' }),
  paymentOf({
    id: 4,
    amount: 530,
    method: 'card',
    status: 'failed',
    failure: 'insufficient_funds',
    booked_on: null,
    invoices: [{ id: 9, number: 20_377, amount: 530 }],
  }),
];

beforeAll(startWithAllWords);
beforeEach(async () => {
  await switchLanguage('en');
  startSession({ access_token: 'a', refresh_token: 'r', token_type: 'bearer', expires_in: 600 });
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ items: payments, total: payments.length })));
});
afterEach(() => vi.unstubAllGlobals());

it('names what a payment paid or left, and says in its drawer why it failed and what went back', async () => {
  const me = aPerson();
  const permissions = [...me.settings.permissions, 'post:billing' as const];
  openPage('/payment-hub/history', {
    me: { ...me, settings: { ...me.settings, permissions } },
    path: 'payment-hub/history',
    component: PaymentsPage,
  });
  const names = ['Account credit', 'Owed for returned payments', 'Details', '20377'];
  for (const [at, name] of names.entries()) {
    const shown = await screen.findByRole('button', { name: `${name}: payment of $5${at}0.00` });
    expect(shown).toHaveTextContent(name);
  }
  await userEvent.click(screen.getByRole('button', { name: /^Details:/ }));
  const refunded = within(await screen.findByRole('dialog'));
  expect(refunded.getByText('Sent back').nextSibling).toHaveTextContent('$520.00');
  expect(refunded.queryByRole('heading', { name: 'Invoices' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: /^20377:/ }));
  const failed = within(await screen.findByRole('dialog', { name: 'Payment of $530.00' }));
  expect(failed.getByText('Why it failed').nextSibling).toHaveTextContent(en.billing.pay.failures.insufficient_funds);
  expect(screen.getByRole('button', { name: en.billing.pay.by_hand.prepayment, hidden: true })).toBeInTheDocument();
});
