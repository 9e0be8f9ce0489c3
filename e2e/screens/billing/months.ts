import type { ClosedMonths } from '@portal/contract/billing/periods/periods.contract.ts';
import type { Page } from '@playwright/test';
import { people } from '../../support/people.ts';
import type { Screen, Words } from '../../support/screen.ts';
import { fill } from '../../support/words.ts';

const books = (): string => '/settings/ledger';
const monthsCall = /\/api\/stripe\/months(\?|$)/;

const none: ClosedMonths = {
  closed_through: null,
  open: ['2026-09', '2026-10'],
  checked: '2026-10',
  checks: [],
  may_reopen: false,
  log: [],
};
const closed: ClosedMonths = {
  ...none,
  closed_through: '2026-09',
  open: ['2026-10'],
  may_reopen: true,
  log: [
    { id: 2, month: '2026-09', closed_by: 'Nora Field', closed_at: '2026-10-06T15:00:00.000Z', reopened: null },
    {
      id: 1,
      month: '2026-09',
      closed_by: 'Nora Field',
      closed_at: '2026-10-03T15:00:00.000Z',
      reopened: {
        by: 'Iris Gold',
        at: '2026-10-05T15:00:00.000Z',
        reason: 'Check 10482 of Acme Industrial was forgotten',
      },
    },
  ],
};
const unready: ClosedMonths = {
  ...closed,
  checks: [
    { check: 'unbilled_loads', count: 3, amount: 4210.4 },
    { check: 'unapplied_cash', count: 1, amount: 512.4 },
    { check: 'contested', count: 2, amount: 160.74 },
    { check: 'undecided_bills', count: 4, amount: 1820.15 },
  ],
};

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();
const close = (page: Page, { billing }: Words) => press(billing.pay.months.close)(page);
const reopen = (page: Page, { billing }: Words) =>
  page.getByRole('button', { name: new RegExp(`^${fill(billing.pay.months.reopen, { month: '.+' })}$`) }).click();

/** Months of the books, closed and reopened. */
export const monthScreens: readonly Screen[] = [
  {
    path: 'settings/ledger',
    as: people.operator,
    states: [
      { name: 'months', address: books, rarely: [{ call: monthsCall, says: () => closed }] },
      { name: 'month-close', address: books, rarely: [{ call: monthsCall, says: () => unready }], open: close },
      { name: 'month-close-ready', address: books, rarely: [{ call: monthsCall, says: () => none }], open: close },
      { name: 'month-reopen', address: books, rarely: [{ call: monthsCall, says: () => closed }], open: reopen },
    ],
  },
];
