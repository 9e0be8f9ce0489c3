import { isEnabled, quoteTypes } from '@portal/contract/modes/quote-types.ts';
import type { Me } from '@portal/contract/users/users.contract.ts';
import { linkOptions } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { newAccountAddress } from '../../features/accounts/addresses.ts';
import { approvalsAddress } from '../../features/approvals/addresses.ts';
import { paymentsAddress } from '../../features/billing/addresses.ts';
import { startClaimAddress } from '../../features/claims/addresses.ts';
import { newInsuranceAddress } from '../../features/insurance/addresses.ts';
import { bookingAddress, importAddress } from '../../features/loads/addresses.ts';
import { addressOf } from '../../features/loads/list/list-search.ts';
import { viewFilters } from '../../features/loads/list/views/list-views.ts';
import { openSettings } from '../../features/settings/settings-screens.ts';
import type { Address } from '../../platform/routing/address.ts';
import { mayDo } from '../../platform/session/current-user.ts';
import { loadWords } from '../../platform/words/i18n.ts';
import { today } from '../../platform/words/today.ts';
import type { Translate } from '../../platform/words/translate.ts';
import { sidebarEntries } from '../sidebar-entries.ts';

/** Something to do, or a place beyond those of the sidebar. */
export type Command = {
  key: string;
  title: string;
  /** Where it is done, or what it is for. */
  detail: string;
  address: Address;
};

/** Whether what commands say is there: no screen of its own has it, so it is fetched once a search opens. */
export const useCommandWords = (): boolean => {
  const [areThere, setThere] = useState(false);
  useEffect(() => {
    let isOpen = true;
    const loading = loadWords([
      'accounts',
      'approvals',
      'billing.pay',
      'claims.screens',
      'insurance.screens',
      'loads',
      'loads.my_loads',
      'settings',
    ]);
    // Without them a search still finds loads and screens; the next one tries again.
    Promise.resolve(loading).then(
      () => isOpen && setThere(true),
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, []);
  return areThere;
};

const bookingCommands = (me: Me, t: Translate): Command[] =>
  quoteTypes
    .filter((type) => mayDo(me, 'post:loads') && isEnabled(type, me.settings.can_dispatch_modes))
    .map((type) => ({
      key: `book-${type}`,
      title: t('loads.my_loads.book_by', { mode: t(`loads.my_loads.modes.${type}`) }),
      detail: t(`loads.modes.${type}`),
      address: bookingAddress(type),
    }));

const loadCommands = (me: Me, t: Translate): Command[] => {
  const { all: _all, ...views } = viewFilters(today());
  const detail = t('frame.navigation.my_loads');
  return [
    ...(mayDo(me, 'post:loads')
      ? [{ key: 'import', title: t('loads.my_loads.import'), detail, address: importAddress }]
      : []),
    ...(mayDo(me, 'get:approval')
      ? [{ key: 'approvals', title: t('approvals.title'), detail, address: approvalsAddress() }]
      : []),
    ...(['running_late', 'next_7_days', 'last_30_days'] as const).map((view) => ({
      key: view,
      title: t(`loads.my_loads.views.${view}`),
      detail,
      address: linkOptions({ to: '/my-loads', search: addressOf(views[view]) }),
    })),
  ];
};

/** What is done on the screens of the sidebar's entries, for whom the entry is there. */
const commandsOfEntries = (me: Me, t: Translate): Command[] => {
  const under = (name: ReturnType<typeof sidebarEntries>[number]['name'], commands: Omit<Command, 'detail'>[]) =>
    sidebarEntries(me).some((entry) => entry.name === name)
      ? commands.map((command) => ({ ...command, detail: t(`frame.navigation.${name}`) }))
      : [];
  const ifMay = (permission: Parameters<typeof mayDo>[1], command: Omit<Command, 'detail'>) =>
    mayDo(me, permission) ? [command] : [];
  return [
    ...under(
      'claims',
      ifMay('post:claims', {
        key: 'new-claim',
        title: t('claims.screens.list.start.command'),
        address: startClaimAddress,
      }),
    ),
    ...under('payment_hub', [{ key: 'payments', title: t('billing.pay.history.title'), address: paymentsAddress }]),
    ...under('insurance', [{ key: 'insure', title: t('insurance.screens.form.title'), address: newInsuranceAddress }]),
    ...under('account_management', [
      ...ifMay('post:accounts', {
        key: 'new-account',
        title: t('accounts.new.title'),
        address: newAccountAddress(),
      }),
      {
        key: 'customers',
        title: t('accounts.crm.title_all'),
        address: linkOptions({ to: '/account-management/customers' }),
      },
      {
        key: 'demo-requests',
        title: t('accounts.demo_requests_tab'),
        address: linkOptions({ to: '/account-management/demo-requests' }),
      },
      ...ifMay('post:role', {
        key: 'roles',
        title: t('accounts.roles_tab'),
        address: linkOptions({ to: '/account-management/roles' }),
      }),
    ]),
  ];
};

const settingsCommands = (me: Me, t: Translate): Command[] =>
  openSettings(me).map(({ name, address }) => ({
    key: `setting-${name}`,
    title: t(`settings.screens.${name}.title`),
    detail: [t('frame.navigation.settings'), t(`settings.screens.${name}.about`)].join(' · '),
    address,
  }));

const profileCommands = (t: Translate): Command[] =>
  [
    { key: 'profile', title: t('frame.profile.edit'), address: linkOptions({ to: '/profile' }) },
    { key: 'security', title: t('frame.profile.security'), address: linkOptions({ to: '/security' }) },
    { key: 'sessions', title: t('frame.profile.sessions'), address: linkOptions({ to: '/sessions' }) },
  ].map((command) => ({ ...command, detail: t('frame.profile.personal') }));

/** Everything this person may do or open beside the entries of the sidebar, by the rights of the screens themselves. */
export const commandsOf = (me: Me, t: Translate): Command[] => [
  ...bookingCommands(me, t),
  ...loadCommands(me, t),
  ...commandsOfEntries(me, t),
  ...settingsCommands(me, t),
  ...profileCommands(t),
];
