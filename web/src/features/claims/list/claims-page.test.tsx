import type { ClaimSummary } from '@portal/contract/claims/claim.ts';
import { en } from '@portal/contract/phrases/phrases.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { aClaim, aClaimant, openClaims } from '../claims.fixture.tsx';

vi.mock('../../../platform/live/socket.ts', () => ({ watchLoads: () => () => undefined }));

let items: ClaimSummary[];
let operator: boolean;
let requests: string[];

beforeAll(() => i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: en } } }));
beforeEach(() => {
  items = [aClaim({ representative: { id: 9, name: 'Olga Peña' }, recovered_amount: 300 })];
  operator = false;
  requests = [];
  vi.stubGlobal('fetch', (path: string) => {
    requests.push(path);
    const accounts = [
      { id: 2, name: 'Acme Industrial', city: 'Dallas' },
      { id: 3, name: 'Nova Foods', city: 'Memphis' },
    ];
    if (path.includes('/accounts/v2')) return Promise.resolve(Response.json({ items: accounts, total: 2 }));
    if (path.includes('/accounts/2')) return Promise.resolve(Response.json(accounts[0]));
    const reply = {
      items,
      total: items.length,
      sums: [{ currency: 'USD', claimed: 4250, recovered: 300 }],
      counts: { all: 4, open: 3, mine: 1, overdue: 0 },
      ...(operator && { representatives: [{ id: 9, name: 'Olga Peña' }] }),
    };
    return Promise.resolve(new Response(JSON.stringify(reply)));
  });
});
afterEach(() => vi.unstubAllGlobals());

it('shows subject, status, amounts and next deadline of a case', async () => {
  openClaims('/claims');
  const link = await screen.findByRole('link', { name: 'Case 17, load 100517' });
  expect(link).toHaveAttribute('href', '/claims/17');
  const row = link.closest('tr');
  expect(row).toHaveTextContent(/17Visible damageCargo claimSubmitted100517 SaiaDallas, TX → Atlanta, GA/);
  expect(row).toHaveTextContent(/12 days leftCarrier acknowledgesOlga Peña\$1,250.00\$300.00 recovered/);
  expect(screen.getByText('$4,250.00')).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'Your turn 1' })).toBeInTheDocument();
});

it('keeps filters in the address and in the request', async () => {
  const router = openClaims('/claims?page=3');
  await screen.findByRole('link', { name: /Case 17/ });
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  expect(screen.queryByRole('button', { name: 'Representative' })).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Status' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Offer' }));
  await waitFor(() => expect(router.history.location.href).toBe('/claims?status=offered'));
  await waitFor(() => expect(requests.at(-1)).toMatch(/status=offered.*skip=0/));
  await userEvent.click(screen.getByRole('tab', { name: /Overdue/ }));
  await waitFor(() => expect(router.history.location.href).toBe('/claims?show=overdue&status=offered'));
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(router.history.location.href).toBe('/claims?show=overdue'));
});

it('lets the operator filter by account and representative', async () => {
  operator = true;
  const router = openClaims('/claims', aClaimant('platform_admin'));
  await screen.findByRole('columnheader', { name: 'Account' });
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Representative' }));
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Representative' }), 'Unassigned');
  await waitFor(() => expect(router.history.location.href).toBe('/claims?representative_id=none'));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Account' }));
  await userEvent.type(await screen.findByRole('combobox', { name: 'Account' }), 'acme');
  await waitFor(() => expect(requests.at(-1)).toMatch(/accounts\/v2\?.*search=acme/));
  await userEvent.click(await screen.findByRole('option', { name: /Acme Industrial/ }));
  await waitFor(() => expect(requests.some((path) => /claims\?.*account_id=2/.test(path))).toBe(true));
  expect(await screen.findByRole('combobox', { name: 'Account' })).toHaveValue('Acme Industrial');
});

it('explains what to do when there are no cases', async () => {
  items = [];
  openClaims('/claims');
  expect(await screen.findByText(/No claims yet/)).toBeInTheDocument();
});

it('explains when no case matches the filters', async () => {
  items = [];
  openClaims('/claims?search=nothing');
  expect(await screen.findByText('No case matches these filters.')).toBeInTheDocument();
});
