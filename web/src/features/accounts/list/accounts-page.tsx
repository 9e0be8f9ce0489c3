import { accountSorts } from '@portal/contract/accounts/account-status.ts';
import { Suspense, useState } from 'react';
import { lazyDialog } from '../../../platform/lazy-part.tsx';
import { useBreadcrumb } from '../../../platform/routing/breadcrumb.ts';
import { usePageTitle } from '../../../platform/routing/page-title.ts';
import { usePhone } from '../../../platform/screen-width.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { countText } from '../../../ui/lists/count-text.ts';
import { ChoicePill } from '../../../ui/lists/filters/choice-pill.tsx';
import { FilterLine } from '../../../ui/lists/filters/filter-line.tsx';
import { FilterPills } from '../../../ui/lists/filters/filter-pills.tsx';
import { ListSearchField } from '../../../ui/lists/filters/list-search-field.tsx';
import { PhoneTools } from '../../../ui/lists/filters/phone-tools.tsx';
import { ListFoot } from '../../../ui/lists/list-foot.tsx';
import { LineEnd, ListHead } from '../../../ui/lists/list-head.tsx';
import { ListPage } from '../../../ui/lists/list-page.tsx';
import { ListRows } from '../../../ui/lists/list-rows.tsx';
import { TableAppearance } from '../../../ui/lists/table/table-appearance.tsx';
import { useList } from '../../../ui/lists/use-list.ts';
import { DownloadIcon, PlusIcon } from '../../../ui/icons/action-icons.tsx';
import { Button, LinkButton } from '../../../ui/primitives/button.tsx';
import { Segmented } from '../../../ui/primitives/segmented.tsx';
import { AccountManagementNav } from '../account-management-nav.tsx';
import { newAccountAddress } from '../addresses.ts';
import { accountsList } from './accounts-list.tsx';
import { accountViews, type AccountsList } from './accounts-search.ts';

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
      <ListHead title={t('accounts.title')} tabs={<AccountManagementNav />}>
        <LineEnd>
          <Button icon={<DownloadIcon size={16} />} onClick={() => setExporting(true)}>
            {t('lists.export.open')}
          </Button>
          <LinkButton kind="primary" icon={<PlusIcon size={16} />} {...newAccountAddress()}>
            {t('accounts.new.title')}
          </LinkButton>
        </LineEnd>
      </ListHead>
      <AccountsFilterBar list={list} />
      <ListRows list={list} />
      <ListFoot list={list} />
      {isExporting && (
        <Suspense>
          <ExportDialog onClose={() => setExporting(false)} />
        </Suspense>
      )}
    </ListPage>
  );
};

/** Search, filters, sort order, and whether the list is a tree. */
const AccountsFilterBar = ({ list }: { list: AccountsList }) => {
  const { t } = useTranslation();
  const { search, change } = list;
  if (usePhone()) {
    const { data = { total: 0 } } = list.query;
    return <PhoneTools list={list} showText={t('accounts.show', { count: data.total, shown: countText(data) })} />;
  }
  return (
    <FilterLine>
      <ListSearchField list={list} />
      <FilterPills list={list} />
      <LineEnd>
        <Segmented
          label={t('accounts.view')}
          options={accountViews.map((value) => ({ value, label: t(`accounts.views.${value}`) }))}
          value={search.view ?? 'tree'}
          onChange={(view) => change({ view })}
        />
        <ChoicePill
          label={t('accounts.filters.sort')}
          value={search.sort ?? 'name'}
          options={accountSorts.map((value) => [value, t(`accounts.sorts.${value}`)])}
          onChange={(sort) => change({ sort: accountSorts.find((option) => option === sort) })}
        />
        <TableAppearance list={list} />
      </LineEnd>
    </FilterLine>
  );
};
