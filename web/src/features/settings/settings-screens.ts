import type { Permission } from '@portal/contract/access/permissions.ts';
import type { Me } from '@portal/contract/users/users.contract.ts';
import { linkOptions } from '@tanstack/react-router';
import type { Address } from '../../platform/routing/address.ts';
import { can, mayDo } from '../../platform/session/current-user.ts';
import { onlyFor } from '../../platform/session/only-for.ts';

const needs = (permission: Permission) => (me: Me) => mayDo(me, permission);

/** Whether the screen with the keys of all accounts, or of the own one, is made for a person. */
const isKeysScreenOpen = (of: 'all' | 'account') => (me: Me) =>
  mayDo(me, 'get:api-key') &&
  !me.signed_in_as &&
  (of === 'all' ? can(me, 'see_all_accounts') : !can(me, 'see_all_accounts') && !me.account.has_freight_system);

/** Who sells for the accounts below the own one, and administers none, has no settings. */
const hasSettings = (me: Me): boolean => !can(me, 'see_accounts_below') || mayDo(me, 'patch:user');

/** The groups of the settings in the order of their index. */
export const settingsGroups = ['freight', 'money', 'saved', 'look', 'messages', 'access', 'portal'] as const;

type SettingsScreen = {
  group: (typeof settingsGroups)[number];
  address: (me: Me) => Address;
  isOpenTo: (me: Me) => boolean;
};

/**
 * Every screen of the settings, in the order of index and list. Its title and what it does are the phrases
 * `settings.screens.<name>`.
 */
const settingsScreens = {
  carriers: {
    group: 'freight',
    address: () => linkOptions({ to: '/settings/carriers' }),
    isOpenTo: needs('get:carrier-connection'),
  },
  connections: {
    group: 'freight',
    address: () => linkOptions({ to: '/settings/connections' }),
    isOpenTo: needs('get:carrier-wire'),
  },
  edi_messages: {
    group: 'freight',
    address: () => linkOptions({ to: '/settings/edi-messages', search: {} }),
    isOpenTo: needs('get:edi'),
  },
  rates: {
    group: 'freight',
    address: () => linkOptions({ to: '/settings/rates' }),
    isOpenTo: needs('patch:rates'),
  },
  free_time: {
    group: 'freight',
    address: () => linkOptions({ to: '/settings/free-time' }),
    isOpenTo: (me) => can(me, 'act_for_operator') && mayDo(me, 'patch:settings'),
  },
  trucks: {
    group: 'freight',
    address: () => linkOptions({ to: '/settings/trucks' }),
    isOpenTo: needs('patch:truck-type'),
  },
  carrier_thresholds: {
    group: 'freight',
    address: () => linkOptions({ to: '/settings/carrier-thresholds' }),
    isOpenTo: needs('patch:carrier-alert'),
  },
  approvals: {
    group: 'freight',
    address: () => linkOptions({ to: '/settings/approvals' }),
    isOpenTo: needs('get:approval-rule'),
  },
  favorite_carriers: {
    group: 'freight',
    address: () => linkOptions({ to: '/settings/favorite-carriers' }),
    isOpenTo: (me) => hasSettings(me) && !me.account.is_branded && mayDo(me, 'patch:favorite-carriers'),
  },
  locations: {
    group: 'saved',
    address: () => linkOptions({ to: '/settings/my-locations/{-$location}', params: {} }),
    isOpenTo: (me) => hasSettings(me) && mayDo(me, 'patch:locations'),
  },
  line_items: {
    group: 'saved',
    address: () => linkOptions({ to: '/settings/my-line-items/{-$item}', params: {} }),
    isOpenTo: (me) => hasSettings(me) && mayDo(me, 'patch:line-items'),
  },
  email_notifications: {
    group: 'messages',
    address: () => linkOptions({ to: '/settings/email-notifications' }),
    // Those who run an account choose for all its people.
    isOpenTo: (me) => mayDo(me, 'patch:accounts') && !me.account.is_branded,
  },
  webhooks: {
    group: 'messages',
    address: () => linkOptions({ to: '/settings/webhooks', search: {} }),
    isOpenTo: needs('get:webhook'),
  },
  logos: {
    group: 'look',
    address: () => linkOptions({ to: '/settings/logos' }),
    // The operator's own look is its identity: logos are accounts' to give.
    isOpenTo: (me) => mayDo(me, 'patch:accounts') && !can(me, 'see_all_accounts') && !me.signed_in_as,
  },
  themes: {
    group: 'look',
    address: () => linkOptions({ to: '/settings/themes' }),
    isOpenTo: (me) => can(me, 'act_for_operator') && mayDo(me, 'patch:settings'),
  },
  mosaic_carousel: {
    group: 'look',
    address: () => linkOptions({ to: '/settings/mosaic-carousel' }),
    isOpenTo: (me) => mayDo(me, 'patch:home') && !me.account.has_freight_system,
  },
  markups: {
    group: 'money',
    address: () => linkOptions({ to: '/settings/markups' }),
    isOpenTo: (me) => can(me, 'act_for_operator') && mayDo(me, 'patch:settings'),
  },
  insurance_tariffs: {
    group: 'money',
    address: () => linkOptions({ to: '/settings/insurance-tariffs' }),
    isOpenTo: (me) => can(me, 'act_for_operator') && mayDo(me, 'patch:settings'),
  },
  carrier_bill_rules: {
    group: 'money',
    address: () => linkOptions({ to: '/settings/carrier-bill-rules' }),
    isOpenTo: (me) => can(me, 'act_for_operator') && mayDo(me, 'patch:settings'),
  },
  taxes: {
    group: 'money',
    address: () => linkOptions({ to: '/settings/taxes' }),
    isOpenTo: (me) => mayDo(me, 'patch:tax') && mayDo(me, 'patch:settings'),
  },
  ledger: {
    group: 'money',
    address: () => linkOptions({ to: '/settings/ledger', search: {} }),
    isOpenTo: (me) => can(me, 'act_for_operator') && mayDo(me, 'patch:settings'),
  },
  collections: {
    group: 'money',
    address: () => linkOptions({ to: '/settings/collections' }),
    isOpenTo: (me) => can(me, 'act_for_operator') && mayDo(me, 'patch:settings'),
  },
  statements: {
    group: 'money',
    address: () => linkOptions({ to: '/settings/statements', search: {} }),
    isOpenTo: (me) => hasSettings(me) && !me.account.has_freight_system,
  },
  users: {
    group: 'access',
    address: ({ account }) =>
      linkOptions({ to: '/settings/$account/users/{-$user}', params: { account: String(account.id) } }),
    // Agents read who their colleagues are.
    isOpenTo: (me) => hasSettings(me) && mayDo(me, 'get:user') && !can(me, 'see_all_accounts'),
  },
  all_api_keys: {
    group: 'access',
    address: () => linkOptions({ to: '/settings/api-key' }),
    isOpenTo: isKeysScreenOpen('all'),
  },
  api_keys: {
    group: 'access',
    address: () => linkOptions({ to: '/settings/account-api-key' }),
    isOpenTo: isKeysScreenOpen('account'),
  },
  audit: { group: 'access', address: () => linkOptions({ to: '/settings/audit' }), isOpenTo: needs('get:audit') },
  operator: {
    group: 'portal',
    address: () => linkOptions({ to: '/settings/operator' }),
    isOpenTo: needs('patch:settings'),
  },
  failed_jobs: {
    group: 'portal',
    address: () => linkOptions({ to: '/settings/failed-jobs' }),
    isOpenTo: needs('patch:settings'),
  },
} as const satisfies Record<string, SettingsScreen>;

export type SettingsScreenName = keyof typeof settingsScreens;

const names = Object.keys(settingsScreens).filter((name): name is SettingsScreenName => name in settingsScreens);

/** The screens of the settings that a person may open, in the order of their groups. */
export const openSettings = (me: Me) =>
  settingsGroups.flatMap((group) =>
    names
      .filter((name) => settingsScreens[name].group === group && settingsScreens[name].isOpenTo(me))
      .map((name) => ({ name, group, address: settingsScreens[name].address(me) })),
  );

/** The paths of all screens of the settings, whoever they are open to. */
export const settingsPaths = (me: Me): string[] => names.map((name) => settingsScreens[name].address(me).to);

/** Before a screen of the settings loads: whoever it is not made for is led to the index. */
export const settingsGuard = (name: SettingsScreenName): (() => Promise<void>) =>
  onlyFor(settingsScreens[name].isOpenTo, '/settings');
