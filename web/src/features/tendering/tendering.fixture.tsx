import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { currentUser } from '../../platform/current-user.ts';
import { ThemeProvider } from '../../ui/theme/theme-provider.tsx';
import { aPerson, aQuotedLoad } from '../quotes/quotes.fixture.tsx';
import { LoadTenderingPage } from './load-tendering-page.tsx';
import { tenderSearch } from './tender-search.ts';

/** A quoted load whose stops know everything a booking needs. */
export const aCompleteLoad = (changed: Partial<LoadDetails> = {}): LoadDetails => {
  const load = aQuotedLoad(changed);
  const stops = load.stops.map((stop) => ({
    ...stop,
    name: `${stop.city} Dock`,
    address: '8602 Mines Rd',
    contact: { name: 'Luis Ortega', phone: '19565550142', email: '' },
    open_time: '08:00',
    close_time: '16:00',
  }));
  return { ...load, stops };
};

/** Shows a piece of the booking, or its page at an address, to a person who may book. */
export const openTendering = (address: string, piece?: ReactNode) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  const me = aPerson();
  client.setQueryData(currentUser.queryKey, {
    ...me,
    settings: { ...me.settings, permissions: [...me.settings.permissions, 'post:cancellation'] },
  });
  const root = createRootRoute();
  const frame = createRoute({ getParentRoute: () => root, id: 'frame' });
  const page = createRoute({
    getParentRoute: () => frame,
    path: 'quote-book/load-tendering/$loadId/$carrierId',
    validateSearch: tenderSearch,
    component: LoadTenderingPage,
  });
  const elsewhere = createRoute({ getParentRoute: () => frame, path: '$', component: () => piece ?? 'Another screen' });
  const router = createRouter({
    routeTree: root.addChildren([frame.addChildren([page, elsewhere])]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  render(
    <ThemeProvider env="test">
      <QueryClientProvider client={client}>
        <Suspense>
          <RouterProvider router={router as never} />
        </Suspense>
      </QueryClientProvider>
    </ThemeProvider>,
  );
  return router;
};
