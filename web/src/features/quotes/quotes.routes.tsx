import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../platform/lazy-page.ts';
import { orNotFound } from '../../platform/or-not-found.ts';
import { frameRoute } from '../../platform/parent-routes.ts';
import { queryClient } from '../../platform/query-client.ts';
import { loadDetails } from '../loads/loads.api.ts';
import { loadQuotes } from './quotes.api.ts';
import { selectionSearch, wholeNumber } from './selection-search.ts';

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
  component: lazyPage(() => import('./carrier-selection-page.tsx'), 'CarrierSelectionPage'),
  pendingComponent: lazyPage(() => import('./selection-skeleton.tsx'), 'SelectionSkeleton'),
});

export const quotesRoutes = [carrierSelection] as const;
