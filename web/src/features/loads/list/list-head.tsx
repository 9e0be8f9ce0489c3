import { Suspense } from 'react';
import { exportText } from '../../../ui/lists/export-text.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { usePhone } from '../../../platform/screen-width.ts';
import { isAdvanced } from './advanced-criteria.ts';
import { FilterLine } from '../../../ui/lists/filters/filter-line.tsx';
import { FilterPills } from '../../../ui/lists/filters/filter-pills.tsx';
import { ListSearchField } from '../../../ui/lists/filters/list-search-field.tsx';
import { PhoneTools } from '../../../ui/lists/filters/phone-tools.tsx';
import { TableAppearance } from '../../../ui/lists/table/table-appearance.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { ImportLoads, ListTitle } from './list-title.tsx';
import { ViewMenu } from '../../../ui/lists/views/view-menu.tsx';
import { useLoadViews } from './views/use-load-views.ts';
import type { LoadList } from './list-search.ts';
import classes from './my-loads.module.css';
import { StatusTabs } from './status-tabs.tsx';
import { useAdvancedDrawer } from './advanced/use-advanced-drawer.ts';
import { lazyPart } from '../../../platform/lazy-part.tsx';

const AdvancedSearch = lazyPart(async () => (await import('./advanced/advanced-search.tsx')).AdvancedSearch);

type ListHeadProps = {
  list: LoadList;
  /** The number of matching loads as text; null until it is known. */
  total: string | null;
  onExport: () => void;
};

/** Everything above the rows: title and view, status tabs or advanced search, filters. */
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
        <ListTitle list={list} onExport={onExport} />
      )}
      {(advanced || drawer.run > 0) && (
        <Suspense fallback={advanced && <div className={classes.advanced} />}>
          <AdvancedSearch list={list} drawer={drawer} />
        </Suspense>
      )}
      {!advanced && <StatusTabs panel={list.definition.id} counts={data?.counts} late={data?.late} />}
      {phone && <LoadPhoneTools list={list} total={total} onExport={onExport} onAdvanced={drawer.open} />}
      {!phone && !advanced && (
        <FilterLine>
          <ListSearchField list={list} />
          <FilterPills list={list} />
          <Button kind="link" size="small" onClick={drawer.open}>
            {t('loads.my_loads.advanced.open')}
          </Button>
          <TableAppearance list={list} />
        </FilterLine>
      )}
    </>
  );
};

type LoadPhoneToolsProps = ListHeadProps & { onAdvanced: () => void };

/** View, filters and sort order on a phone. */
const LoadPhoneTools = ({ list, total, onExport, onAdvanced }: LoadPhoneToolsProps) => {
  const { t } = useTranslation();
  const views = useLoadViews(list);
  return (
    <PhoneTools
      list={list}
      onFilters={isAdvanced(list.search) ? onAdvanced : undefined}
      more={(closeDrawer) => (
        <>
          <Button
            onClick={() => {
              closeDrawer();
              onAdvanced();
            }}
          >
            {t('loads.my_loads.advanced.open')}
          </Button>
          <ImportLoads />
        </>
      )}
      action={<Button onClick={onExport}>{exportText(list.query.data, t)}</Button>}
      showText={t('loads.my_loads.filters.show', { total: total ?? '' })}
    >
      <ViewMenu views={views} />
    </PhoneTools>
  );
};
