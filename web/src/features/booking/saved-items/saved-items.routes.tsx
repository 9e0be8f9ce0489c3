import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../../platform/routing/lazy-page.ts';
import { settingsRoute } from '../../../platform/routing/parent-routes.ts';
import { settingsGuard } from '../../settings/settings-screens.ts';

/** The account's saved line items. They have the fields of a line of the booking form. */
const savedItems = createRoute({
  getParentRoute: () => settingsRoute,
  path: 'settings/my-line-items/{-$item}',
  beforeLoad: settingsGuard('line_items'),
  staticData: {
    words: ['commodities.file', 'lists', 'lists.source', 'settings', 'settings.line_items', 'settings.saved'],
  },
  component: lazyPage(() => import('./line-items-page.tsx'), 'LineItemsPage'),
});

export const savedItemsRoutes = [savedItems] as const;
