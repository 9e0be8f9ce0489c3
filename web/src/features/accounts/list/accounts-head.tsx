import { accountSorts } from '@portal/contract/accounts/account-status.ts';
import { useQuery } from '@tanstack/react-query';
import { usePhone } from '../../../platform/screen-width.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { DownloadIcon, PlusIcon } from '../../../ui/icons/action-icons.tsx';
import { countOrRange, countText } from '../../../ui/lists/count-text.ts';
import { exportText } from '../../../ui/lists/export-text.ts';
import { ChoicePill } from '../../../ui/lists/filters/choice-pill.tsx';
import { ListTools } from '../../../ui/lists/filters/list-tools.tsx';
import { rangeOf } from '../../../ui/lists/list-foot.tsx';
import { LineEnd, ListHead } from '../../../ui/lists/list-head.tsx';
import { ViewMenu } from '../../../ui/lists/views/view-menu.tsx';
import { Button, LinkButton } from '../../../ui/primitives/button.tsx';
import { Segmented } from '../../../ui/primitives/segmented.tsx';
import { AccountManagementNav } from '../demo-requests/account-management-nav.tsx';
import { accountList } from '../accounts.api.ts';
import { newAccountAddress } from '../addresses.ts';
import { accountLayouts, type AccountsList, isTree } from './accounts-search.ts';
import classes from './accounts.module.css';
import { useAccountViews } from './use-account-views.ts';

/** All accounts that match; a page of the tree counts those at its top alone. */
const useMatching = ({ search, query }: AccountsList) => {
  const tree = isTree(search);
  // The tabs ask the same question.
  const { data } = useQuery({ ...accountList({ limit: 1 }), enabled: tree });
  return tree ? data : query.data;
};

/** Title, view, the list as a file, a new account, and the tabs. */
export const AccountsHead = ({ list, onExport }: { list: AccountsList; onExport: () => void }) => {
  const { t } = useTranslation();
  const phone = usePhone();
  const views = useAccountViews(list);
  const matching = useMatching(list);
  return (
    <ListHead title={t('accounts.title')} tabs={<AccountManagementNav />}>
      {!phone && (
        <span className={classes.view}>
          <ViewMenu views={views} />
        </span>
      )}
      <LineEnd>
        <Button icon={<DownloadIcon size={16} />} onClick={onExport}>
          {exportText(matching, t)}
        </Button>
        <LinkButton kind="primary" icon={<PlusIcon size={16} />} {...newAccountAddress()}>
          {t('accounts.new.title')}
        </LinkButton>
      </LineEnd>
    </ListHead>
  );
};

/** Search, filters, sort order, and whether the list is a tree; on a phone the view too. */
export const AccountsTools = ({ list }: { list: AccountsList }) => {
  const { t } = useTranslation();
  const views = useAccountViews(list);
  const { search, change } = list;
  const { data = { total: 0 } } = list.query;
  return (
    <ListTools
      list={list}
      showText={t('accounts.show', { count: data.total, shown: countText(data) })}
      viewMenu={<ViewMenu views={views} />}
    >
      <Segmented
        label={t('accounts.layout')}
        options={accountLayouts.map((value) => ({ value, label: t(`accounts.layouts.${value}`) }))}
        value={search.layout ?? 'tree'}
        onChange={(layout) => change({ layout })}
      />
      <ChoicePill
        label={t('accounts.filters.sort')}
        value={search.sort ?? 'name'}
        options={accountSorts.map((value) => [value, t(`accounts.sorts.${value}`)])}
        onChange={(sort) => change({ sort: accountSorts.find((option) => option === sort) })}
      />
    </ListTools>
  );
};

/** Which accounts these are. Rows of a tree have no numbers: what is said is how many stand below another one. */
export const AccountsCount = ({ list }: { list: AccountsList }) => {
  const { t } = useTranslation();
  const matching = useMatching(list);
  const range = rangeOf(list);
  if (!isTree(list.search)) return <span role="status">{range && countOrRange('accounts.count')(range, t)}</span>;
  const below = (matching?.total ?? 0) - (list.query.data?.total ?? Infinity);
  return (
    <>
      <span role="status">
        {matching && t('accounts.count', { count: matching.total, shown: countText(matching) })}
      </span>
      {below > 0 && <span>{t('accounts.of_them_below', { count: below })}</span>}
    </>
  );
};
