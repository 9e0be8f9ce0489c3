import type { QuoteType } from '@portal/contract/modes/quote-types.ts';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { useBreadcrumb } from '../../../platform/routing/breadcrumb.ts';
import { useDraftSlot } from '../../../platform/forms/draft-slots.ts';
import { useMe } from '../../../platform/session/current-user.ts';
import { usePageTitle } from '../../../platform/routing/page-title.ts';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { offeredTruckTypes } from '../../equipment/equipment.api.ts';
import { BookLoadForm } from './book-load-form.tsx';
import { BookLoadSkeleton } from '../frame/book-load-skeleton.tsx';
import { initialLoadForm } from './form/initial-form.ts';
import { bookingAddress, loadAddress } from '../../loads/addresses.ts';
import { useOwnTab } from '../frame/use-own-tab.ts';
import { throwIfNotFound } from '../../../platform/routing/or-not-found.ts';

const route = getRouteApi('/frame/quote-book/$quoteType/{-$loadId}');

/** Book a Load: a new load, a copy of one, or one that is not booked yet. */
export const BookLoadPage = () => {
  const { t } = useTranslation();
  const me = useMe();
  const { loadId, quoteType: rawType } = route.useParams();
  // The route has checked it.
  const quoteType = rawType as QuoteType;
  const clone = useLoadToCopy();
  const slot = useDraftSlot();
  const owner = { user_id: me.user.id, account_id: me.account.id, load_id: loadId ? Number(loadId) : slot } as const;
  const initialForm = useQuery(initialLoadForm(owner, clone));
  const trucks = useQuery(offeredTruckTypes);
  const title = loadId ? t('loads.book.edit_title', { id: loadId }) : t('loads.book.title');
  usePageTitle(title);
  useBreadcrumb([
    { label: t('loads.book.title'), address: bookingAddress(quoteType) },
    ...(loadId ? [{ label: loadId, address: loadAddress(Number(loadId)) }] : []),
    { label: t(`loads.modes.${quoteType}`) },
  ]);
  const isElsewhere = useOwnTab(quoteType, initialForm.data);
  throwIfNotFound(initialForm.error);
  if (initialForm.isError) return <ErrorState error={initialForm.error} onRetry={() => void initialForm.refetch()} />;
  if (trucks.isError && !trucks.data) {
    return <ErrorState error={trucks.error} onRetry={() => void trucks.refetch()} />;
  }
  if (!initialForm.data || !trucks.data || isElsewhere) return <BookLoadSkeleton />;
  return (
    <BookLoadForm
      key={`${owner.load_id} ${clone}`}
      owner={owner}
      initial={initialForm.data}
      quoteType={quoteType}
      trucks={trucks.data}
      title={title}
    />
  );
};

/** The load to copy, which stays known after it was removed from the address. */
const useLoadToCopy = (): number | undefined => {
  const { clone: requested } = route.useSearch();
  const [clone, setClone] = useState(requested);
  if (requested !== undefined && requested !== clone) setClone(requested);
  return requested ?? clone;
};
