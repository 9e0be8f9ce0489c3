import { fail, never } from '../support/answers.ts';
import { apiOf } from '../support/api.ts';
import { people } from '../support/people.ts';
import type { Rarely, Screen, Words } from '../support/screen.ts';
import type { Guide } from '@portal/contract/approvals/guide/guide-rules.ts';
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

const guideAddress = (): string => '/settings/approvals?tab=guide';
const guideCall = /\/api\/routing-guide$/;

const guideRules = (carriers: readonly { id: number }[]) => {
  const ids = carriers.map(({ id }) => id);
  const rule = (at: number) => ({ key: `0b6a2a5e-6a53-4f4c-9d2e-3f0c7a1f4a1${at}`, is_on: at !== 3 });
  return [
    { ...rule(0), kind: 'never', carrier_ids: ids.slice(0, 1), to_states: ['NC'] },
    { ...rule(1), kind: 'prefer', carrier_ids: ids.slice(1, 4), from_states: ['TX'], to_states: ['OH', 'IN'] },
    { ...rule(2), kind: 'cheapest', modes: ['ltl'], within_days: 1 },
    { ...rule(3), kind: 'fastest', modes: ['ftl', 'flatbed'], below_per_mile: 3.1 },
  ];
};

/** A guide with a rule of each kind, in force and about to be followed. */
const withGuide: Rarely = {
  call: guideCall,
  says: (answer) => {
    const { carriers, today } = answer as Guide;
    const version = { published_at: '2026-11-02T15:00:00.000Z', published_by: 'Marco Peña', effective_on: today };
    const in_force = { version: 3, rules: guideRules(carriers), ...version };
    return { ...answer, version: 4, in_force, upcoming: { ...in_force, version: 4 } };
  },
};

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
      { name: 'routing-guide-none', address: guideAddress },
      { name: 'routing-guide', address: guideAddress, rarely: [withGuide] },
      {
        name: 'routing-guide-edit',
        address: guideAddress,
        rarely: [withGuide],
        open: (page, { approvals }) =>
          page.getByRole('button', { name: approvals.screens.rules.edit, exact: true }).nth(1).click(),
      },
      {
        name: 'routing-guide-history',
        address: guideAddress,
        rarely: [withGuide],
        open: press(({ approvals }) => approvals.screens.rules.history),
      },
      {
        name: 'approval-rules-history',
        address: () => '/settings/approvals',
        open: press(({ approvals }) => approvals.screens.rules.history),
      },
    ],
    broken: [
      { name: 'routing-guide-loading', address: guideAddress, call: guideCall, answer: never },
      { name: 'routing-guide-failing', address: guideAddress, call: guideCall, answer: fail },
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
