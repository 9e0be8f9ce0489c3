import { linkOptions } from '@tanstack/react-router';

/** The list of all accounts. */
export const accountsAddress = linkOptions({ to: '/account-management/accounts' });

export const accountAddress = (accountId: number) =>
  linkOptions({ to: '/account-management/accounts/$account', params: { account: String(accountId) } });
