import type { BalancePoint } from '@portal/contract/billing/balances/balances.contract.ts';

/** A balance that goes up and down as those of real accounts do; every fifth end has credit beside the invoices. */
const pointOf = (on: string, at: number): BalancePoint => {
  const part = (share: number): number => Math.round((6 + ((at * 7) % 11)) * 131_700 * share) / 100;
  const old = at % 3 === 2 ? 0 : part(0.06);
  const ageing = {
    current: { amount: part(0.62), count: 12 + at },
    '1-30': { amount: part(0.2), count: 4 },
    '31-60': { amount: part(0.08), count: 2 },
    '61-90': { amount: part(0.04), count: 1 },
    '90+': { amount: old, count: old === 0 ? 0 : 1 },
  };
  const on_account = at % 5 === 4 ? 512.4 : 0;
  const owed = Object.values(ageing).reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  return { on, ageing, on_account, balance: (owed - Math.round(on_account * 100)) / 100 };
};

const dayAt = (first: string, days: number): string =>
  new Date(Date.parse(first) + days * 86_400_000).toISOString().slice(0, 10);

const monthEnds = [12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22].map((month) =>
  new Date(Date.UTC(2025, month, 0)).toISOString().slice(0, 10),
);

/** The ends of eleven months, and today in the one that is not over. */
export const monthlyBalances = [...monthEnds, '2026-11-20'].map(pointOf);

export const dailyBalances = Array.from({ length: 31 }, (_, at) => pointOf(dayAt('2026-10-20', at), at));
