import type { Me } from '@portal/contract/users/users.contract.ts';
import { createRoute } from '@tanstack/react-router';
import { plain, wholeNumber } from '../../platform/routing/address-values.ts';
import { feature, type SidebarEntry } from '../../platform/routing/feature.ts';
import { lazyPage } from '../../platform/routing/lazy-page.ts';
import { frameRoute, settingsRoute } from '../../platform/routing/parent-routes.ts';
import { mayDo } from '../../platform/session/current-user.ts';
import { onlyFor } from '../../platform/session/only-for.ts';
import { CardIcon } from '../../ui/icons/navigation-icons.tsx';
import { settingsGuard } from '../settings/settings-screens.ts';
import { paymentHubAddress } from './addresses.ts';
import { balanceSearch } from './balances/balance-search.ts';

const mayPay = (me: Me): boolean => mayDo(me, 'get:payments');

/** Whoever has no right to payments is led home, and on to where they start where they have no home. */
const beforeLoad = onlyFor(mayPay, '/home');

const hub = createRoute({
  getParentRoute: () => frameRoute,
  path: 'payment-hub',
  validateSearch: (search: Record<string, unknown>) => search,
  beforeLoad,
  staticData: { words: ['billing', 'billing.collect', 'billing.pay', 'billing.screens', 'lists', 'loads.my_loads'] },
  component: lazyPage(() => import('./list/payment-hub-page.tsx'), 'PaymentHubPage'),
});

const one = createRoute({
  getParentRoute: () => frameRoute,
  path: 'payment-hub/$invoice',
  validateSearch: (search: Record<string, unknown>) => search,
  beforeLoad,
  staticData: {
    words: ['billing', 'billing.collect', 'billing.pay', 'billing.screens', 'claims', 'documents', 'taxes'],
  },
  component: lazyPage(() => import('./page/invoice-page.tsx'), 'InvoicePage'),
});

const contest = createRoute({
  getParentRoute: () => frameRoute,
  path: 'payment-hub/$invoice/dispute',
  validateSearch: (search: Record<string, unknown>) => search,
  beforeLoad: onlyFor((me) => mayPay(me) && mayDo(me, 'post:payments') && mayDo(me, 'post:claims'), '/home'),
  staticData: {
    words: ['billing', 'billing.collect', 'billing.pay', 'billing.screens', 'claims', 'documents', 'taxes'],
  },
  component: lazyPage(() => import('./contest/contest-page.tsx'), 'ContestPage'),
});

const payments = createRoute({
  getParentRoute: () => frameRoute,
  path: 'payment-hub/history',
  validateSearch: (search: Record<string, unknown>) => search,
  beforeLoad,
  staticData: { words: ['billing', 'billing.collect', 'billing.pay', 'billing.screens', 'lists'] },
  component: lazyPage(() => import('./history/payments-page.tsx'), 'PaymentsPage'),
});

const balances = createRoute({
  getParentRoute: () => frameRoute,
  path: 'payment-hub/balances',
  validateSearch: balanceSearch,
  beforeLoad,
  staticData: { words: ['billing', 'billing.balances', 'billing.screens', 'frame.charts'] },
  component: lazyPage(() => import('./balances/balances-page.tsx'), 'BalancesPage'),
});

type StatementSearch = { month?: string | undefined; account?: number | undefined };

const statements = createRoute({
  getParentRoute: () => frameRoute,
  path: 'settings/statements',
  validateSearch: ({ month, account }: Record<string, unknown>): StatementSearch => ({
    ...(/^20\d\d-(0[1-9]|1[0-2])$/.test(plain(month)) && { month: plain(month) }),
    ...(wholeNumber(account) && { account: wholeNumber(account) }),
  }),
  beforeLoad: settingsGuard('statements'),
  staticData: { words: ['billing', 'billing.collect', 'billing.screens', 'settings', 'taxes'] },
  component: lazyPage(() => import('./statements/statement-page.tsx'), 'StatementPage'),
});

type LedgerSearch = { from?: string; to?: string };

const dayIn = (value: unknown): string | undefined =>
  /^20\d\d-\d\d-\d\d$/.test(plain(value)) ? plain(value) : undefined;

const ledger = createRoute({
  getParentRoute: () => settingsRoute,
  path: 'settings/ledger',
  validateSearch: ({ from, to }: Record<string, unknown>): LedgerSearch => ({
    ...(dayIn(from) && { from: dayIn(from) }),
    ...(dayIn(to) && { to: dayIn(to) }),
  }),
  beforeLoad: settingsGuard('ledger'),
  staticData: { words: ['billing', 'billing.pay', 'billing.screens', 'settings', 'taxes'] },
  component: lazyPage(() => import('./ledger/ledger-page.tsx'), 'LedgerPage'),
});

const collections = createRoute({
  getParentRoute: () => settingsRoute,
  path: 'settings/collections',
  beforeLoad: settingsGuard('collections'),
  staticData: { words: ['billing', 'billing.collect', 'settings', 'settings.notifications'] },
  component: lazyPage(() => import('./collections/collections-page.tsx'), 'CollectionsPage'),
});

const paymentHub: SidebarEntry = {
  name: 'payment_hub',
  icon: CardIcon,
  under: '/payment-hub',
  address: (me) => (mayPay(me) ? paymentHubAddress : null),
};

export const billingFeature = feature({
  name: 'billing',
  uses: ['accounts', 'claims', 'documents', 'insurance', 'loads', 'settings'],
  words: [],
  screens: [hub, one, contest, payments, balances, statements] as const,
  settingsScreens: [ledger, collections] as const,
  sidebar: [paymentHub],
});
