import type { Permission } from '@portal/contract/access/permissions.ts';
import type { Me } from '@portal/contract/users/users.contract.ts';
import { linkOptions } from '@tanstack/react-router';
import { can, mayDo } from '../../platform/session/current-user.ts';

const needs = (permission: Permission) => (me: Me) => mayDo(me, permission);

/** Whether the screen with the keys of all accounts, or of the own one, is made for a person. */
export const isKeysScreenOpen = (of: 'all' | 'account') => (me: Me) =>
  mayDo(me, 'get:api-key') &&
  !me.signed_in_as &&
  (of === 'all' ? can(me, 'see_all_accounts') : !can(me, 'see_all_accounts') && !me.account.has_freight_system);

/** Every screen of the settings in the order of its tabs, and whom it is open to. */
const settingsScreens = [
  {
    address: linkOptions({ to: '/settings/operator' }),
    label: 'settings.operator.title',
    isOpenTo: needs('patch:settings'),
  },
  {
    address: linkOptions({ to: '/settings/failed-jobs' }),
    label: 'settings.failed_jobs',
    isOpenTo: needs('patch:settings'),
  },
  { address: linkOptions({ to: '/settings/api-key' }), label: 'settings.api_keys', isOpenTo: isKeysScreenOpen('all') },
  {
    address: linkOptions({ to: '/settings/account-api-key' }),
    label: 'settings.api_keys',
    isOpenTo: isKeysScreenOpen('account'),
  },
  { address: linkOptions({ to: '/settings/audit' }), label: 'settings.audit', isOpenTo: needs('get:audit') },
] as const;

const usersOf = (accountId: number) => ({
  address: linkOptions({ to: '/settings/$account/users/{-$user}', params: { account: String(accountId) } }),
  label: 'settings.users' as const,
});

/** The screens of the settings that a person may open. */
export const openSettings = (me: Me) => [
  ...(needs('patch:user')(me) && !can(me, 'see_all_accounts') ? [usersOf(me.account.id)] : []),
  ...settingsScreens.filter(({ isOpenTo }) => isOpenTo(me)),
];
