import type { Invoice } from '@portal/contract/billing/billing.ts';
import { ReceivedPayment } from '@portal/contract/billing/money-by-hand.ts';
import { en } from '@portal/contract/phrases/phrases.ts';
import { sampleInvoice } from '@portal/contract/samples/sample-invoice.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { z } from 'zod';
import { operatorDay } from '../../../platform/session/operator-day.ts';
import { startSession } from '../../../platform/session/session.ts';
import { date } from '../../../platform/words/format.ts';
import { switchLanguage } from '../../../platform/words/i18n.ts';
import { openPage } from '../../../testing/open-page.fixture.tsx';
import { startWithAllWords } from '../../../testing/words.fixture.ts';
import { aPerson } from '../../quotes/quotes.fixture.tsx';
import { PrepaymentDrawer } from './prepayment-drawer.tsx';
import { ReceiveDrawer } from './receive-drawer.tsx';

type Body = z.output<typeof ReceivedPayment>;

const me = aPerson();
const today = operatorDay(me);
const invoices: Invoice[] = [
  sampleInvoice({ balance: 1000, issued_on: '2026-10-26' }),
  sampleInvoice({ id: 2, number: 20_378, balance: 240.91 }),
];
const onClose = vi.fn<() => void>();
/** What was sent, and the number and amount that were recorded before. */
let sent: Body[];
let recorded: Pick<Body, 'reference' | 'amount'> | null;

const refused = (status: number, code: keyof typeof en.billing.errors, field: string): Response => {
  const msg = { en: en.billing.errors[code], es: '' };
  return Response.json({ detail: [{ msg, code: `billing.${code}`, field }], request_id: 'q' }, { status });
};

/** Refuses as the server does. */
const receive = (body: Body): Response => {
  sent.push(body);
  if (body.received_on > today) return refused(400, 'day_ahead', 'received_on');
  const isKnown = recorded?.reference === body.reference && recorded.amount === body.amount;
  if (isKnown && !body.repeat) return refused(409, 'repeated_payment', 'reference');
  const isBefore = body.billing_ids.length > 0 && body.received_on < '2026-10-26';
  if (isBefore) return refused(409, 'before_invoice', 'received_on');
  return Response.json({ id: 1, amount: body.amount }, { status: 201 });
};

beforeAll(startWithAllWords);
beforeEach(async () => {
  await switchLanguage('en');
  startSession({ access_token: 'a', refresh_token: 'r', token_type: 'bearer', expires_in: 600 });
  [sent, recorded] = [[], null];
  onClose.mockClear();
  vi.stubGlobal('fetch', (url: string, { body }: { body?: string } = {}) => {
    if (url.includes('/crm/customers')) {
      return Promise.resolve(
        Response.json({ items: [{ id: 9, name: 'Nova Foods', city: 'Austin', state: 'TX' }], total: 1 }),
      );
    }
    return Promise.resolve(receive(ReceivedPayment.parse(JSON.parse(body ?? '{}'))));
  });
});
afterEach(() => vi.unstubAllGlobals());

const open = () =>
  openPage('/hub', {
    me,
    path: 'hub',
    component: () => <ReceiveDrawer invoices={invoices} onClose={onClose} />,
  });

const field = (label: string | RegExp) => screen.findByLabelText(label);
const put = async (label: string | RegExp, text: string) => {
  const input = await field(label);
  await userEvent.clear(input);
  if (text) await userEvent.type(input, text);
};
const number = /^Check number/;
const save = () => userEvent.click(screen.getByRole('button', { name: 'Record payment' }));
const reason = () => screen.queryByLabelText(/^Why it differs/);

it('takes less for a reason, and forgets the reason once the amount goes above what is owed', async () => {
  open();
  await put(number, '10482');
  expect(reason()).toBeNull();
  await put(/^Amount/, '1000');
  expect(await screen.findByText('$240.91 remains due.')).toBeVisible();
  await userEvent.selectOptions(reason() as HTMLElement, 'Bank fee');
  expect(screen.getByText(en.billing.pay.by_hand.note_hint)).toBeVisible();
  await put(/^Amount/, '1300');
  expect(await screen.findByText(/^\$59.09 becomes account credit/)).toBeVisible();
  expect(reason()).toHaveValue('');
  await save();
  expect(sent).toEqual([]);
  await userEvent.selectOptions(reason() as HTMLElement, 'Paid twice');
  await userEvent.type(await field('Note'), 'October twice');
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent).toEqual([
    {
      billing_ids: [1, 2],
      method: 'check',
      reference: '10482',
      amount: 1300,
      received_on: today,
      variance_reason: 'paid_twice',
      note: 'October twice',
      repeat: false,
    },
  ]);
});

it('asks back what was recorded before, and again after another number was typed', async () => {
  recorded = { reference: '10482', amount: 1240.91 };
  open();
  await put(number, '10482');
  await save();
  const box = await screen.findByRole('checkbox', { name: en.billing.pay.by_hand.repeat });
  await userEvent.click(box);
  await put(number, '10483');
  await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
  expect(screen.queryByText(/was recorded for/)).toBeNull();
  await put(number, '10482');
  await save();
  expect(await screen.findByRole('checkbox', { name: en.billing.pay.by_hand.repeat })).not.toBeChecked();
  await userEvent.click(screen.getByRole('checkbox'));
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent.map(({ repeat }) => repeat)).toEqual([false, false, true]);
});

it('says under the day that it has not come, and by Enter sends the corrected one', async () => {
  open();
  await put(number, '10482');
  await put(/^Received on/, date(addDays(today, 1)).replaceAll('-', ''));
  await save();
  expect(await screen.findByText(en.billing.errors.day_ahead)).toBeVisible();
  expect(await field(/^Received on/)).toHaveFocus();
  await put(/^Received on/, date(today).replaceAll('-', ''));
  expect(screen.queryByText(en.billing.errors.day_ahead)).toBeNull();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

it('records as account credit what came before its invoices, until another day is chosen', async () => {
  open();
  await put(number, '10482');
  await put(/^Received on/, '10202026');
  await save();
  await userEvent.click(await screen.findByRole('checkbox', { name: /account credit of Acme Industrial/ }));
  await put(/^Received on/, '10212026');
  await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
  await save();
  await userEvent.click(await screen.findByRole('checkbox', { name: /account credit of Acme Industrial/ }));
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent.at(-1)).toMatchObject({ billing_ids: [], account_id: 2, received_on: '2026-10-21', amount: 1240.91 });
});

it('records a prepayment of an account that has no invoice yet', async () => {
  openPage('/hub', { me, path: 'hub', component: () => <PrepaymentDrawer onClose={onClose} /> });
  await put(number, '77');
  await put(/^Amount/, '500');
  await save();
  expect(await screen.findByText(/^Account.* is required\.$/)).toBeVisible();
  await userEvent.type(await field(/^Account/), 'Nova');
  await userEvent.click(await screen.findByRole('option', { name: /Nova Foods/ }));
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent).toMatchObject([{ billing_ids: [], account_id: 9, amount: 500, received_on: today }]);
});
