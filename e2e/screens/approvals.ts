import { fail, never } from '../support/answers.ts';
import { apiOf } from '../support/api.ts';
import { people } from '../support/people.ts';
import type { Screen, Words } from '../support/screen.ts';
import type { Page } from '@playwright/test';

type Listed = { items: { id: number }[] };

/** The first request of a view of the demo's admin. */
const requestIn = async (view: 'waiting' | 'decided'): Promise<string> => {
  const api = await apiOf(people.admin);
  const { items } = (await (await api.get(`/api/approvals?view=${view}`)).json()) as Listed;
  return `/approvals/${items[0]?.id ?? 0}`;
};

const waiting = () => requestIn('waiting');
const press =
  (name: (words: Words) => string) =>
  (page: Page, words: Words): Promise<unknown> =>
    page.getByRole('button', { name: name(words), exact: true }).click();

/** An answer whose deadline is near, and a price that has risen meanwhile. */
const risen = (answer: object) => ({ ...answer, price: 3904.16, price_now: 4061.2 });

export const approvalScreens: readonly Screen[] = [
  {
    path: 'approvals/{-$approval}',
    as: people.admin,
    states: [
      { name: 'approvals', address: () => '/approvals' },
      { name: 'approvals-none', address: () => '/approvals?view=asked' },
      { name: 'approvals-decided', address: () => '/approvals?view=decided' },
      {
        name: 'approvals-away',
        address: () => '/approvals',
        open: press(({ approvals }) => approvals.screens.list.away),
      },
      { name: 'approval', address: waiting },
      {
        name: 'approval-risen',
        address: waiting,
        rarely: [{ call: /\/api\/approvals\/\d+$/, says: risen }],
      },
      {
        name: 'approval-approve',
        address: waiting,
        open: press(({ approvals }) => approvals.screens.page.approve_book),
      },
      {
        name: 'approval-send-back',
        address: waiting,
        open: press(({ approvals }) => approvals.screens.page.send_back),
      },
      { name: 'approval-sent-back', address: () => requestIn('decided') },
    ],
    broken: [
      {
        name: 'approvals-failing',
        address: () => '/approvals',
        call: /\/api\/approvals\?/,
        answer: (route) => route.abort(),
      },
      { name: 'approvals-loading', address: () => '/approvals', call: /\/api\/approvals\?/, answer: never },
      { name: 'approval-failing', address: waiting, call: /\/api\/approvals\/\d+$/, answer: fail },
      { name: 'approval-loading', address: waiting, call: /\/api\/approvals\/\d+$/, answer: never },
    ],
  },
  {
    path: 'settings/approvals',
    as: people.admin,
    states: [
      { name: 'approval-rules', address: () => '/settings/approvals' },
      {
        name: 'approval-rules-none',
        address: () => '/settings/approvals',
        rarely: [{ call: /\/api\/approval-rules$/, says: (answer) => ({ ...answer, rules: [] }) }],
      },
      {
        name: 'approval-rules-edit',
        address: () => '/settings/approvals',
        open: press(({ approvals }) => approvals.screens.rules.edit),
      },
      {
        name: 'approval-rules-history',
        address: () => '/settings/approvals',
        open: press(({ approvals }) => approvals.screens.rules.history),
      },
    ],
    broken: [
      {
        name: 'approval-rules-loading',
        address: () => '/settings/approvals',
        call: /\/api\/approval-rules$/,
        answer: never,
      },
      {
        name: 'approval-rules-failing',
        address: () => '/settings/approvals',
        call: /\/api\/approval-rules$/,
        answer: (route) => route.abort(),
      },
    ],
  },
];
