import { Suspense, useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { useBreadcrumb } from '../../../platform/routing/breadcrumb.ts';
import { usePageTitle } from '../../../platform/routing/page-title.ts';
import { usePhone } from '../../../platform/screen-width.ts';
import { countText } from '../../../ui/lists/count-text.ts';
import { ListFoot } from '../../../ui/lists/list-foot.tsx';
import { ListPage } from '../../../ui/lists/list-page.tsx';
import { ListRows } from '../../../ui/lists/list-rows.tsx';
import { useList } from '../../../ui/lists/use-list.ts';
import { useSelectedRows } from '../../../ui/lists/use-selected-rows.ts';
import { isAdvanced } from './advanced-criteria.ts';
import type { ExportedLoads } from './export-loads-dialog.tsx';
import { ListHead } from './list-head.tsx';
import type { ListSearch } from './list-search.ts';
import { BookALoad } from './list-title.tsx';
import { ContainerDeadlines, useContainerDeadlines } from './table/deadlines.ts';
import { myLoadsList } from './my-loads-list.tsx';
import classes from './my-loads.module.css';
import { lazyDialog, lazyPart } from '../../../platform/lazy-part.tsx';

const LoadBulkBar = lazyPart(async () => (await import('./bulk/load-bulk-bar.tsx')).LoadBulkBar);
const ExportLoadsDialog = lazyDialog(async () => (await import('./export-loads-dialog.tsx')).ExportLoadsDialog);

/** My Loads: every load of the account by status, filtered, sorted and paged. */
export const MyLoadsPage = () => {
  const { t } = useTranslation();
  const title = t('loads.my_loads.title');
  usePageTitle(title);
  useBreadcrumb([{ label: title }]);
  const phone = usePhone();
  const list = useList(myLoadsList);
  const [exported, setExported] = useState<ExportedLoads | null>(null);
  const { selection, search } = list;
  const { data } = list.query;
  const selected = useSelectedRows(list);
  const total = data ? countText(data) : null;
  return (
    <ListPage isSelecting={selection.ids.size > 0}>
      <ListHead
        list={list}
        total={total}
        onExport={() => setExported({ search, total: data?.total ?? 0, total_capped: data?.total_capped })}
      />
      <ContainerDeadlines value={useContainerDeadlines(data)}>
        <ListRows list={list} {...panelAttributes(search, title)} />
      </ContainerDeadlines>
      <ListFoot list={list} />
      {phone && (
        <div className={classes.bottom}>
          <BookALoad fullWidth />
        </div>
      )}
      <Suspense>
        {selection.ids.size > 0 && (
          <LoadBulkBar
            loads={selected}
            onExport={() => setExported({ ids: [...selection.ids] })}
            onClear={selection.clear}
          />
        )}
      </Suspense>
      <Suspense>{exported && <ExportLoadsDialog of={exported} onClose={() => setExported(null)} />}</Suspense>
    </ListPage>
  );
};

/** The rows are the panel of the selected status tab; an advanced search has no tabs. */
const panelAttributes = (search: ListSearch, title: string) =>
  isAdvanced(search)
    ? { role: 'region', 'aria-label': title }
    : { role: 'tabpanel', 'aria-labelledby': `${myLoadsList.id}-${search.group ?? 'all'}` };
