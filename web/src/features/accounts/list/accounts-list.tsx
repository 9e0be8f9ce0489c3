import { accountSorts } from '@portal/contract/accounts/account-status.ts';
import { storedKeys } from '../../../platform/session/stored.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { BuildingIcon } from '../../../ui/icons/navigation-icons.tsx';
import { defineList, listQuery } from '../../../ui/lists/list-definition.ts';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { accountList, type AccountPage } from '../accounts.api.ts';
import { accountColumnFit, accountColumns } from './account-columns.tsx';
import { accountFilters } from './account-filters.tsx';
import { AccountPhoneRow } from './account-phone-row.tsx';
import {
  accountFiltersOn,
  type AccountsSearch,
  accountsQuery,
  isBranchOpen,
  isTree,
  noAccountFilters,
  toggleBranch,
  useAccountsSearch,
} from './accounts-search.ts';
import { NoneFound } from '../../../ui/lists/none-found.tsx';

/** Why there are no rows, and the next action. */
const NoAccounts = () => {
  const { t } = useTranslation();
  const [search, change] = useAccountsSearch();
  if (accountFiltersOn(search) === 0) return <EmptyState icon={BuildingIcon}>{t('accounts.none_yet')}</EmptyState>;
  return (
    <NoneFound clear={t('accounts.clear')} onClear={() => change(noAccountFilters)}>
      {t('accounts.none_found')}
    </NoneFound>
  );
};

/** The list of the operator's customers. */
export const accountsList = defineList<AccountPage, AccountsSearch>({
  id: 'accounts-list',
  title: (t) => t('accounts.title'),
  useSearch: useAccountsSearch,
  defaultSort: 'name',
  query: listQuery((search: AccountsSearch, limit) => accountList(accountsQuery(search, limit))),
  rowId: ({ id }) => id,
  sorts: { options: accountSorts, label: (sort, t) => t(`accounts.sorts.${sort}`) },
  textSearch: { label: (t) => t('accounts.search'), hint: (t) => t('accounts.search_hint'), showsHint: true },
  filters: accountFilters,
  noFilters: noAccountFilters,
  countFilters: accountFiltersOn,
  columns: accountColumns,
  fit: accountColumnFit,
  storedAs: storedKeys.accountsTable,
  pageSizes: { options: [25, 50, 100], usual: 25 },
  rowLines: 1,
  tree: {
    isTree,
    level: ({ level }) => level,
    isOpen: ({ id, children }, search) => (children > 0 ? isBranchOpen(id, search) : undefined),
    toggle: ({ id }, search, change) => toggleBranch(id, search, change),
  },
  PhoneRow: AccountPhoneRow,
  Empty: NoAccounts,
});
