import type { BalanceStep } from '@portal/contract/billing/balances/balance-steps.ts';
import { linkOptions } from '@tanstack/react-router';

export const paymentHubAddress = linkOptions({ to: '/payment-hub', search: {} });

export const paymentsAddress = linkOptions({ to: '/payment-hub/history', search: {} });

/** A period, by what it is cut, and the account. */
export type BalanceSearch = {
  by?: BalanceStep | undefined;
  from?: string | undefined;
  to?: string | undefined;
  account?: number | undefined;
};

/** What was open over a period; the last twelve months where none is named. */
export const balancesAddress = (search: BalanceSearch = {}) => linkOptions({ to: '/payment-hub/balances', search });

export const invoiceAddress = (id: number) =>
  linkOptions({ to: '/payment-hub/$invoice', params: { invoice: String(id) } });

/** Where charges of an invoice are contested; those of these changes are ticked. */
export const contestAddress = (id: number, changes: readonly number[] = []) =>
  linkOptions({
    to: '/payment-hub/$invoice/dispute',
    params: { invoice: String(id) },
    search: changes.length > 0 ? { changes: changes.join(',') } : {},
  });

/** The statement of a month, YYYY-MM; of an account that is not the reader's own where one is named. */
export const statementAddress = (month: string, account?: number) =>
  linkOptions({ to: '/settings/statements', search: { month, account } });

/** What was booked from one day to another; last month where none is named. */
export const ledgerAddress = (period: { from?: string; to?: string } = {}) =>
  linkOptions({ to: '/settings/ledger', search: period });
