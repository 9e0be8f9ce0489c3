import { useTranslation } from '../../../platform/words/use-translation.ts';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { BoxIcon } from '../../../ui/icons/freight-icons.tsx';
import { filtersOn, noFilters } from './list-search.ts';
import { BookALoad } from './list-title.tsx';
import { useListSearch } from './list-search.ts';
import { NoneFound } from '../../../ui/lists/none-found.tsx';

/** Why there are no rows, and the next action: clear the filters, or book a first load. */
export const EmptyList = () => {
  const { t } = useTranslation();
  const [search, change] = useListSearch();
  if (filtersOn(search) > 0) {
    return (
      <NoneFound clear={t('lists.filters.clear_all')} onClear={() => change(noFilters)}>
        {t('loads.my_loads.none_found')}
      </NoneFound>
    );
  }
  if (search.group) return <EmptyState icon={BoxIcon}>{t('loads.my_loads.none_in_group')}</EmptyState>;
  return (
    <EmptyState icon={BoxIcon} action={<BookALoad kind="default" />}>
      {t('loads.my_loads.none_yet')}
    </EmptyState>
  );
};
