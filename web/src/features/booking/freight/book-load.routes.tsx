import { isEnabled, quoteTypes } from '@portal/contract/modes/quote-types.ts';
import { createRoute, notFound, redirect } from '@tanstack/react-router';
import { openDraftSlot } from '../../../platform/forms/draft-slots.ts';
import { currentUser } from '../../../platform/session/current-user.ts';
import { lazyPage } from '../../../platform/routing/lazy-page.ts';
import { orNotFound } from '../../../platform/routing/or-not-found.ts';
import { wholeNumber } from '../../../platform/routing/address-values.ts';
import { frameRoute } from '../../../platform/routing/parent-routes.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { isEditable } from '@portal/contract/loads/load-states.ts';
import { loadDetails } from '../../loads/loads.api.ts';
import { editAddress, loadAddress } from '../../loads/addresses.ts';

/** Refuses a way to quote that is unknown or not enabled for the person. Containers have a form of their own. */
const checkQuoteType = async (raw: string): Promise<void> => {
  const type = quoteTypes.find((known) => known === raw);
  if (!type || type === 'drayage') throw notFound();
  const me = await queryClient.ensureQueryData(currentUser);
  if (!isEnabled(type, me.settings.can_dispatch_modes)) throw notFound();
};

/** Opens an editable load at its own way to quote; any other load redirects. */
const checkLoad = async (rawId: string, quoteType: string): Promise<void> => {
  const id = wholeNumber(rawId);
  if (id === undefined) throw notFound();
  const load = await orNotFound(queryClient.fetchQuery({ ...loadDetails(id), staleTime: 0 }));
  if (!isEditable(load.status)) throw redirect(loadAddress(id));
  if (load.quote_type !== quoteType) throw redirect(editAddress(load));
};

const bookLoad = createRoute({
  getParentRoute: () => frameRoute,
  path: 'quote-book/$quoteType/{-$loadId}',
  staticData: { words: ['loads.history'] },
  validateSearch: (raw: Record<string, unknown>): { clone?: number } => {
    const clone = wholeNumber(raw['clone']);
    return clone === undefined ? {} : { clone };
  },
  loader: async ({ params }) => {
    await Promise.all([checkQuoteType(params.quoteType), openDraftSlot()]);
    if (params.loadId) await checkLoad(params.loadId, params.quoteType);
  },
  component: lazyPage(() => import('./book-load-page.tsx'), 'BookLoadPage'),
  pendingComponent: lazyPage(() => import('../frame/book-load-skeleton.tsx'), 'BookLoadSkeleton'),
});

export const bookLoadRoutes = [bookLoad] as const;
