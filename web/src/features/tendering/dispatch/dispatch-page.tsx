import { getRouteApi } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBreadcrumb } from '../../../platform/routing/breadcrumb.ts';
import { usePageTitle } from '../../../platform/routing/page-title.ts';
import { usePhone } from '../../../platform/screen-width.ts';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { TruckIcon } from '../../../ui/icons/freight-icons.tsx';
import { ListHead } from '../../../ui/lists/list-head.tsx';
import { ListBody, ListFoot, ListPage } from '../../../ui/lists/list-page.tsx';
import { PricesToMake } from '../../drayage/quote-by-hand/prices-to-make.tsx';
import { useListKeys } from '../../loads/list/table/use-list-keys.ts';
import { Updated } from '../../loads/list/table/updated.tsx';
import { waitingLoads, waitingPerPage } from './dispatch.api.ts';
import type { DispatchSearch } from './dispatch-search.ts';
import { PagePicker } from './page-picker.tsx';
import { useWaitingLoads, type WaitingList } from './use-waiting-loads.ts';
import { WaitingCards } from './waiting-cards.tsx';
import { WaitingDrawer } from './waiting-drawer.tsx';
import { WaitingTable } from './waiting-table.tsx';

const route = getRouteApi('/frame/dispatch');

/** The operator's own list: loads of all accounts that wait for a truck, the one tendered first first. */
export const DispatchPage = () => {
  const { t } = useTranslation();
  usePageTitle(t('tendering.dispatch.title'));
  useBreadcrumb([{ label: t('tendering.dispatch.title') }]);
  const { page = 1, load }: DispatchSearch = route.useSearch();
  const navigate = route.useNavigate();
  const go = (search: DispatchSearch) => void navigate({ search: search as never });
  const list = useWaitingLoads(page);
  const panel = useRef<HTMLDivElement>(null);
  useListKeys({ list: panel, searchField: useRef(null), onToggle: () => undefined });
  const chosen = list.data?.items.find(({ load_id }) => load_id === load);
  return (
    <ListPage>
      <ListHead title={t('tendering.dispatch.title')}>
        <span role="status">{list.data && t('tendering.dispatch.count', { count: list.data.total })}</span>
      </ListHead>
      <PricesToMake />
      <ListBody ref={panel}>
        <Waiting list={list} />
      </ListBody>
      <ListFoot>
        <Updated queryKey={waitingLoads(page).queryKey} failed={list.isRefetchError} />
        <PagePicker
          page={page}
          pages={Math.ceil((list.data?.total ?? 0) / waitingPerPage)}
          onPage={(next) => go({ page: next })}
        />
      </ListFoot>
      {load !== undefined && list.data && (
        <WaitingDrawer key={load} loadId={load} load={chosen} onClose={() => go(page > 1 ? { page } : {})} />
      )}
    </ListPage>
  );
};

const Waiting = ({ list: { data, error, refetch, isFetching, isPlaceholderData } }: { list: WaitingList }) => {
  const { t } = useTranslation();
  const phone = usePhone();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} pending={isFetching} />;
  if (data?.items.length === 0) return <EmptyState icon={TruckIcon}>{t('tendering.dispatch.none')}</EmptyState>;
  if (phone) return <WaitingCards items={data?.items} />;
  return <WaitingTable items={data?.items} stale={isPlaceholderData} />;
};
