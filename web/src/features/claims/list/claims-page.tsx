import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { lazyDialog, lazyPart } from '../../../platform/lazy-part.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { useBreadcrumb } from '../../../platform/routing/breadcrumb.ts';
import { usePageTitle } from '../../../platform/routing/page-title.ts';
import { ListFoot } from '../../../ui/lists/list-foot.tsx';
import { ListPage } from '../../../ui/lists/list-page.tsx';
import { ListRows } from '../../../ui/lists/list-rows.tsx';
import { useList } from '../../../ui/lists/use-list.ts';
import { useSelectedRows } from '../../../ui/lists/use-selected-rows.ts';
import { ClaimsFilterBar } from './claims-filter-bar.tsx';
import { ClaimsHead } from './claims-head.tsx';
import { claimsList } from './claims-list.tsx';
import type { ExportedClaims } from './export-claims-dialog.tsx';

const ExportDialog = lazyDialog(async () => (await import('./export-claims-dialog.tsx')).ExportClaimsDialog);
const ClaimBulkBar = lazyPart(async () => (await import('./bulk/claim-bulk-bar.tsx')).ClaimBulkBar);
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
  const [exported, setExported] = useState<ExportedClaims | null>(null);
  const [isStarting, setStarting] = useStart();
  const { search, selection } = list;
  const { data } = list.query;
  const selected = useSelectedRows(list);
  return (
    <ListPage isSelecting={selection.ids.size > 0}>
      <ClaimsHead
        list={list}
        onExport={() => setExported({ search, total: data?.total ?? 0 })}
        onStart={() => setStarting(true)}
      />
      <ClaimsFilterBar list={list} />
      <ListRows list={list} role="tabpanel" aria-labelledby={`${claimsList.id}-${search.show ?? 'all'}`} />
      <ListFoot list={list} />
      <Suspense>
        {selection.ids.size > 0 && (
          <ClaimBulkBar
            claims={selected}
            representatives={data?.representatives}
            onExport={() => setExported({ ids: [...selection.ids] })}
            onClear={selection.clear}
          />
        )}
      </Suspense>
      <Suspense>
        {exported && <ExportDialog of={exported} onClose={() => setExported(null)} />}
        {isStarting && <StartClaimDrawer onClose={() => setStarting(false)} />}
      </Suspense>
    </ListPage>
  );
};
