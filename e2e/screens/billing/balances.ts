import { fail, never } from '../../support/answers.ts';
import { dailyBalances, monthlyBalances } from '../../support/balance-answers.ts';
import { people } from '../../support/people.ts';
import type { Screen } from '../../support/screen.ts';

const months = (): string => '/payment-hub/balances?from=2025-12-01&to=2026-11-20';
const days = (): string => '/payment-hub/balances?by=day&from=2026-10-20&to=2026-11-19';
const call = /\/api\/stripe\/balances\?/;
const nothing = monthlyBalances.map((point) => ({
  ...point,
  ageing: Object.fromEntries(Object.keys(point.ageing).map((age) => [age, { amount: 0, count: 0 }])),
  on_account: 0,
  balance: 0,
}));

/** What was open over a period. */
export const balanceScreens: readonly Screen[] = [
  {
    path: 'payment-hub/balances',
    as: people.admin,
    states: [
      { name: 'balances', address: months, rarely: [{ call, says: () => ({ items: monthlyBalances }) }] },
      { name: 'balances-days', address: days, rarely: [{ call, says: () => ({ items: dailyBalances }) }] },
      { name: 'balances-empty', address: months, rarely: [{ call, says: () => ({ items: nothing }) }] },
    ],
    broken: [
      { name: 'balances-loading', address: months, call, answer: never },
      { name: 'balances-failing', address: months, call, answer: fail },
    ],
  },
  {
    path: 'payment-hub/balances',
    as: people.operator,
    states: [{ name: 'balances-real', address: () => '/payment-hub/balances' }],
  },
];
