import { isEnabled } from '@portal/contract/modes/quote-types.ts';
import { createRoute, notFound, redirect } from '@tanstack/react-router';
import { openDraftSlot } from '../../../platform/forms/draft-slots.ts';
import { currentUser } from '../../../platform/session/current-user.ts';
import { lazyPage } from '../../../platform/routing/lazy-page.ts';
import { orNotFound } from '../../../platform/routing/or-not-found.ts';
import { wholeNumber } from '../../../platform/routing/address-values.ts';
import { frameRoute } from '../../../platform/routing/parent-routes.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { editAddress, loadAddress } from '../../loads/addresses.ts';
import { loadDetails } from '../../loads/loads.api.ts';
import { drayageLoad } from '../../drayage/drayage.api.ts';

const checkMode = async (): Promise<void> => {
  const me = await queryClient.ensureQueryData(currentUser);
  if (!isEnabled('drayage', me.settings.can_dispatch_modes)) throw notFound();
};

/** Opens a container that may be changed, or that operations work on; other loads redirect to their own page or form. */
const checkLoad = async (rawId: string): Promise<void> => {
  const id = wholeNumber(rawId);
  if (id === undefined) throw notFound();
  const load = await orNotFound(queryClient.fetchQuery({ ...loadDetails(id), staleTime: 0 }));
  if (load.mode !== 'drayage') throw redirect(editAddress(load));
  const container = await orNotFound(queryClient.fetchQuery({ ...drayageLoad(id), staleTime: 0 }));
  if (container.editable !== 'all' && container.operations_since === null) throw redirect(loadAddress(id));
};

const bookDrayage = createRoute({
  getParentRoute: () => frameRoute,
  path: 'quote-book/drayage/{-$loadId}',
  validateSearch: (raw: Record<string, unknown>): { clone?: number } => {
    const clone = wholeNumber(raw['clone']);
    return clone === undefined ? {} : { clone };
  },
  loader: async ({ params }) => {
    await Promise.all([checkMode(), openDraftSlot()]);
    if (params.loadId) await checkLoad(params.loadId);
  },
  component: lazyPage(() => import('./book-drayage-page.tsx'), 'BookDrayagePage'),
  pendingComponent: lazyPage(() => import('../frame/book-load-skeleton.tsx'), 'BookLoadSkeleton'),
});

export const bookContainerRoutes = [bookDrayage] as const;
