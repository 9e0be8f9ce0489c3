import type { Account, ModeUse } from '@portal/contract/accounts/account.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startSession } from '../../../platform/session/session.ts';
import { monthText } from '../../../platform/words/format.ts';
import { switchLanguage } from '../../../platform/words/i18n.ts';
import { today } from '../../../platform/words/today.ts';
import { openPage } from '../../../testing/open-page.fixture.tsx';
import { startWithAllWords } from '../../../testing/words.fixture.ts';
import { aPerson } from '../../quotes/quotes.fixture.tsx';
import { sampleAccount } from '@portal/contract/samples/sample-account.ts';
import { answerStatement } from '../statement.fixture.ts';
import { AccountPage } from './account-page.tsx';

let account: Account;
/** The months with a statement; null where they cannot be read. */
let earlier: { month: string; closing: number }[] | null;
/** What it has beyond its invoices. */
let onAccount: number;
let asked: { method: string; url: URL; body: unknown }[];

const present = today().slice(0, 7);
const monthsAgo = (count: number): string =>
  count === 0 ? present : addDays(`${monthsAgo(count - 1)}-01`, -1).slice(0, 7);

const answer = (url: URL): Response => {
  const { pathname } = url;
  if (pathname.endsWith('/get-statement')) {
    return earlier ? answerStatement(url, { earlier }) : new Response('{}', { status: 500 });
  }
  if (pathname === '/api/stripe/billings') return Response.json({ owed: 1240.91, overdue: 0, on_account: onAccount });
  if (pathname.endsWith('/file')) {
    return new Response('x', { headers: { 'content-disposition': 'attachment; filename="statement.pdf"' } });
  }
  if (pathname.endsWith('/upload-statement')) return Response.json({ id: 1, name: 'paper.pdf' }, { status: 201 });
  if (pathname.endsWith('/single-sign-on')) return Response.json({ is_on: false, issuer: '', domains: [] });
  return Response.json(/(users|contacts|v2)$/.test(pathname) ? { items: [], total: 0 } : account);
};

beforeAll(startWithAllWords);
beforeEach(async () => {
  await switchLanguage('en');
  startSession({ access_token: 'a', refresh_token: 'r', token_type: 'bearer', expires_in: 600 });
  [account, earlier, asked, onAccount] = [sampleAccount(), [], [], 0];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
  vi.stubGlobal('fetch', (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const url = new URL(address, 'http://x');
    asked.push({ method, url, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    return Promise.resolve(answer(url));
  });
});
afterEach(() => vi.unstubAllGlobals());

const open = (...more: string[]) => {
  const me = aPerson();
  return openPage('/account-management/accounts/2', {
    me: { ...me, settings: { ...me.settings, permissions: [...me.settings.permissions, ...more] } },
    path: 'account-management/accounts/$account',
    component: AccountPage,
  });
};

it('lets an account pay what carriers charge only once that is meant', async () => {
  open('patch:accounts');
  const percent = await screen.findByLabelText('Of cost');
  for (const field of [percent, screen.getByLabelText('At least')]) {
    await userEvent.clear(field);
    await userEvent.type(field, '0');
  }
  const bodies = () => asked.flatMap(({ method, body }) => (method === 'PATCH' ? [body] : []));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(percent).toHaveAttribute('aria-invalid', 'true'));
  expect(bodies()).toEqual([]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'I mean it' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodies()).toMatchObject([{ markup_percent: 0, markup_min: 0, sells_at_cost: true }]));
});

const withUse = (mode: ModeUse['mode'], use: Partial<ModeUse>): Account => {
  const base = sampleAccount();
  return { ...base, mode_use: base.mode_use.map((one) => (one.mode === mode ? { ...one, ...use } : one)) };
};

it.each([
  ['ltl', { used: 61, carriers: 5, ever_used: true }, 'LTL and parcel', '61 loads, 5 carriers'],
  ['ftl', { used: 1, carriers: 0, ever_used: true }, 'Full truckload', '1 load'],
  ['drayage', { used: 33, carriers: 1, places: 2, ever_used: true }, 'Drayage', '33 loads, 2 ports and ramps'],
  ['insurance', { used: 112, ever_used: true }, 'Cargo insurance', '112 policies'],
  ['exp', { ever_used: true, off_since: '2026-06-02T15:00:00.000Z' }, 'Expedited', 'Off since 06-02-2026'],
  ['reefer', { ever_used: true }, 'Reefer', 'None in 30 days'],
  ['flatbed', {}, 'Flatbed', 'Never used'],
] as const)('says how much of %s was used', async (mode, use, label, text) => {
  account = withUse(mode, use);
  open();
  const row = (await screen.findByRole('switch', { name: label })).closest('li') as HTMLElement;
  expect(within(row).getByText(text)).toBeInTheDocument();
});

it.each([
  [512.4, '$512.40 on account'],
  [-20, '$20.00 owed after a return'],
])('says beside what is owed what it has on account: %d', async (amount, text) => {
  onAccount = amount;
  open('get:payments');
  expect(await screen.findByText('$1,240.91')).toBeInTheDocument();
  expect(screen.getByText(text)).toBeInTheDocument();
});

it('names the last three months that have ended, with the files of each', async () => {
  earlier = [0, 1, 2, 3, 4].map((count) => ({ month: monthsAgo(count), closing: 100 + count }));
  open();
  expect(await screen.findByRole('heading', { name: 'Statements 4' })).toBeInTheDocument();
  const links = screen.getAllByRole('link', { name: /^Statement of/ });
  expect(links.map((link) => link.textContent)).toEqual([1, 2, 3].map((count) => monthText(monthsAgo(count))));
  expect(screen.getByText('$101.00')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Upload' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: `PDF, ${monthText(monthsAgo(1))}` }));
  await waitFor(() => expect(asked.at(-1)?.url.pathname).toBe('/api/accounts/get-statement/file'));
  const wanted = `account_id=2&month=${monthsAgo(1)}&format=pdf&language=en`;
  expect(asked.at(-1)?.url.searchParams.toString()).toBe(wanted);
});

it('reads the months again where they did not load, and says where there are none', async () => {
  earlier = null;
  open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  earlier = [{ month: present, closing: 10 }];
  await userEvent.click(again);
  expect(await screen.findByText('No month has closed with a statement yet.')).toBeInTheDocument();
});

it('keeps a statement made elsewhere with the account', async () => {
  open('post:billing');
  const field = await screen.findByLabelText('Upload', { selector: 'input' });
  await userEvent.upload(field, new File(['x'], 'paper.pdf', { type: 'application/pdf' }));
  const uploads = () => asked.filter(({ method }) => method === 'POST').map(({ url }) => url.pathname);
  await waitFor(() => expect(uploads()).toEqual(['/api/accounts/2/upload-statement']));
  // The months are read again.
  const reads = () => asked.filter(({ url }) => url.pathname === '/api/accounts/get-statement').length;
  await waitFor(() => expect(reads()).toBe(2));
});

it('has no statements of the operator’s own account', async () => {
  account = sampleAccount({ is_operator: true });
  open();
  expect(await screen.findByRole('heading', { name: /Contacts/ })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: /Statements/ })).not.toBeInTheDocument();
});
