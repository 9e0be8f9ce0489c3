import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { BoxIcon } from '../../../ui/icons/freight-icons.tsx';
import { SearchIcon } from '../../../ui/icons/navigation-icons.tsx';
import { filtersOn, noFilters } from './list-search.ts';
import { BookALoad } from './list-title.tsx';
import { useListSearch } from './list-search.ts';

/** Why there are no rows, and the next action: clear the filters, or book a first load. */
export const EmptyList = () => {
  const { t } = useTranslation();
  const [search, change] = useListSearch();
  if (filtersOn(search) > 0) {
    return (
      <EmptyState
        icon={SearchIcon}
        action={<Button onClick={() => change(noFilters)}>{t('lists.filters.clear_all')}</Button>}
      >
        {t('loads.my_loads.none_found')}
      </EmptyState>
    );
  }
  if (search.group) return <EmptyState icon={BoxIcon}>{t('loads.my_loads.none_in_group')}</EmptyState>;
  return (
    <EmptyState icon={BoxIcon} action={<BookALoad kind="default" />}>
      {t('loads.my_loads.none_yet')}
    </EmptyState>
  );
};
