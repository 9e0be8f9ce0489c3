import type { Invoice } from '@portal/contract/billing/billing.ts';
import { en } from '@portal/contract/phrases/phrases.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startSession } from '../../../platform/session/session.ts';
import { switchLanguage } from '../../../platform/words/i18n.ts';
import { openPage } from '../../../testing/open-page.fixture.tsx';
import { startWithAllWords } from '../../../testing/words.fixture.ts';
import { aPerson } from '../../quotes/quotes.fixture.tsx';
import { PayRefused } from '../pay/unavailable.tsx';
import { PayBar } from './pay-bar.tsx';

const invoice = {
  id: 9,
  number: 20_377,
  status: 'open',
  balance: 1310,
  days_overdue: 0,
  account: { id: 2, name: 'Acme' },
} as unknown as Invoice;

const Hub = () => {
  const [refusal, setRefusal] = useState<string | null>(null);
  const nothing = () => undefined;
  return (
    <>
      {refusal !== null && <PayRefused text={refusal} />}
      <PayBar
        {...{ invoices: [invoice], mayReceive: false, mayPay: true, paysOnline: true }}
        {...{ onClear: nothing, onSend: nothing, onReceive: nothing, onPromise: nothing, onRefused: setRefusal }}
      />
    </>
  );
};

const message = { en: en.billing.errors.not_payable_online, es: 'No' };

beforeAll(startWithAllWords);
beforeEach(async () => {
  await switchLanguage('en');
  Element.prototype.scrollIntoView = () => undefined;
  startSession({ access_token: 'a', refresh_token: 'r', token_type: 'bearer', expires_in: 600 });
});
afterEach(() => vi.unstubAllGlobals());

it.each(['billing.not_payable_online', 'http.invalid'])(
  'says what was refused with 400 (%s) and whom to ask, and can be tried again',
  async (code) => {
    const answer = { detail: [{ msg: message, code }], request_id: 'q' };
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer, { status: 400 })));
    openPage('/payment-hub', { me: aPerson(), path: 'payment-hub', component: Hub });
    const pay = await screen.findByRole('button', { name: /^Pay/ });
    await userEvent.click(pay);
    expect(await screen.findByText(message.en)).toBeVisible();
    expect(screen.getByText(`${en.billing.pay.unavailable.support}.`)).toBeVisible();
    expect(pay).not.toHaveAttribute('aria-disabled', 'true');
  },
);
