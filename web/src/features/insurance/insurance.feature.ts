import { createRoute, notFound, redirect } from '@tanstack/react-router';
import { queryClient } from '../../platform/api/query-client.ts';
import { plain, wholeNumber } from '../../platform/routing/address-values.ts';
import { feature, type SidebarEntry } from '../../platform/routing/feature.ts';
import { lazyPage } from '../../platform/routing/lazy-page.ts';
import { frameRoute, rootRoute, settingsRoute } from '../../platform/routing/parent-routes.ts';
import { currentUser } from '../../platform/session/current-user.ts';
import { ShieldIcon } from '../../ui/icons/status-icons.tsx';
import { settingsGuard } from '../settings/settings-screens.ts';
import { myInsuranceAddress } from './addresses.ts';
import { mayInsure } from './may-insure.ts';

/** A mode that is off has no screens. */
const beforeLoad = async () => {
  if (!mayInsure(await queryClient.ensureQueryData(currentUser))) throw notFound();
};

const start = createRoute({
  getParentRoute: () => frameRoute,
  path: 'insurance',
  beforeLoad: async () => {
    await beforeLoad();
    throw redirect({ to: '/insurance/quote-insurance/{-$insurance}', params: {} });
  },
});

const quote = createRoute({
  getParentRoute: () => frameRoute,
  path: 'insurance/quote-insurance/{-$insurance}',
  validateSearch: ({ load }: Record<string, unknown>): { load?: number } => {
    const id = wholeNumber(load);
    return id === undefined ? {} : { load: id };
  },
  beforeLoad,
  staticData: { words: ['insurance', 'insurance.screens'] },
  component: lazyPage(() => import('./quote/quote-page.tsx'), 'QuotePage'),
});

const offers = createRoute({
  getParentRoute: () => frameRoute,
  path: 'insurance/insurance-selection/$insurance',
  beforeLoad,
  staticData: { words: ['insurance', 'insurance.screens'] },
  component: lazyPage(() => import('./offers/offers-page.tsx'), 'OffersPage'),
});

const certify = createRoute({
  getParentRoute: () => frameRoute,
  path: 'insurance/insurance-certificate/$insurance',
  validateSearch: ({ offer }: Record<string, unknown>): { offer: string } => ({ offer: plain(offer) }),
  beforeLoad,
  staticData: { words: ['insurance', 'insurance.screens'] },
  component: lazyPage(() => import('./certify/certify-page.tsx'), 'CertifyPage'),
});

const list = createRoute({
  getParentRoute: () => frameRoute,
  path: 'insurance/my-insurance',
  validateSearch: (search: Record<string, unknown>) => search,
  beforeLoad,
  staticData: { words: ['insurance', 'insurance.screens', 'lists'] },
  component: lazyPage(() => import('./list/my-insurance-page.tsx'), 'MyInsurancePage'),
});

const one = createRoute({
  getParentRoute: () => frameRoute,
  path: 'insurance/my-insurance/$insurance',
  beforeLoad,
  staticData: { words: ['documents', 'insurance', 'insurance.screens', 'sharing'] },
  component: lazyPage(() => import('./page/insurance-page.tsx'), 'InsurancePage'),
});

/** What insurance costs: the operator's. */
const tariffs = createRoute({
  getParentRoute: () => settingsRoute,
  path: 'settings/insurance-tariffs',
  beforeLoad: settingsGuard('insurance_tariffs'),
  staticData: { words: ['insurance', 'insurance.tariffs', 'settings'] },
  component: lazyPage(() => import('./tariffs/tariffs-page.tsx'), 'TariffsPage'),
});

/** What the code on a certificate opens, for anybody. */
const verify = createRoute({
  getParentRoute: () => rootRoute,
  path: 'verify/$code',
  staticData: { words: ['insurance', 'insurance.screens'] },
  component: lazyPage(() => import('./verify/verify-page.tsx'), 'VerifyPage'),
});

const insuranceRoutes = [start, quote, offers, certify, list, one] as const;
const publicRoutes = [verify] as const;

const insuranceEntry: SidebarEntry = {
  name: 'insurance',
  icon: ShieldIcon,
  under: '/insurance',
  address: (me) => (mayInsure(me) ? myInsuranceAddress : null),
};

export const insuranceFeature = feature({
  name: 'insurance',
  uses: ['documents', 'loads', 'settings', 'sharing'],
  words: [],
  screens: insuranceRoutes,
  settingsScreens: [tariffs] as const,
  publicScreens: publicRoutes,
  sidebar: [insuranceEntry],
});
