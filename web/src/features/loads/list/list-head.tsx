import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { usePhone } from '../../../platform/screen-width.ts';
import { isAdvanced } from './advanced/advanced-criteria.ts';
import { FilterRow } from './filters/filter-row.tsx';
import { ListTitle } from './list-title.tsx';
import type { LoadList } from './list-search.ts';
import classes from './my-loads.module.css';
import { PhoneTools } from './filters/phone-tools.tsx';
import { StatusTabs } from './status-tabs.tsx';
import { useAdvancedDrawer } from './advanced/use-advanced-drawer.ts';

const AdvancedSearch = lazy(async () => ({ default: (await import('./advanced/advanced-search.tsx')).AdvancedSearch }));

type ListHeadProps = {
  list: LoadList;
  /** How many loads match, in words; null while it is not known. */
  total: string | null;
  onExport: () => void;
};

/** What stands above the rows: title and view, status or search, filters. */
export const ListHead = ({ list, total, onExport }: ListHeadProps) => {
  const { t } = useTranslation();
  const phone = usePhone();
  const { data } = list.query;
  const drawer = useAdvancedDrawer();
  const advanced = isAdvanced(list.search);
  return (
    <>
      {phone ? (
        <h1 className={classes.hidden}>{t('loads.my_loads.title')}</h1>
      ) : (
        <ListTitle list={list} total={total} onExport={onExport} />
      )}
      {(advanced || drawer.run > 0) && (
        <Suspense fallback={advanced && <div className={classes.tabs} />}>
          <AdvancedSearch list={list} drawer={drawer} />
        </Suspense>
      )}
      {!advanced && <StatusTabs panel={list.definition.id} counts={data?.counts} late={data?.late} />}
      {phone && <PhoneTools list={list} total={total} onExport={onExport} onAdvanced={drawer.open} />}
      {!phone && !advanced && <FilterRow list={list} onAdvanced={drawer.open} />}
    </>
  );
};
