import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { frameRoute, rootRoute } from '../../../platform/routing/parent-routes.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { type Call, fakePortal, isAbout, me } from '../freight/fake-portal.fixture.ts';
import { places, quotedContainer } from '../../drayage/containers.fixture.ts';
import { bookContainerRoutes } from './book-container.routes.tsx';
import { saysNotFound } from '../../../testing/not-found.fixture.tsx';

type Answerer = NonNullable<Parameters<typeof fakePortal>[0]>;

/** Somebody who may book containers. */
export const dispatcher = {
  ...me,
  settings: { ...me.settings, can_dispatch_modes: { ...me.settings.can_dispatch_modes, drayage: true } },
};

const fontana = {
  zip_code: '92335',
  city: 'Fontana',
  state: 'CA',
  country: 'US',
  timezone: 'America/Los_Angeles',
  lat: 34,
  lng: -117,
};

const placesFound = (path: string) => {
  const text = decodeURIComponent(path.split('/').at(-1) ?? '').toLowerCase();
  const items = places.filter(({ name, city }) => [name, city].some((one) => one.toLowerCase().startsWith(text)));
  return { items, total: items.length };
};

/** Operations make the price. */
const noRates = { items: [], distance_miles: 47, no_rate: 'by_operations' };

const usualAnswer = ({ path, method }: Call): unknown => {
  if (path === '/api/users/me/complete') return dispatcher;
  if (path === '/api/drayage/ports') return { items: places, total: places.length };
  if (path.startsWith('/api/drayage/ports/')) return placesFound(path);
  if (path.startsWith('/api/address/verify-stop')) return { items: isAbout(path, fontana) ? [fontana] : [] };
  if (path.startsWith('/api/drayage/rates')) return noRates;
  if (path === '/api/drayage/carriers') {
    const line = { scac: 'MAEU', name: 'Maersk', free_days: 4, counting: 'working', per_diem: 150 };
    return { items: [line], total: 1 };
  }
  if (path === '/api/loads/details/100601')
    return { id: 100_601, mode: 'drayage', quote_type: 'drayage', status: 'quoted' };
  return method === 'GET' && path === '/api/drayage/100601' ? quotedContainer() : undefined;
};

const otherScreen = (path: string, text: string) =>
  createRoute({ getParentRoute: () => frameRoute, path, component: () => <p>{text}</p> });

/** A screen of containers at an address, in front of a fake portal; `special` may answer a call before the usual answers do. */
export const openDrayage = async (address: string, special: Answerer = () => undefined) => {
  const portal = fakePortal((call) => {
    const specialAnswer = special(call);
    if (specialAnswer) return specialAnswer;
    const body = usualAnswer(call);
    return body === undefined ? undefined : { body };
  });
  vi.stubGlobal('fetch', portal.fetch);
  rootRoute.update(saysNotFound);
  const router = createRouter({
    routeTree: rootRoute.addChildren([
      frameRoute.addChildren([
        ...bookContainerRoutes,
        otherScreen('quote-book/carrier-selection/$loadId', 'The quotes arrive'),
        otherScreen('quote-book/ltl/$loadId', 'The form of pallets'),
        otherScreen('my-loads/$loadId', 'The load itself'),
      ]),
    ]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  const view = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  return { ...portal, ...view, router };
};

/** The same, once the form is on screen. */
export const openContainerForm = async (...args: Parameters<typeof openDrayage>) => {
  const view = await openDrayage(...args);
  await screen.findByRole('heading', { level: 1 });
  return view;
};
