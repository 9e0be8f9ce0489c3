import type { Me } from '@portal/contract/users/users.contract.ts';
import { linkOptions } from '@tanstack/react-router';
import type { Address } from '../../../platform/routing/address.ts';
import { can } from '../../../platform/session/current-user.ts';

/** The users of an account, or one of them beside the list: the operator's under account management. */
export const usersAddress = (me: Me, accountId: number, userId?: number): Address => {
  const params = { account: String(accountId), user: userId === undefined ? undefined : String(userId) };
  return can(me, 'see_all_accounts')
    ? linkOptions({ to: '/account-management/accounts/$account/users/{-$user}', params })
    : linkOptions({ to: '/settings/$account/users/{-$user}', params });
};
