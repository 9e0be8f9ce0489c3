import type { WaitingLoad } from '@portal/contract/tendering/assignments.contract.ts';
import { Suspense, useState } from 'react';
import { lazyDialog, lazyPart } from '../../../../platform/lazy-part.tsx';
import { useBreadcrumb } from '../../../../platform/routing/breadcrumb.ts';
import { usePageTitle } from '../../../../platform/routing/page-title.ts';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { ListFoot } from '../../../../ui/lists/list-foot.tsx';
import { ListPage } from '../../../../ui/lists/list-page.tsx';
import { ListRows } from '../../../../ui/lists/list-rows.tsx';
import { useList } from '../../../../ui/lists/use-list.ts';
import { useSelectedRows } from '../../../../ui/lists/use-selected-rows.ts';
import { PricesToMake } from '../../../drayage/quote-by-hand/prices-to-make.tsx';
import type { SelectedLoad } from '../../../loads/list/bulk/load-bulk-bar.tsx';
import { DispatchHead, DispatchTools } from './dispatch-head.tsx';
import type { ExportedWaiting } from './export-waiting-dialog.tsx';
import { waitingList } from './waiting-list.tsx';

const LoadBulkBar = lazyPart(async () => (await import('../../../loads/list/bulk/load-bulk-bar.tsx')).LoadBulkBar);
const WaitingDrawer = lazyDialog(async () => (await import('./waiting-drawer.tsx')).WaitingDrawer);
const ExportDialog = lazyDialog(async () => (await import('./export-waiting-dialog.tsx')).ExportWaitingDialog);

const selectedLoad = ({ load_id, mode, quote_type }: WaitingLoad): SelectedLoad => ({
  id: load_id,
  status: 'pending',
  mode,
  quote_type,
});

/** The operator's own list: loads of all accounts that wait for a truck, the one whose time ends first at the top. */
export const DispatchPage = () => {
  const { t } = useTranslation();
  usePageTitle(t('tendering.dispatch.title'));
  useBreadcrumb([{ label: t('tendering.dispatch.title') }]);
  const list = useList(waitingList);
  const [exported, setExported] = useState<ExportedWaiting | null>(null);
  const { search, selection } = list;
  const { data } = list.query;
  const { load, page } = search;
  const selected = useSelectedRows(list);
  const exportFound = () => setExported({ search, total: data?.total ?? 0 });
  return (
    <ListPage isSelecting={selection.ids.size > 0}>
      <DispatchHead list={list} onExport={exportFound} />
      <PricesToMake>
        <DispatchTools list={list} onExport={exportFound} />
        <ListRows list={list} />
        <ListFoot list={list} />
      </PricesToMake>
      <Suspense>
        {selection.ids.size > 0 && (
          <LoadBulkBar
            loads={selected.map((row) => selectedLoad(row))}
            onExport={() => setExported({ ids: [...selection.ids] })}
            onClear={selection.clear}
          />
        )}
      </Suspense>
      <Suspense>{exported && <ExportDialog of={exported} onClose={() => setExported(null)} />}</Suspense>
      {load !== undefined && data && (
        <WaitingDrawer
          key={load}
          loadId={load}
          load={data.items.find(({ load_id }) => load_id === load)}
          onClose={() => list.change({ load: undefined, page })}
        />
      )}
    </ListPage>
  );
};
