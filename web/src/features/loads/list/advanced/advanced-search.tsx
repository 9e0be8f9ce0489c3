import { usePhone } from '../../../../platform/screen-width.ts';
import type { LoadPage } from '../../loads.api.ts';
import { isAdvanced } from './advanced-criteria.ts';
import { AdvancedDrawer } from './advanced-drawer.tsx';
import { AdvancedHead } from './advanced-head.tsx';
import { CriteriaPills } from './criteria-pills.tsx';
import filterClasses from '../filters/filters.module.css';
import { ListLooks } from '../list-looks.tsx';
import type { AdvancedDrawerState } from './use-advanced-drawer.ts';
import { useListSearch } from '../use-list-search.ts';
import type { TableControls } from '../table/use-table-state.ts';

type AdvancedSearchProps = {
  /** Left out while it is not known what was found. */
  data: LoadPage | undefined;
  table: TableControls;
  drawer: AdvancedDrawerState;
};

/** The advanced search: its form and, while it is on, what it asks in the place of status tabs and filters. */
export const AdvancedSearch = ({ data, table, drawer }: AdvancedSearchProps) => {
  const phone = usePhone();
  const [search] = useListSearch();
  const isOn = isAdvanced(search);
  return (
    <>
      {isOn && <AdvancedHead data={data} onOpen={drawer.open} />}
      {isOn && !phone && (
        <div className={filterClasses.row}>
          <CriteriaPills opened={drawer.opened} onOpen={drawer.open} />
          <ListLooks table={table} />
        </div>
      )}
      {drawer.run > 0 && <AdvancedDrawer key={drawer.run} opened={drawer.opened} onClose={drawer.close} />}
    </>
  );
};
