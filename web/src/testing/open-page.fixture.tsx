import type { Me } from '@portal/contract/users/users.contract.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { type FC, type ReactNode, Suspense } from 'react';
import { currentUser } from '../platform/session/current-user.ts';
import { saysNotFound } from './not-found.fixture.tsx';

type OpenedPage = {
  me: Me;
  path: string;
  component: FC;
  search?: (raw: Record<string, unknown>) => object;
  /** What every other address shows. */
  elsewhere?: ReactNode;
};

/** Shows a page of the frame at an address to a signed-in person; answers the router, whose history is the address. */
export const openPage = (address: string, { me, path, component, search, elsewhere }: OpenedPage) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(currentUser.queryKey, me);
  const root = createRootRoute(saysNotFound);
  const frame = createRoute({ getParentRoute: () => root, id: 'frame' });
  const page = createRoute({
    getParentRoute: () => frame,
    path,
    component,
    ...(search && { validateSearch: search }),
  });
  const others = createRoute({
    getParentRoute: () => frame,
    path: '$',
    component: () => elsewhere ?? 'Another screen',
  });
  const router = createRouter({
    routeTree: root.addChildren([frame.addChildren([page, others])]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  render(
    <QueryClientProvider client={client}>
      <Suspense>
        <RouterProvider router={router as never} />
      </Suspense>
    </QueryClientProvider>,
  );
  return router;
};
