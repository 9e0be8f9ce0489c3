import type { CrmAccount } from '@portal/contract/accounts/account.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startSession } from '../../../platform/session/session.ts';
import { switchLanguage } from '../../../platform/words/i18n.ts';
import { openPage } from '../../../testing/open-page.fixture.tsx';
import { startWithAllWords } from '../../../testing/words.fixture.ts';
import { aPerson } from '../../quotes/quotes.fixture.tsx';
import { AccountsBelowPage } from './customers-page.tsx';

const aCustomer = (changed: Partial<CrmAccount> = {}): CrmAccount => ({
  id: 2,
  name: 'Acme Industrial',
  status: 'active',
  city: 'Dallas',
  state: 'TX',
  country: 'US',
  phone: '12145550100',
  accounting_email: null,
  website: null,
  contacts: 1,
  version: 3,
  ...changed,
});

beforeAll(startWithAllWords);
beforeEach(async () => {
  await switchLanguage('en');
  startSession({ access_token: 'a', refresh_token: 'r', token_type: 'bearer', expires_in: 600 });
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ items: [aCustomer(), aCustomer({ id: 3, name: 'Acme West' })], total: 2 })),
  );
});
afterEach(() => vi.unstubAllGlobals());

it('lists the accounts below for their administrator, with a way into each but the own one', async () => {
  const me = aPerson();
  const settings = { ...me.settings, permissions: ['get:crm-account', 'post:sign-in-as'], capabilities: [] };
  openPage('/accounts', {
    me: { ...me, account: { ...me.account, id: 2 }, settings },
    path: 'accounts',
    component: AccountsBelowPage,
  });
  const own = within((await screen.findByRole('rowheader', { name: /Acme Industrial/ })).closest('tr') as HTMLElement);
  const below = within(screen.getByRole('rowheader', { name: /Acme West/ }).closest('tr') as HTMLElement);
  expect(own.queryByRole('button', { name: 'Sign in as' })).not.toBeInTheDocument();
  expect(screen.queryByRole('columnheader', { name: 'CRM id' })).not.toBeInTheDocument();
  await userEvent.click(below.getByRole('button', { name: 'Sign in as' }));
  expect(await screen.findByRole('dialog', { name: /Acme West/ })).toBeInTheDocument();
});
