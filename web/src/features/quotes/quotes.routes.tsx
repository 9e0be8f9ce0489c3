import { createRoute } from '@tanstack/react-router';
import { loadOnceOnline } from '../../platform/load-chunk.ts';
import { lazyPage } from '../../platform/routing/lazy-page.ts';
import { orNotFound } from '../../platform/routing/or-not-found.ts';
import { frameRoute } from '../../platform/routing/parent-routes.ts';
import { queryClient } from '../../platform/api/query-client.ts';
import { loadDetails } from '../loads/loads.api.ts';
import { wholeNumber } from '../../platform/routing/address-values.ts';
import { selectionSearch } from './list/selection-search.ts';

const carrierSelection = createRoute({
  getParentRoute: () => frameRoute,
  path: 'quote-book/carrier-selection/{-$loadId}',
  validateSearch: selectionSearch,
  staticData: { words: ['drayage.load', 'insurance.load', 'places.terms'] },
  loader: async ({ params }) => {
    const loadId = wholeNumber(params.loadId);
    if (loadId === undefined) return;
    // The page asks for them itself where they do not come ahead.
    loadOnceOnline(() => import('./quotes.api.ts')).then(
      ({ loadQuotes }) => queryClient.prefetchQuery(loadQuotes(loadId)),
      () => undefined,
    );
    await orNotFound(queryClient.ensureQueryData(loadDetails(loadId)));
  },
  component: lazyPage(() => import('./choice/carrier-selection-page.tsx'), 'CarrierSelectionPage'),
  pendingComponent: lazyPage(() => import('./choice/selection-skeleton.tsx'), 'SelectionSkeleton'),
});

export const quotesRoutes = [carrierSelection] as const;
