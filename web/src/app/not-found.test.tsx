import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { ApiError } from '../platform/api/api-error.ts';
import { orNotFound, throwIfNotFound } from '../platform/routing/or-not-found.ts';
import { startWithAllWords } from '../testing/words.fixture.ts';
import { NotFoundMessage, NotFoundPage } from './not-found-page.tsx';
import { RouteFailureMessage, RouteFailurePage } from './route-failure.tsx';

beforeAll(startWithAllWords);

const missing = new ApiError(404, [], null);

/** The portal's routes as the router has them, of screens of which one is missing and another comes a moment later. */
const openPortal = (address: string) => {
  const root = createRootRoute({ notFoundComponent: NotFoundPage, errorComponent: RouteFailurePage });
  const screenAt = (path: string, options: object) =>
    createRoute({ getParentRoute: () => root, path, notFoundComponent: NotFoundMessage, ...options });
  const router = createRouter({
    routeTree: root.addChildren([
      screenAt('read-by-the-page', {
        component: () => {
          throwIfNotFound(missing);
          return 'It is there';
        },
      }),
      screenAt('read-by-the-route', { loader: () => orNotFound(Promise.reject(missing)) }),
      screenAt('elsewhere', {
        loader: () => new Promise((resolve) => setTimeout(resolve, 20)),
        component: () => 'Another screen',
      }),
    ]),
    history: createMemoryHistory({ initialEntries: [address] }),
    defaultErrorComponent: RouteFailureMessage,
  });
  render(<RouterProvider router={router as never} />);
  return router;
};

it.each(['read-by-the-page', 'read-by-the-route'])(
  'says what is missing of a screen %s, and leads on',
  async (path) => {
    const router = openPortal(`/${path}`);
    await screen.findByRole('heading', { name: 'Page not found' });
    await router.navigate({ href: '/elsewhere' });
    await screen.findByText('Another screen');
    expect(screen.queryByRole('heading', { name: 'Page not found' })).toBeNull();
  },
);
