import { createRoute, notFound } from '@tanstack/react-router';
import { queryClient } from '../../platform/api/query-client.ts';
import { openDraftSlot } from '../../platform/forms/draft-slots.ts';
import { lazyPage } from '../../platform/routing/lazy-page.ts';
import { frameRoute } from '../../platform/routing/parent-routes.ts';
import { currentUser, mayDo } from '../../platform/session/current-user.ts';

const bookAgain = createRoute({
  getParentRoute: () => frameRoute,
  path: 'quote-book/again',
  loader: async () => {
    if (!mayDo(await queryClient.ensureQueryData(currentUser), 'post:loads')) throw notFound();
    await openDraftSlot();
  },
  component: lazyPage(() => import('./book-again-page.tsx'), 'BookAgainPage'),
});

export const templatesRoutes = [bookAgain] as const;
