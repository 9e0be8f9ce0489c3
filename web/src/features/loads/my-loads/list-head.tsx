import { lazy, Suspense, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { usePhone } from '../../../platform/screen-width.ts';
import type { LoadPage } from '../loads.api.ts';
import { isAdvanced } from './advanced-criteria.ts';
import { FilterRow } from './filter-row.tsx';
import { ListTitle } from './list-title.tsx';
import classes from './my-loads.module.css';
import { PhoneTools } from './phone-tools.tsx';
import { StatusTabs } from './status-tabs.tsx';
import type { AdvancedDrawerState } from './use-advanced-drawer.ts';
import { useListSearch } from './use-list-search.ts';
import type { TableControls } from './use-table-state.ts';

const AdvancedHead = lazy(async () => ({ default: (await import('./advanced-head.tsx')).AdvancedHead }));

type ListHeadProps = {
  data: LoadPage | undefined;
  /** How many loads match, in words; null while it is not known. */
  total: string | null;
  table: TableControls;
  searchField: Ref<HTMLInputElement>;
  drawer: AdvancedDrawerState;
  onExport: () => void;
};

/** What stands above the rows: title and view, status or search, filters. */
export const ListHead = ({ data, total, table, searchField, drawer, onExport }: ListHeadProps) => {
  const { t } = useTranslation();
  const phone = usePhone();
  const [search] = useListSearch();
  return (
    <>
      {phone ? (
        <h1 className={classes.hidden}>{t('loads.my_loads.title')}</h1>
      ) : (
        <ListTitle table={table} total={total} onExport={onExport} />
      )}
      {isAdvanced(search) ? (
        <Suspense fallback={<div className={classes.tabs} />}>
          <AdvancedHead data={data} onOpen={drawer.open} />
        </Suspense>
      ) : (
        <StatusTabs counts={data?.counts} late={data?.late} />
      )}
      {phone ? (
        <PhoneTools table={table} total={total} onExport={onExport} onAdvanced={drawer.open} />
      ) : (
        <FilterRow table={table} searchField={searchField} advancedOpen={drawer.opened} onAdvanced={drawer.open} />
      )}
    </>
  );
};
