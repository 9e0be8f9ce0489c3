import { screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, it, vi } from 'vitest';
import { LineItemsPage } from '../features/booking/saved-items/line-items-page.tsx';
import { aPerson } from '../features/quotes/quotes.fixture.tsx';
import { LocationsPage } from '../features/settings/locations/locations-page.tsx';
import { ThemeMakerPage } from '../features/settings/themes/theme-maker-page.tsx';
import { startSession } from '../platform/session/session.ts';
import { openPage } from '../testing/open-page.fixture.tsx';
import { startWithAllWords } from '../testing/words.fixture.ts';

beforeAll(startWithAllWords);
beforeEach(() => {
  startSession({ access_token: 'a', refresh_token: 'r', token_type: 'bearer', expires_in: 600 });
  vi.stubGlobal('fetch', (url: string) => {
    const { pathname } = new URL(url, 'http://portal.test');
    if (pathname.startsWith('/api/users/me')) return Promise.resolve(Response.json(aPerson()));
    if (pathname.startsWith('/api/settings/')) return Promise.resolve(Response.json({ value: [], version: 0 }));
    return Promise.resolve(
      /\/(77|NaN)$/.test(pathname)
        ? Response.json({ detail: [], request_id: 'q' }, { status: pathname.endsWith('77') ? 404 : 400 })
        : Response.json({ items: [], total: 0 }),
    );
  });
});
afterEach(() => vi.unstubAllGlobals());

const screens = {
  'settings/themes/$theme': ThemeMakerPage,
  'settings/my-locations/{-$location}': LocationsPage,
  'settings/my-line-items/{-$item}': LineItemsPage,
};

it.each([
  ['/settings/themes/nonsense', 'settings/themes/$theme'],
  ['/settings/my-locations/77', 'settings/my-locations/{-$location}'],
  ['/settings/my-locations/nonsense', 'settings/my-locations/{-$location}'],
  ['/settings/my-line-items/77', 'settings/my-line-items/{-$item}'],
] as const)('%s, which is nothing, is not found', async (address, path) => {
  openPage(address, { me: aPerson(), path, component: screens[path] });
  await screen.findByText('Page not found');
});
