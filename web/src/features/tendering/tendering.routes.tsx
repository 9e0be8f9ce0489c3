import { createRoute, notFound, redirect } from '@tanstack/react-router';
import { currentUser, mayDo } from '../../platform/session/current-user.ts';
import { onlyFor } from '../../platform/session/only-for.ts';
import { loadChunk, loadOnceOnline } from '../../platform/load-chunk.ts';
import { lazyPage } from '../../platform/routing/lazy-page.ts';
import { orNotFound } from '../../platform/routing/or-not-found.ts';
import { frameRoute } from '../../platform/routing/parent-routes.ts';
import { queryClient } from '../../platform/api/query-client.ts';
import { loadDetails } from '../loads/loads.api.ts';
import { selectionAddress } from '../loads/addresses.ts';
import { wholeNumber } from '../../platform/routing/address-values.ts';
import { tenderSearch } from './book/tender-search.ts';
import { outcomeOf } from './outcome/outcome.ts';

/** Beside the quotes rather than after the page. Where it does not come the page says so, and fetches it again. */
const fetchBookingForm = (): void => {
  loadChunk(() => import('./book/booking-form.tsx')).catch(() => undefined);
};

const loadTendering = createRoute({
  getParentRoute: () => frameRoute,
  path: 'quote-book/load-tendering/$loadId/$carrierId',
  staticData: { words: ['insurance.load', 'loads.book', 'loads.page', 'places.terms'] },
  validateSearch: tenderSearch,
  beforeLoad: async ({ params, search }) => {
    if (search.pickup === undefined || search.insurance === undefined) {
      throw redirect(selectionAddress(Number(params.loadId)));
    }
    const { settings } = await queryClient.ensureQueryData(currentUser);
    if (!settings.can_dispatch) throw redirect({ to: '/' });
  },
  loader: async ({ params }) => {
    const loadId = wholeNumber(params.loadId);
    if (loadId === undefined) throw notFound();
    const quotes = loadOnceOnline(() => import('../quotes/quotes.api.ts')).then(({ loadQuotes }) =>
      queryClient.ensureQueryData(loadQuotes(loadId)),
    );
    const details = queryClient.ensureQueryData(loadDetails(loadId)).then((load) => {
      const outcome = outcomeOf(load, Number(params.carrierId), undefined);
      if (!outcome || outcome === 'waiting' || outcome === 'declined') fetchBookingForm();
    });
    await orNotFound(Promise.all([details, quotes]));
  },
  component: lazyPage(() => import('./book/load-tendering-page.tsx'), 'LoadTenderingPage'),
  pendingComponent: lazyPage(() => import('./book/load-tendering-skeleton.tsx'), 'LoadTenderingSkeleton'),
});

const dispatch = createRoute({
  getParentRoute: () => frameRoute,
  path: 'dispatch',
  staticData: { words: ['drayage.clock', 'drayage.load', 'lists', 'loads.my_loads', 'loads.page'] },
  validateSearch: (search: Record<string, unknown>) => search,
  beforeLoad: onlyFor((me) => mayDo(me, 'get:assignment')),
  component: lazyPage(() => import('./dispatch/list/dispatch-page.tsx'), 'DispatchPage'),
});

export const tenderingRoutes = [loadTendering, dispatch] as const;
