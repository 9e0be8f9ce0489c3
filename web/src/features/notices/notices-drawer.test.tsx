import type { LoadStatus } from '@portal/contract/loads/load-status.ts';
import { en } from '@portal/contract/phrases/phrases.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openPage } from '../../testing/open-page.fixture.tsx';
import { aPerson } from '../quotes/quotes.fixture.tsx';
import { NoticesDrawer } from './notices-drawer.tsx';

const dock = { email: 'dock@x.test', part: 'consignee', language: 'es', kinds: ['delivered'] };
const stored = {
  load_id: 7,
  version: 3,
  recipients: [
    { ...dock, is_unsubscribed: false },
    { ...dock, email: 'ana@broker.test', part: 'broker', is_unsubscribed: true },
  ],
  mails: [
    { id: 1, email: 'ana@broker.test', occasion: 'delivered', state: 'unsubscribed', at: '2026-11-20T21:04:00Z' },
  ],
};
let sent: unknown[] = [];
let read: () => Response;
const closed = vi.fn<() => void>();

beforeAll(() => i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: en } } }));
beforeEach(() => {
  sent = [];
  closed.mockClear();
  read = () => Response.json(stored);
  vi.stubGlobal('fetch', (_: string, { method, body }: { method: string; body: string }) => {
    if (method === 'GET') return Promise.resolve(read());
    sent.push(JSON.parse(body));
    return Promise.resolve(Response.json(stored));
  });
});
afterEach(() => vi.unstubAllGlobals());

const open = async (status: LoadStatus = 'assigned') => {
  const component = () => <NoticesDrawer loadId={7} status={status} onClose={closed} />;
  openPage('/drawer', { me: aPerson(), path: 'drawer', component });
  return screen.findByRole('dialog', { name: 'Shipment notices' });
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

it('says who gets what, who has unsubscribed, and what became of each mail', async () => {
  await open();
  expect(await screen.findByText('dock@x.test')).toBeVisible();
  expect(screen.getByText('Consignee · Spanish · Delivered')).toBeVisible();
  expect(screen.getByText('Unsubscribed')).toBeVisible();
  expect(screen.getByText(/Not sent: unsubscribed/)).toBeVisible();
});

it('sends whom it was changed to, with the version that was read', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove ana@broker.test' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add a person' }));
  await save();
  expect(sent).toEqual([]);
  const email = screen.getByLabelText(/^Email/);
  await waitFor(() => expect(email).toHaveFocus());
  await userEvent.type(email, 'new@x.test');
  await userEvent.selectOptions(screen.getByLabelText('Role'), 'consignor');
  await userEvent.click(screen.getByLabelText('Delayed'));
  await save();
  await waitFor(() => expect(closed).toHaveBeenCalled());
  const kinds = ['picked_up', 'out_for_delivery', 'delivered'];
  const added = { email: 'new@x.test', part: 'consignor', language: 'en', kinds };
  expect(sent).toEqual([{ recipients: [dock, added], version: 3 }]);
});

it('only shows those of a load that is over, and asks again where it was not answered', async () => {
  read = () => Response.json({ detail: [] }, { status: 500 });
  await open('delivered');
  await screen.findByRole('alert');
  read = () => Response.json(stored);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('dock@x.test')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});
