import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBreadcrumb } from '../../../platform/routing/breadcrumb.ts';
import { usePageTitle } from '../../../platform/routing/page-title.ts';
import { usePhone } from '../../../platform/screen-width.ts';
import { countText } from './count-text.ts';
import type { ExportOf } from './export-dialog.tsx';
import { ListFoot } from './table/list-foot.tsx';
import { ListHead } from './list-head.tsx';
import { ListPanel } from './list-panel.tsx';
import { BookALoad } from './list-title.tsx';
import { ListPage } from '../../../ui/lists/list-page.tsx';
import classes from './my-loads.module.css';
import { pageQuery } from './page-query.ts';
import { SelectionBar } from './table/selection-bar.tsx';
import { useListKeys } from './table/use-list-keys.ts';
import { useListSearch } from './use-list-search.ts';
import { useLoadList } from './use-load-list.ts';
import { useSelection } from './table/use-selection.ts';
import { useTableState } from './table/use-table-state.ts';

const ExportDialog = lazy(async () => ({ default: (await import('./export-dialog.tsx')).ExportDialog }));

/** My Loads: every load of the account, by status, filtered and sorted, a page at a time. */
export const MyLoadsPage = () => {
  const { t } = useTranslation();
  usePageTitle(t('loads.my_loads.title'));
  useBreadcrumb([{ label: t('loads.my_loads.title') }]);
  const phone = usePhone();
  const [search, change] = useListSearch();
  const table = useTableState();
  const list = useLoadList(search, table.limit);
  const selection = useSelection();
  const [exported, setExported] = useState<ExportOf | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  useListKeys({ list: panel, searchField, onToggle: (id) => selection.select(id, !selection.ids.has(id)) });
  const { data } = list;
  const total = data ? countText(data) : null;
  const exportList = () => setExported({ search, total: data?.total ?? 0, total_capped: data?.total_capped });
  return (
    <ListPage>
      <ListHead data={data} total={total} table={table} searchField={searchField} onExport={exportList} />
      <ListPanel ref={panel} list={list} search={search} change={change} table={table} selection={selection} />
      <ListFoot
        list={list}
        queryKey={pageQuery(search, table.limit).queryKey}
        page={search.page ?? 1}
        limit={table.limit}
        onPage={(page) => {
          change({ page });
          if (panel.current) panel.current.scrollTop = 0;
        }}
        onLimit={(limit) => {
          table.change({ limit });
          change({});
        }}
      />
      {phone && (
        <div className={classes.bottom}>
          <BookALoad fullWidth />
        </div>
      )}
      <SelectionBar selection={selection} onExport={() => setExported({ ids: [...selection.ids] })} />
      <Suspense>{exported && <ExportDialog of={exported} onClose={() => setExported(null)} />}</Suspense>
    </ListPage>
  );
};
