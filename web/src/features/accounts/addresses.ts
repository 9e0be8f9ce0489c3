import { linkOptions } from '@tanstack/react-router';

/** The list of all accounts. */
export const accountsAddress = linkOptions({ to: '/account-management/accounts' });

export const accountAddress = (accountId: number) =>
  linkOptions({ to: '/account-management/accounts/$account', params: { account: String(accountId) } });

/** What the account ships often. */
export const accountCommoditiesAddress = (accountId: number) =>
  linkOptions({ to: '/account-management/accounts/$account/commodities', params: { account: String(accountId) } });

/** The empty form; below an account where one is named. */
export const newAccountAddress = (parentId?: number) =>
  linkOptions({
    to: '/account-management/new-account',
    search: parentId === undefined ? {} : { parent: parentId },
  });

/** The form, filled with what a demo request says. */
export const accountForRequestAddress = (demoRequestId: number) =>
  linkOptions({ to: '/account-management/new-account', search: { demo_request: demoRequestId } });

/** The users of an account, or one of them beside the list, for the operator. */
export const accountUsersAddress = (accountId: number, userId?: number) =>
  linkOptions({
    to: '/account-management/accounts/$account/users/{-$user}',
    params: { account: String(accountId), user: userId === undefined ? undefined : String(userId) },
  });

/** The same with the form for somebody new opened. */
export const inviteUserAddress = (accountId: number) =>
  linkOptions({ ...accountUsersAddress(accountId), search: { invite: true } });

/** The same for the account's own administrators and those of accounts above it. */
export const ownUsersAddress = (accountId: number) =>
  linkOptions({ to: '/settings/$account/users/{-$user}', params: { account: String(accountId), user: undefined } });

/** The own account and those below it. */
export const accountsBelowAddress = linkOptions({ to: '/accounts' });

/** The statement of an account's month, YYYY-MM, for the operator; of the present one where none is named. */
export const accountStatementAddress = (accountId: number, month?: string) =>
  linkOptions({ to: '/settings/statements', search: { ...(month && { month }), account: accountId } });

/** What was done in an account, the latest first. */
export const accountHistoryAddress = (accountId: number) =>
  linkOptions({ to: '/settings/audit', search: { account_id: accountId } });
