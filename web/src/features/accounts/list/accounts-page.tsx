import { Suspense, useState } from 'react';
import { lazyDialog } from '../../../platform/lazy-part.tsx';
import { useBreadcrumb } from '../../../platform/routing/breadcrumb.ts';
import { usePageTitle } from '../../../platform/routing/page-title.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { ListFoot } from '../../../ui/lists/list-foot.tsx';
import { ListPage } from '../../../ui/lists/list-page.tsx';
import { ListRows } from '../../../ui/lists/list-rows.tsx';
import { useList } from '../../../ui/lists/use-list.ts';
import { AccountsCount, AccountsHead, AccountsTools } from './accounts-head.tsx';
import { accountsList } from './accounts-list.tsx';

const ExportDialog = lazyDialog(async () => (await import('./export-accounts-dialog.tsx')).ExportAccountsDialog);

/** The operator's customers: who they are, what they may book, how much they send. */
export const AccountsPage = () => {
  const { t } = useTranslation();
  usePageTitle(t('accounts.title'));
  useBreadcrumb([{ label: t('frame.navigation.account_management') }, { label: t('accounts.title') }]);
  const list = useList(accountsList);
  const [isExporting, setExporting] = useState(false);
  return (
    <ListPage>
      <AccountsHead list={list} onExport={() => setExporting(true)} />
      <AccountsTools list={list} />
      <ListRows list={list} />
      <ListFoot list={list}>
        <AccountsCount list={list} />
      </ListFoot>
      {isExporting && (
        <Suspense>
          <ExportDialog onClose={() => setExporting(false)} />
        </Suspense>
      )}
    </ListPage>
  );
};
