import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../platform/routing/lazy-page.ts';
import { orNotFound } from '../../platform/routing/or-not-found.ts';
import { frameRoute } from '../../platform/routing/parent-routes.ts';
import { queryClient } from '../../platform/api/query-client.ts';
import { loadDetails } from '../loads/loads.api.ts';
import { loadQuotes } from './quotes.api.ts';
import { selectionSearch, wholeNumber } from './choice/selection-search.ts';

const carrierSelection = createRoute({
  getParentRoute: () => frameRoute,
  path: 'quote-book/carrier-selection/{-$loadId}',
  validateSearch: selectionSearch,
  loader: async ({ params }) => {
    const loadId = wholeNumber(params.loadId);
    if (loadId === undefined) return;
    void queryClient.prefetchQuery(loadQuotes(loadId));
    await orNotFound(queryClient.ensureQueryData(loadDetails(loadId)));
  },
  component: lazyPage(() => import('./choice/carrier-selection-page.tsx'), 'CarrierSelectionPage'),
  pendingComponent: lazyPage(() => import('./choice/selection-skeleton.tsx'), 'SelectionSkeleton'),
});

export const quotesRoutes = [carrierSelection] as const;
