import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { useBreadcrumb } from '../../../platform/routing/breadcrumb.ts';
import { useDraftSlot } from '../../../platform/forms/draft-slots.ts';
import { useMe } from '../../../platform/session/current-user.ts';
import { usePageTitle } from '../../../platform/routing/page-title.ts';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { bookingAddress, loadAddress } from '../../loads/addresses.ts';
import { BookLoadSkeleton } from '../frame/book-load-skeleton.tsx';
import { BookDrayageForm } from './book-drayage-form.tsx';
import { initialDrayageForm } from './form/initial-form.ts';
import { throwIfNotFound } from '../../../platform/routing/or-not-found.ts';

const route = getRouteApi('/frame/quote-book/drayage/{-$loadId}');

/** Book a Load for a container: a new one, a copy of one, one that is not booked yet, or one operations work on. */
export const BookDrayagePage = () => {
  const { t } = useTranslation();
  const me = useMe();
  const { loadId } = route.useParams();
  const clone = useLoadToCopy();
  const slot = useDraftSlot();
  const owner = { user_id: me.user.id, account_id: me.account.id, load_id: loadId ? Number(loadId) : slot } as const;
  const initialForm = useQuery(initialDrayageForm(owner, clone));
  const title = loadId ? t('loads.book.edit_title', { id: loadId }) : t('loads.book.title');
  usePageTitle(title);
  useBreadcrumb([
    { label: t('loads.book.title'), address: bookingAddress('drayage') },
    ...(loadId ? [{ label: loadId, address: loadAddress(Number(loadId)) }] : []),
    { label: t('loads.modes.drayage') },
  ]);
  throwIfNotFound(initialForm.error);
  if (initialForm.isError) return <ErrorState error={initialForm.error} onRetry={() => void initialForm.refetch()} />;
  if (!initialForm.data) return <BookLoadSkeleton />;
  return <BookDrayageForm key={`${owner.load_id} ${clone}`} owner={owner} initial={initialForm.data} title={title} />;
};

/** The load to copy, which stays known after it was removed from the address. */
const useLoadToCopy = (): number | undefined => {
  const { clone: requested } = route.useSearch();
  const [clone, setClone] = useState(requested);
  if (requested !== undefined && requested !== clone) setClone(requested);
  return requested ?? clone;
};
