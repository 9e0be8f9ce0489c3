import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../../../ui/lists/list-filters.tsx';
import { useListSearch } from '../list-search.ts';

/** Finds loads by number, PRO, PO, BOL, city or carrier. */
export const ListSearchField = ({ field }: { field?: Ref<HTMLInputElement> }) => {
  const { t } = useTranslation();
  const [{ search = '' }, change] = useListSearch();
  return (
    <SearchField
      ref={field}
      label={t('loads.my_loads.filters.search')}
      hint={t('loads.my_loads.filters.search_hint')}
      current={search}
      onSearch={(text) => change({ search: text || undefined }, { replace: true })}
    />
  );
};
