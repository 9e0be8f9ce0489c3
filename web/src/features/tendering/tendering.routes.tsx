import { createRoute, notFound, redirect } from '@tanstack/react-router';
import { currentUser, mayDo } from '../../platform/current-user.ts';
import { lazyPage } from '../../platform/lazy-page.ts';
import { orNotFound } from '../../platform/or-not-found.ts';
import { frameRoute } from '../../platform/parent-routes.ts';
import { queryClient } from '../../platform/query-client.ts';
import { loadDetails } from '../loads/loads.api.ts';
import { selectionAddress } from '../loads/addresses.ts';
import { loadQuotes } from '../quotes/quotes.api.ts';
import { wholeNumber } from '../quotes/selection-search.ts';
import { dispatchSearch } from './dispatch/dispatch-search.ts';
import { tenderSearch } from './tender-search.ts';

const loadTendering = createRoute({
  getParentRoute: () => frameRoute,
  path: 'quote-book/load-tendering/$loadId/$carrierId',
  validateSearch: tenderSearch,
  beforeLoad: async ({ params, search }) => {
    if (search.pickup === undefined || search.insurance === undefined) {
      throw redirect({ href: selectionAddress(Number(params.loadId)) });
    }
    const { settings } = await queryClient.ensureQueryData(currentUser);
    if (!settings.can_dispatch) throw redirect({ href: '/' });
  },
  loader: async ({ params }) => {
    const loadId = wholeNumber(params.loadId);
    if (loadId === undefined) throw notFound();
    await orNotFound(
      Promise.all([queryClient.ensureQueryData(loadDetails(loadId)), queryClient.ensureQueryData(loadQuotes(loadId))]),
    );
  },
  component: lazyPage(() => import('./load-tendering-page.tsx'), 'LoadTenderingPage'),
  pendingComponent: lazyPage(() => import('./load-tendering-skeleton.tsx'), 'LoadTenderingSkeleton'),
});

const dispatch = createRoute({
  getParentRoute: () => frameRoute,
  path: 'dispatch',
  validateSearch: dispatchSearch,
  beforeLoad: async () => {
    if (!mayDo(await queryClient.ensureQueryData(currentUser), 'get:assignment')) throw redirect({ href: '/' });
  },
  component: lazyPage(() => import('./dispatch/dispatch-page.tsx'), 'DispatchPage'),
});

export const tenderingRoutes = [loadTendering, dispatch] as const;
