import { usePhone } from '../../../../platform/screen-width.ts';
import { isAdvanced } from '../advanced-criteria.ts';
import { AdvancedDrawer } from './advanced-drawer.tsx';
import { AdvancedHead } from './advanced-head.tsx';
import { CriteriaPills } from './criteria-pills.tsx';
import { FilterLine } from '../../../../ui/lists/filters/filter-line.tsx';
import { TableAppearance } from '../../../../ui/lists/table/table-appearance.tsx';
import type { AdvancedDrawerState } from './use-advanced-drawer.ts';
import { useListSearch } from '../list-search.ts';
import type { LoadList } from '../list-search.ts';

type AdvancedSearchProps = {
  list: LoadList;
  drawer: AdvancedDrawerState;
};

/** The advanced search: its form and, while active, its criteria in the place of status tabs and filters. */
export const AdvancedSearch = ({ list, drawer }: AdvancedSearchProps) => {
  const phone = usePhone();
  const [search] = useListSearch();
  const isActive = isAdvanced(search);
  return (
    <>
      {isActive && <AdvancedHead data={list.query.data} onOpen={drawer.open} />}
      {isActive && !phone && (
        <FilterLine>
          <CriteriaPills opened={drawer.opened} onOpen={drawer.open} />
          <TableAppearance list={list} />
        </FilterLine>
      )}
      {drawer.run > 0 && <AdvancedDrawer key={drawer.run} opened={drawer.opened} onClose={drawer.close} />}
    </>
  );
};
