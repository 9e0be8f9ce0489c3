import type { Connection } from '@portal/contract/freight-system/freight-system.contract.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startSession } from '../../platform/session/session.ts';
import { switchLanguage } from '../../platform/words/i18n.ts';
import { openPage } from '../../testing/open-page.fixture.tsx';
import { startWithAllWords } from '../../testing/words.fixture.ts';
import { aPerson } from '../quotes/quotes.fixture.tsx';
import { ConnectionCard } from './connection-card.tsx';

let connection: Connection;
const linked: Connection = {
  account_id: 2,
  company_guid: 'company-1',
  network_id: '36120',
  portal_user: '',
  has_password: false,
  version: 3,
  users: [],
};
const user = { id: 8, first_name: 'Ana', last_name: 'Ruiz', email: 'ana@ultramar.test' };
let sent: unknown[];
let refusal: object | null;

beforeAll(startWithAllWords);
beforeEach(async () => {
  await switchLanguage('en');
  startSession({ access_token: 'a', refresh_token: 'r', token_type: 'bearer', expires_in: 600 });
  [sent, refusal, connection] = [[], null, linked];
  vi.stubGlobal('fetch', (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'POST') {
      sent.push(JSON.parse(body as string));
      return Promise.resolve(Response.json(user, { status: 201 }));
    }
    if (method === 'PATCH') {
      sent.push(JSON.parse(body as string));
      if (refusal) return Promise.resolve(Response.json(refusal, { status: 409 }));
      return Promise.resolve(Response.json({ ...connection, ...JSON.parse(body as string), version: 5 }));
    }
    return Promise.resolve(Response.json(url.includes('/users') ? { items: [user], total: 1 } : connection));
  });
});
afterEach(() => vi.unstubAllGlobals());

const openCard = () =>
  openPage('/card', {
    me: aPerson(),
    path: 'card',
    component: () => <ConnectionCard accountId={2} onSaved={() => undefined} />,
  });

const openDialog = async () => {
  openCard();
  await userEvent.click(await screen.findByRole('button', { name: 'Let a user sign in from there' }));
  return within(await screen.findByRole('dialog'));
};

it('lets a user of the account sign in from the freight system', async () => {
  const dialog = await openDialog();
  await userEvent.type(dialog.getByLabelText('User GUID'), 'guid-1');
  await dialog.findByRole('option', { name: /Ana Ruiz/ });
  await userEvent.selectOptions(dialog.getByLabelText('User of the account'), '8');
  await userEvent.click(dialog.getByRole('button', { name: 'Let sign in' }));
  await waitFor(() => expect(sent).toEqual([{ account_id: 2, user_guid: 'guid-1', user_id: 8 }]));
});

it('asks for name and address of somebody new', async () => {
  const dialog = await openDialog();
  await userEvent.type(dialog.getByLabelText('User GUID'), 'guid-1');
  await userEvent.click(dialog.getByRole('button', { name: 'Let sign in' }));
  await waitFor(() => expect(dialog.getByLabelText('E-mail')).toHaveAttribute('aria-invalid', 'true'));
  expect(sent).toEqual([]);
  await userEvent.type(dialog.getByLabelText('First name'), 'Leo');
  await userEvent.type(dialog.getByLabelText('Last name'), 'Vega');
  await userEvent.type(dialog.getByLabelText('E-mail'), 'leo@ultramar.test');
  await userEvent.click(dialog.getByRole('button', { name: 'Let sign in' }));
  const somebody = { first_name: 'Leo', last_name: 'Vega', email: 'leo@ultramar.test' };
  await waitFor(() => expect(sent).toMatchObject([{ account_id: 2, user_guid: 'guid-1', ...somebody }]));
});

it('keeps what was typed while somebody else saved the connection, and takes what only they changed', async () => {
  openCard();
  const network = await screen.findByLabelText('Network ID');
  await userEvent.clear(network);
  await userEvent.type(network, '40000');
  connection = { ...linked, network_id: '39999', portal_user: 'portal', version: 4 };
  const msg = { en: 'Somebody else changed this account.', es: 'x' };
  refusal = { detail: [{ msg, code: 'accounts.changed_meanwhile' }], request_id: 'q' };
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Someone else saved this while you were typing/)).toBeVisible();
  expect(screen.getByText('39999')).toBeVisible();
  expect(network).toHaveValue('40000');
  expect(screen.getByLabelText('Portal’s user')).toHaveValue('portal');
  refusal = null;
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ network_id: '40000', portal_user: 'portal', version: 4 }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
});
