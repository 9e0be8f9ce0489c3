import { isFinished } from '@portal/contract/claims/claim-status.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { storedKeys } from '../../../platform/session/stored.ts';
import { CheckCircleIcon, ClaimIcon } from '../../../ui/icons/status-icons.tsx';
import { defineList, listQuery } from '../../../ui/lists/list-definition.ts';
import { LinkButton } from '../../../ui/primitives/button.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { myLoadsAddress } from '../../loads/addresses.ts';
import { claimList, type ClaimPage } from '../claims.api.ts';
import { claimColumnFit, claimColumns } from './claim-columns.tsx';
import { ClaimPhoneRow } from './claim-phone-row.tsx';
import { claimKeys } from '../claims.keys.ts';
import { claimFilters } from './claim-filters.tsx';
import {
  claimFiltersOn,
  claimSorts,
  claimsQuery,
  type ClaimsSearch,
  noClaimFilters,
  useClaimsSearch,
} from './claims-search.ts';
import { countOrRange } from '../../../ui/lists/count-text.ts';
import { NoneFound } from '../../../ui/lists/none-found.tsx';

/** Why there are no rows, and the next action. */
const NoClaims = () => {
  const { t } = useTranslation();
  const [search, change] = useClaimsSearch();
  if (claimFiltersOn(search) > 0) {
    return (
      <NoneFound clear={t('claims.screens.list.clear')} onClear={() => change(noClaimFilters)}>
        {t('claims.screens.list.none_found')}
      </NoneFound>
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
      action={<LinkButton {...myLoadsAddress}>{t('claims.screens.list.see_loads')}</LinkButton>}
    >
      {t('claims.screens.list.none_yet')}
    </EmptyState>
  );
};

/** The list of claims and disputes. */
export const claimsList = defineList<ClaimPage, ClaimsSearch>({
  id: 'claims-list',
  title: (t) => t('claims.screens.title'),
  useSearch: useClaimsSearch,
  defaultSort: '-id',
  query: listQuery((search: ClaimsSearch, limit) => claimList(claimsQuery(search, limit))),
  rowId: ({ id }) => id,
  news: {
    loadId: ({ load, status }) => (isFinished(status) ? null : load.id),
    events: ['claim-changed'],
    queryKey: claimKeys.lists,
  },
  sorts: { options: claimSorts, label: (sort, t) => t(`claims.screens.list.sorts.${sort}`) },
  textSearch: {
    label: (t) => t('claims.screens.list.search'),
    hint: (t) => t('claims.screens.list.search_hint'),
  },
  filters: claimFilters,
  noFilters: noClaimFilters,
  countFilters: claimFiltersOn,
  columns: claimColumns,
  fit: claimColumnFit,
  storedAs: storedKeys.claimsTable,
  pageSizes: { options: [25, 50, 100], usual: 50 },
  rowLines: 2,
  PhoneRow: ClaimPhoneRow,
  Empty: NoClaims,
  rangeText: countOrRange('claims.screens.list.count'),
  selection: {
    pageLabel: (t) => t('claims.screens.list.bulk.select_page'),
    rowLabel: (number, t) => t('claims.screens.list.bulk.select', { number }),
  },
});
