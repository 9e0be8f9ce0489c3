import type { SingleSignOn } from '@portal/contract/single-sign-on/single-sign-on.contract.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startSession } from '../../platform/session/session.ts';
import { switchLanguage } from '../../platform/words/i18n.ts';
import { openPage } from '../../testing/open-page.fixture.tsx';
import { startWithAllWords } from '../../testing/words.fixture.ts';
import { aPerson } from '../quotes/quotes.fixture.tsx';
import { ProviderCard } from './provider-card.tsx';

const kept: SingleSignOn = {
  account_id: 2,
  is_on: true,
  issuer: 'https://login.acme.test',
  client_id: 'portal',
  has_client_secret: true,
  domains: ['acme.test'],
  redirect_uri: 'https://portal.test/single-sign-on/return',
  sign_in_url: null,
  version: 3,
};
let stored: SingleSignOn;
let refusal: object | null;
let sent: unknown[];

beforeAll(startWithAllWords);
beforeEach(async () => {
  await switchLanguage('en');
  startSession({ access_token: 'a', refresh_token: 'r', token_type: 'bearer', expires_in: 600 });
  [stored, refusal, sent] = [kept, null, []];
  vi.stubGlobal('fetch', (_url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return Promise.resolve(Response.json(stored));
    sent.push(JSON.parse(body as string));
    if (refusal) return Promise.resolve(Response.json(refusal, { status: 409 }));
    stored = { ...stored, ...JSON.parse(body as string), version: stored.version + 1 };
    return Promise.resolve(Response.json(stored));
  });
});
afterEach(() => vi.unstubAllGlobals());

const changedMeanwhile = {
  detail: [
    { msg: { en: 'Somebody else changed this account.', es: 'Alguien cambió.' }, code: 'accounts.changed_meanwhile' },
  ],
  request_id: 'q',
};

it('keeps what was typed while somebody else saved, shows what both changed and takes the rest', async () => {
  openPage('/card', {
    me: aPerson(),
    path: 'card',
    component: () => <ProviderCard accountId={2} onSaved={() => undefined} />,
  });
  const domains = await screen.findByLabelText('E-mail domains');
  await userEvent.clear(domains);
  await userEvent.type(domains, 'acme.test, acme.example');
  stored = { ...kept, domains: ['acme.test', 'west.test'], client_id: 'portal-2', version: 4 };
  refusal = changedMeanwhile;
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Someone else saved this while you were typing/)).toBeVisible();
  expect(screen.getByText('acme.test, west.test')).toBeVisible();
  expect(domains).toHaveValue('acme.test, acme.example');
  expect(screen.getByLabelText('Client ID')).toHaveValue('portal-2');
  refusal = null;
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject({ domains: ['acme.test', 'acme.example'], client_id: 'portal-2', version: 4 }),
  );
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
});
