import { Suspense, useState } from 'react';
import { lazyDialog } from '../../../platform/lazy-part.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { useBreadcrumb } from '../../../platform/routing/breadcrumb.ts';
import { usePageTitle } from '../../../platform/routing/page-title.ts';
import { ListFoot } from '../../../ui/lists/list-foot.tsx';
import { ListPage } from '../../../ui/lists/list-page.tsx';
import { ListRows } from '../../../ui/lists/list-rows.tsx';
import { useList } from '../../../ui/lists/use-list.ts';
import { ClaimsFilterBar } from './claims-filter-bar.tsx';
import { ClaimsHead } from './claims-head.tsx';
import { claimsList } from './claims-list.tsx';

const ExportDialog = lazyDialog(async () => (await import('./export-claims-dialog.tsx')).ExportClaimsDialog);
const StartClaimDrawer = lazyDialog(async () => (await import('./start-claim-drawer.tsx')).StartClaimDrawer);

/** All claims and disputes this person may see. */
export const ClaimsPage = () => {
  const { t } = useTranslation();
  usePageTitle(t('claims.screens.title'));
  useBreadcrumb([{ label: t('claims.screens.title') }]);
  const list = useList(claimsList);
  const [opened, setOpened] = useState<'export' | 'start' | null>(null);
  const close = () => setOpened(null);
  return (
    <ListPage>
      <ClaimsHead list={list} onExport={() => setOpened('export')} onStart={() => setOpened('start')} />
      <ClaimsFilterBar list={list} />
      <ListRows list={list} role="tabpanel" aria-labelledby={`${claimsList.id}-${list.search.show ?? 'all'}`} />
      <ListFoot list={list} />
      <Suspense>
        {opened === 'export' && <ExportDialog total={list.query.data?.total ?? 0} onClose={close} />}
        {opened === 'start' && <StartClaimDrawer onClose={close} />}
      </Suspense>
    </ListPage>
  );
};
