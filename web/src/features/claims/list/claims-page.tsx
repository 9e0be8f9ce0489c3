import { useNavigate, useSearch } from '@tanstack/react-router';
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

/** Whether the address asks which load a new case is about, and how to open and close that question. */
const useStart = (): [boolean, (isAsked: boolean) => void] => {
  const navigate = useNavigate();
  const isStarting = useSearch({
    strict: false,
    select: (search: Record<string, unknown>) => search['start'] === true,
  });
  const setStarting = (isAsked: boolean) =>
    void navigate({
      to: '.',
      search: (before: Record<string, unknown>) => ({ ...before, start: isAsked || undefined }),
      replace: true,
      resetScroll: false,
    });
  return [isStarting, setStarting];
};

/** All claims and disputes this person may see. */
export const ClaimsPage = () => {
  const { t } = useTranslation();
  usePageTitle(t('claims.screens.title'));
  useBreadcrumb([{ label: t('claims.screens.title') }]);
  const list = useList(claimsList);
  const [isExporting, setExporting] = useState(false);
  const [isStarting, setStarting] = useStart();
  return (
    <ListPage>
      <ClaimsHead list={list} onExport={() => setExporting(true)} onStart={() => setStarting(true)} />
      <ClaimsFilterBar list={list} />
      <ListRows list={list} role="tabpanel" aria-labelledby={`${claimsList.id}-${list.search.show ?? 'all'}`} />
      <ListFoot list={list} />
      <Suspense>
        {isExporting && <ExportDialog total={list.query.data?.total ?? 0} onClose={() => setExporting(false)} />}
        {isStarting && <StartClaimDrawer onClose={() => setStarting(false)} />}
      </Suspense>
    </ListPage>
  );
};
