import type { Approval } from '@portal/contract/approvals/approval.ts';
import type { ApprovalRules } from '@portal/contract/approvals/approval-rules.ts';
import type { Permission } from '@portal/contract/access/permissions.ts';
import { en } from '@portal/contract/phrases/phrases.ts';
import { sampleApproval, sampleApprovalItem, sampleDecider } from '@portal/contract/samples/sample-approval.ts';
import { samplePerson } from '@portal/contract/samples/sample-person.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openPage } from '../../testing/open-page.fixture.tsx';
import { aQuote, aQuotedLoad, someQuotes } from '../quotes/quotes.fixture.tsx';
import { ApprovalsScreen } from './approvals-screen.tsx';
import { ApprovalRulesPage } from './rules/approval-rules-page.tsx';

vi.mock('../../platform/live/socket.ts', () => ({
  watchLoad: () => () => undefined,
  watchLoads: () => () => undefined,
}));

type Sent = { path: string; body: unknown };

const key = '0b6a2a5e-6a53-4f4c-9d2e-3f0c7a1f4a11';
const rulesInForce = (changed: Partial<ApprovalRules> = {}): ApprovalRules => ({
  version: 3,
  published_at: '2026-11-02T15:00:00.000Z',
  published_by: 'Marco Peña',
  rules: [
    {
      key,
      when: [{ kind: 'amount', above: 2500 }],
      deciders: { user_ids: [1], role_ids: [] },
      needed: 1,
      escalation: null,
      is_on: true,
    },
  ],
  people: [{ id: 1, name: 'Marco Peña', role_id: 2 }],
  roles: [{ id: 2, name: 'Account Admin' }],
  accounts: [{ id: 2, name: 'Acme Industrial' }],
  carriers: [{ id: 2, name: 'Estes Express Lines' }],
  ...changed,
});

let approval: Approval;
let items: Approval[];
let rules: ApprovalRules;
let isBroken: boolean;
let refusal: unknown;
let sent: Sent[];

const answer = (path: string): unknown => {
  if (path.includes('/loads/details/')) return aQuotedLoad();
  if (path.includes('/carriers')) return someQuotes([aQuote(2, 'Estes'), aQuote(3, 'Saia', { price: 3512.38 })]);
  if (path.includes('/approval-rules')) return rules;
  if (/\/approvals\/\d+/.test(path)) return approval;
  const counts = { waiting: items.length, asked: 0, decided: 0 };
  return { items: items.map(({ id }) => sampleApprovalItem({ id })), total: items.length, amount: 3904.16, counts };
};

beforeAll(() => i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: en } } }));
beforeEach(() => {
  approval = sampleApproval();
  items = [approval];
  rules = rulesInForce();
  isBroken = false;
  refusal = null;
  sent = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    if (isBroken) return Promise.reject(new TypeError('Failed to fetch'));
    if (init.method !== 'GET') {
      sent.push({ path, body: JSON.parse(init.body as string) });
      if (refusal) return Promise.resolve(Response.json(refusal, { status: 409 }));
    }
    return Promise.resolve(Response.json(answer(path)));
  });
});
afterEach(() => vi.unstubAllGlobals());

const rights: Permission[] = [
  'get:approval',
  'post:approval',
  'get:approval-rule',
  'patch:approval-rule',
  'get:carriers',
  'post:tender',
];
const marco = () => samplePerson({ settings: { permissions: rights } });
const open = (address: string) =>
  openPage(address, { me: marco(), path: 'approvals/{-$approval}', component: ApprovalsScreen });
const openRules = () =>
  openPage('/settings/approvals', { me: marco(), path: 'settings/approvals', component: ApprovalRulesPage });

const openRequest = async () => {
  open('/approvals/7');
  await screen.findByRole('heading', { level: 1 });
};

it('says why a request waits, who decides and what it costs', async () => {
  await openRequest();
  expect(screen.getAllByText('Above $2,500.00').length).toBeGreaterThan(0);
  expect(screen.getByText('The price is $3,904.16, $1,404.16 more')).toBeVisible();
  expect(screen.getByText('Marco Peña, you')).toBeVisible();
  expect(screen.getByText('Buckeye starts the line on Tuesday evening.')).toBeVisible();
  expect(await screen.findByText('Cheapest')).toBeVisible();
});

it('approves at the price that is shown, and asks once before', async () => {
  approval = sampleApproval({ price_now: 4061.2 });
  await openRequest();
  await userEvent.click(screen.getByRole('button', { name: 'Approve $4,061.20' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(sent).toEqual([{ path: '/api/approvals/7/approve', body: { price: 4061.2 } }]));
});

it('sends nothing back without a sentence', async () => {
  await openRequest();
  await userEvent.click(screen.getByRole('button', { name: 'Send back' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Send back' }));
  expect(await dialog.findByText('What should be different? is required.')).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.type(dialog.getByRole('textbox'), 'Insure it first.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send back' }));
  await waitFor(() =>
    expect(sent).toEqual([{ path: '/api/approvals/7/send-back', body: { note: 'Insure it first.' } }]),
  );
});

it('keeps what was said where it is refused, and says why', async () => {
  const msg = { en: 'This request has ended already.', es: 'Esta solicitud ya terminó.' };
  refusal = { detail: [{ code: 'approvals.ended', msg }], request_id: 'r1' };
  await openRequest();
  await userEvent.click(screen.getByRole('button', { name: 'Approve and book' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await dialog.findByText('This request has ended already.')).toBeVisible();
});

it('offers whoever asked to withdraw, and to ask for what was proposed', async () => {
  const proposal = { carrier_quote_id: 3, carrier_name: 'Saia', price: 3512.38, by: 'Marco Peña', note: 'Never late.' };
  approval = sampleApproval({ is_mine: true, may_decide: false, why_not: 'own', proposal });
  await openRequest();
  expect(screen.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve and book' })).not.toBeInTheDocument();
  const instead = await screen.findByRole('link', { name: 'Ask for Saia instead' });
  await waitFor(() =>
    expect(instead).toHaveAttribute('href', expect.stringContaining('/load-tendering/100540/3?quote=3')),
  );
});

it('says who has agreed and why the reader decides no more', async () => {
  approval = sampleApproval({
    may_decide: false,
    why_not: 'agreed',
    needed: 2,
    agreed: 1,
    reasons: [
      {
        findings: [],
        needed: 2,
        agreed: 1,
        deciders: [sampleDecider({ agreed_at: '2026-11-18T16:00:00Z' }), sampleDecider({ user_id: 3, is_me: false })],
      },
    ],
  });
  await openRequest();
  expect(screen.getByText('1 of 2 agreed')).toBeVisible();
  const button = screen.getByRole('button', { name: 'Approve and book' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('You have agreed. Others still have to.');
});

it.each([
  ['a request', '/approvals/7'],
  ['the list', '/approvals'],
])('says that %s did not arrive, and fetches it again', async (_, address) => {
  isBroken = true;
  open(address);
  const again = await screen.findByRole('button', { name: 'Try again' });
  isBroken = false;
  await userEvent.click(again);
  expect((await screen.findAllByText(/\$3,904\.16/)).length).toBeGreaterThan(0);
});

it('says that nothing waits', async () => {
  items = [];
  open('/approvals');
  expect(await screen.findByText('Nothing waits for you')).toBeVisible();
});

it('publishes what was changed, from the version it was made of', async () => {
  openRules();
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
  const above = screen.getByRole('textbox', { name: /Price above/ });
  await userEvent.clear(above);
  await userEvent.type(above, '4000');
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  const [rule] = rulesInForce().rules;
  const changed = { ...rule, when: [{ kind: 'amount', above: 4000 }] };
  await waitFor(() => expect(sent).toEqual([{ path: '/api/approval-rules', body: { version: 3, rules: [changed] } }]));
});

it('publishes no rule that names nobody', async () => {
  rules = rulesInForce({ rules: [] });
  openRules();
  expect(await screen.findByText('Nothing needs an approval')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add a rule' }));
  const publish = screen.getByRole('button', { name: 'Publish' });
  expect(publish).toHaveAccessibleDescription('Name at least one person or role.');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('Nothing needs an approval')).toBeVisible();
});
