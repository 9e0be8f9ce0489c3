import { lazy, Suspense, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { usePhone } from '../../../platform/screen-width.ts';
import type { LoadPage } from '../loads.api.ts';
import { isAdvanced } from './advanced/advanced-criteria.ts';
import { FilterRow } from './filters/filter-row.tsx';
import { ListTitle } from './list-title.tsx';
import classes from './my-loads.module.css';
import { PhoneTools } from './filters/phone-tools.tsx';
import { StatusTabs } from './status-tabs.tsx';
import { useAdvancedDrawer } from './advanced/use-advanced-drawer.ts';
import { useListSearch } from './use-list-search.ts';
import type { TableControls } from './table/use-table-state.ts';

const AdvancedSearch = lazy(async () => ({ default: (await import('./advanced/advanced-search.tsx')).AdvancedSearch }));

type ListHeadProps = {
  data: LoadPage | undefined;
  /** How many loads match, in words; null while it is not known. */
  total: string | null;
  table: TableControls;
  searchField: Ref<HTMLInputElement>;
  onExport: () => void;
};

/** What stands above the rows: title and view, status or search, filters. */
export const ListHead = ({ data, total, table, searchField, onExport }: ListHeadProps) => {
  const { t } = useTranslation();
  const phone = usePhone();
  const [search] = useListSearch();
  const drawer = useAdvancedDrawer();
  const advanced = isAdvanced(search);
  return (
    <>
      {phone ? (
        <h1 className={classes.hidden}>{t('loads.my_loads.title')}</h1>
      ) : (
        <ListTitle table={table} total={total} onExport={onExport} />
      )}
      {(advanced || drawer.run > 0) && (
        <Suspense fallback={advanced && <div className={classes.tabs} />}>
          <AdvancedSearch data={data} table={table} drawer={drawer} />
        </Suspense>
      )}
      {!advanced && <StatusTabs counts={data?.counts} late={data?.late} />}
      {phone && <PhoneTools table={table} total={total} onExport={onExport} onAdvanced={drawer.open} />}
      {!phone && !advanced && <FilterRow table={table} searchField={searchField} onAdvanced={drawer.open} />}
    </>
  );
};
