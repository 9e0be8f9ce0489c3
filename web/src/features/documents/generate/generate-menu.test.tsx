import { operatorCapabilities } from '@portal/contract/access/can.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { Me } from '@portal/contract/users/users.contract.ts';
import { en } from '@portal/contract/phrases/phrases.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.fixture.tsx';
import { GenerateMenu } from './generate-menu.tsx';

const words = en.documents.generate;

const me = (role: string, permissions = ['post:docs-generate']) =>
  ({
    user: { id: 1, role },
    account: { id: 2 },
    settings: { permissions, capabilities: role === 'platform_admin' ? operatorCapabilities : [] },
  }) as unknown as Me;

const load = (changes: object = {}) =>
  ({
    id: 100482,
    mode: 'ltl',
    status: 'assigned',
    stops: [{ country: 'US' }, { country: 'US' }],
    ...changes,
  }) as unknown as LoadDetails;

const open = (who: Me, of = load()) =>
  openPage('/', { me: who, path: '/', component: () => <GenerateMenu load={of} /> });

/** Stubs the replies of the server in order; returns the request bodies. */
const serverAnswers = (...answers: { status: number; body: object }[]) => {
  const requests: unknown[] = [];
  vi.stubGlobal('fetch', (_path: string, { body }: { body: string }) => {
    requests.push(JSON.parse(body));
    const { status, body: reply } = answers[requests.length - 1] ?? { status: 500, body: {} };
    return Promise.resolve(new Response(JSON.stringify(reply), { status }));
  });
  return requests;
};

const openDialog = async () => {
  await userEvent.click(await screen.findByRole('button', { name: words.open }));
  return screen.findByRole('dialog');
};

const offered = async () => {
  const select = within(await openDialog()).getByLabelText(words.what);
  return within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
};

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: en } } });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('offers a customer the papers the load can have, and none that shows a cost', async () => {
  open(me('customer_agent'));
  const { bol, delivery_receipt, rate_confirmation } = en.documents.types;
  expect(await offered()).toEqual([bol, delivery_receipt, rate_confirmation]);
});

it('offers the operator the carrier’s invoice, and papers of containers and of borders where there are such', async () => {
  open(me('platform_admin'), load({ mode: 'drayage', stops: [{ country: 'US' }, { country: 'MX' }] }));
  expect(await offered()).toEqual(
    expect.arrayContaining([
      en.documents.types.carrier_invoice,
      en.documents.types.delivery_order,
      en.documents.types.commercial_invoice,
    ]),
  );
});

it.each([
  ['before a carrier has accepted', me('customer_agent'), load({ status: 'quoted' })],
  ['without the right', me('customer_agent', []), load()],
])('is not there %s', async (_, who, of) => {
  open(who, of);
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.queryByRole('button')).toBeNull();
});

it('creates the paper in the language chosen, and links to it', async () => {
  const paper = { id: 7, name: 'Recibo-de-entrega-100482.pdf', url: '/api/files/abc', created: true };
  const requests = serverAnswers({ status: 200, body: paper });
  open(me('customer_agent'));
  const dialog = within(await openDialog());
  await userEvent.selectOptions(dialog.getByLabelText(words.what), 'delivery_receipt');
  await userEvent.click(dialog.getByText('Español'));
  await userEvent.click(dialog.getByRole('button', { name: words.go }));
  expect(await dialog.findByText(`${paper.name} is ready.`)).toBeInTheDocument();
  expect(dialog.getByRole('link', { name: words.show })).toHaveAttribute('href', paper.url);
  expect(requests[0]).toMatchObject({ load_id: 100482, type: 'delivery_receipt', language: 'es' });
});

it('shows why a document is refused, and allows another request', async () => {
  const detail = [{ code: 'documents.not_accepted', msg: { en: en.documents.errors.not_accepted, es: '' } }];
  serverAnswers({ status: 409, body: { detail, request_id: 'x' } });
  open(me('customer_agent'));
  const dialog = within(await openDialog());
  await userEvent.click(dialog.getByRole('button', { name: words.go }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(en.documents.errors.not_accepted);
  expect(dialog.getByRole('button', { name: words.go })).toBeEnabled();
});
