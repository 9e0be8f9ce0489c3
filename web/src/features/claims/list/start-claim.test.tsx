import { sampleLoadRow } from '@portal/contract/samples/sample-load.ts';
import { en } from '@portal/contract/phrases/phrases.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { aClaimant, openClaims } from '../claims.fixture.tsx';

vi.mock('../../../platform/live/socket.ts', () => ({ watchLoads: () => () => undefined }));

let requests: string[];

const saia = { id: 7, name: 'Saia LTL Freight', short_name: 'Saia', scac: 'SAIA' };
const booked = sampleLoadRow({
  id: 100517,
  status: 'delivered',
  status_group: 'delivered',
  carrier: saia,
  price: 512.38,
});
const quoted = sampleLoadRow({ id: 100518, status: 'quoted', status_group: 'quoted', carrier: null });

beforeAll(() => i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: en } } }));
beforeEach(() => {
  requests = [];
  vi.stubGlobal('fetch', (path: string) => {
    requests.push(path);
    if (path.includes('/api/loads')) return Promise.resolve(Response.json({ items: [booked, quoted], total: 2 }));
    const counts = { all: 0, open: 0, mine: 0, overdue: 0 };
    return Promise.resolve(Response.json({ items: [], total: 0, sums: [], counts }));
  });
});
afterEach(() => vi.unstubAllGlobals());

it('starts a case from the list by choosing its load, of those that were booked', async () => {
  const router = openClaims('/claims');
  await userEvent.click(await screen.findByRole('button', { name: 'File a claim' }));
  const load = await screen.findByRole('button', { name: /100517, Saia.*Delivered/s });
  expect(load).toHaveTextContent('$512.38');
  expect(screen.queryByRole('button', { name: /100518/ })).not.toBeInTheDocument();
  expect(requests.some((path) => /\/api\/loads\?.*group=delivered/.test(path))).toBe(true);
  await userEvent.type(screen.getByRole('textbox', { name: 'Load, PRO, PO, BOL or city' }), 'laredo');
  await waitFor(() => expect(requests.some((path) => /\/api\/loads\?.*search=laredo/.test(path))).toBe(true));
  await userEvent.click(await screen.findByRole('button', { name: /100517, Saia/ }));
  await waitFor(() => expect(router.history.location.href).toBe('/claims/new?load=100517'));
});

it('offers no new case to somebody who may only read them', async () => {
  const me = aClaimant();
  const permissions = me.settings.permissions.filter((permission) => permission !== 'post:claims');
  openClaims('/claims', { ...me, settings: { ...me.settings, permissions } });
  expect(await screen.findByRole('button', { name: /Export/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'File a claim' })).not.toBeInTheDocument();
});
