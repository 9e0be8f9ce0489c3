import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBreadcrumb } from '../../../platform/routing/breadcrumb.ts';
import { usePageTitle } from '../../../platform/routing/page-title.ts';
import { usePhone } from '../../../platform/screen-width.ts';
import { Button, LinkButton } from '../../../ui/primitives/button.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { SearchIcon } from '../../../ui/icons/navigation-icons.tsx';
import { CheckCircleIcon, ClaimIcon } from '../../../ui/icons/status-icons.tsx';
import { ListBody, ListPage } from '../../../ui/lists/list-page.tsx';
import { myLoadsAddress } from '../../loads/addresses.ts';
import { useListKeys } from '../../loads/list/table/use-list-keys.ts';
import { ClaimsFilters } from './claims-filters.tsx';
import { ClaimsFoot } from './claims-foot.tsx';
import { ClaimsHead, claimsPanel } from './claims-head.tsx';
import { ClaimsRows } from './claims-rows.tsx';
import { isNarrowed, noClaimFilters } from './claims-search.ts';
import { ClaimsTable } from './claims-table.tsx';
import { type ClaimList, useClaimList } from './use-claim-list.ts';
import { useClaimsSearch } from './use-claims-search.ts';

/** All claims and disputes this person may see: whose turn it is, what was claimed and recovered, by when. */
export const ClaimsPage = () => {
  const { t } = useTranslation();
  usePageTitle(t('claims.screens.title'));
  useBreadcrumb([{ label: t('claims.screens.title') }]);
  const [search] = useClaimsSearch();
  const list = useClaimList(search);
  const panel = useRef<HTMLDivElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  useListKeys({ list: panel, searchField, onToggle: () => undefined });
  return (
    <ListPage>
      <ClaimsHead data={list.data} />
      <ClaimsFilters representatives={list.data?.representatives} items={list.data?.items} field={searchField} />
      <ListBody ref={panel} id={claimsPanel} role="tabpanel" aria-labelledby={`${claimsPanel}-${search.show ?? 'all'}`}>
        <Found list={list} />
      </ListBody>
      <ClaimsFoot
        list={list}
        onPage={() => {
          if (panel.current) panel.current.scrollTop = 0;
        }}
      />
    </ListPage>
  );
};

const Found = ({ list: { data, error, refetch, isFetching, isPlaceholderData } }: { list: ClaimList }) => {
  const phone = usePhone();
  if (error && (!data || isPlaceholderData)) {
    return <ErrorState error={error} onRetry={() => void refetch()} pending={isFetching} />;
  }
  if (data?.items.length === 0) return <Nothing />;
  if (phone) return <ClaimsRows items={data?.items} operator={data?.representatives !== undefined} />;
  return <ClaimsTable items={data?.items} operator={data?.representatives !== undefined} stale={isPlaceholderData} />;
};

/** Why there are no rows, and what helps. */
const Nothing = () => {
  const { t } = useTranslation();
  const [search, change] = useClaimsSearch();
  if (isNarrowed(search)) {
    return (
      <EmptyState
        icon={SearchIcon}
        action={<Button onClick={() => change(noClaimFilters)}>{t('claims.screens.list.clear')}</Button>}
      >
        {t('claims.screens.list.none_found')}
      </EmptyState>
    );
  }
  if (search.show === 'mine')
    return <EmptyState icon={CheckCircleIcon}>{t('claims.screens.list.none_mine')}</EmptyState>;
  if (search.show === 'overdue') {
    return <EmptyState icon={CheckCircleIcon}>{t('claims.screens.list.none_overdue')}</EmptyState>;
  }
  return (
    <EmptyState
      icon={ClaimIcon}
      action={<LinkButton to={myLoadsAddress}>{t('claims.screens.list.see_loads')}</LinkButton>}
    >
      {t('claims.screens.list.none_yet')}
    </EmptyState>
  );
};
