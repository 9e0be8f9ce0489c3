import type { ApiKey } from '@portal/contract/api-keys/api-keys.contract.ts';
import { storedKeys } from '../../platform/session/stored.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { KeyIcon } from '../../ui/icons/action-icons.tsx';
import { defineList, type ListColumn, listQuery, type RowProps } from '../../ui/lists/list-definition.ts';
import { PhoneLine, PhoneRow } from '../../ui/lists/phone-row.tsx';
import { MainLine, SecondLine } from '../../ui/lists/two-lines.tsx';
import { AccountBadge } from '../../ui/primitives/account-badge.tsx';
import { EmptyState } from '../../ui/status/empty-state.tsx';
import { KeyBeginning, KeyCreated, KeyName, KeySwitch, KeyUsed, RemoveKey } from './api-key-cells.tsx';
import classes from './api-keys.module.css';
import { KeyRights } from './key-rights.tsx';
import { apiKeyList, type ApiKeyPage } from './api-keys.api.ts';
import { apiKeyFilters } from './api-key-filters.tsx';
import { type ApiKeysSearch, keyFiltersOn, noKeyFilters, useApiKeysSearch } from './api-keys-search.ts';
import { countOrRange } from '../../ui/lists/count-text.ts';
import { NoneFound } from '../../ui/lists/none-found.tsx';

const KeyPhoneRow = ({ row, t }: RowProps<ApiKey>) => (
  <PhoneRow>
    <PhoneLine end={<KeySwitch row={row} t={t} />}>
      <MainLine>{row.name}</MainLine>
    </PhoneLine>
    <PhoneLine whole end={<RemoveKey row={row} t={t} />}>
      <SecondLine>
        {row.account.name}, <code>{row.prefix}…</code>
      </SecondLine>
    </PhoneLine>
    <PhoneLine end={<KeyRights row={row} />}>
      <KeyUsed row={row} t={t} />
    </PhoneLine>
  </PhoneRow>
);

const NoKeys = () => {
  const { t } = useTranslation();
  const [search, change] = useApiKeysSearch();
  if (keyFiltersOn(search) === 0) return <EmptyState icon={KeyIcon}>{t('api_keys.none')}</EmptyState>;
  return (
    <NoneFound clear={t('api_keys.clear')} onClear={() => change(noKeyFilters)}>
      {t('api_keys.none_found')}
    </NoneFound>
  );
};

type Column = ListColumn<ApiKeyPage, ApiKeysSearch>;

const account: Column = {
  label: (t) => t('api_keys.columns.account'),
  Cell: ({ row: { account: of } }) => (
    <span className={classes.account}>
      <AccountBadge {...of} />
      <MainLine>{of.name}</MainLine>
    </span>
  ),
  minWidth: 150,
};

const listOf = (of: 'all' | 'account') =>
  defineList<ApiKeyPage, ApiKeysSearch>({
    id: `api-keys-${of}`,
    title: (t) => t('api_keys.title'),
    useSearch: useApiKeysSearch,
    query: listQuery(({ page = 1, ...filters }: ApiKeysSearch, limit) =>
      apiKeyList(of, { ...filters, skip: (page - 1) * limit, limit }),
    ),
    rowId: ({ id }) => id,
    textSearch: { label: (t) => t('api_keys.search'), hint: (t) => t('api_keys.search_hint') },
    filters: apiKeyFilters[of],
    noFilters: noKeyFilters,
    countFilters: keyFiltersOn,
    columns: {
      name: { label: (t) => t('api_keys.columns.name'), Cell: KeyName, minWidth: 150 },
      begins: { label: (t) => t('api_keys.columns.begins'), Cell: KeyBeginning, minWidth: 130 },
      ...(of === 'all' ? { account } : {}),
      created: { label: (t) => t('api_keys.columns.created'), Cell: KeyCreated, minWidth: 140 },
      rights: { label: (t) => t('api_keys.columns.rights'), Cell: KeyRights, minWidth: 140 },
      used: { label: (t) => t('api_keys.columns.used'), Cell: KeyUsed, minWidth: 140 },
      status: { label: (t) => t('api_keys.columns.status'), Cell: KeySwitch },
      actions: { label: (t) => t('api_keys.columns.actions'), Cell: RemoveKey, align: 'end' },
    },
    storedAs: of === 'all' ? storedKeys.allApiKeysTable : storedKeys.apiKeysTable,
    pageSizes: { options: [25, 50, 100], usual: 25 },
    rowLines: 2,
    PhoneRow: KeyPhoneRow,
    Empty: NoKeys,
    rangeText: countOrRange('api_keys.count'),
  });

/** The keys of all accounts, and those of the own one. */
export const apiKeysLists = { all: listOf('all'), account: listOf('account') };
