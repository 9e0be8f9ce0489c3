import type { ListedUser } from '@portal/contract/users/managed-user.ts';
import { useQuery } from '@tanstack/react-query';
import { linkOptions, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { lazyDialog } from '../../../platform/lazy-part.tsx';
import { useBreadcrumb } from '../../../platform/routing/breadcrumb.ts';
import { throwIfNotFound } from '../../../platform/routing/or-not-found.ts';
import { usePageTitle } from '../../../platform/routing/page-title.ts';
import { can, mayDo, useMe } from '../../../platform/session/current-user.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { DownloadIcon, PlusIcon } from '../../../ui/icons/action-icons.tsx';
import { ListTools } from '../../../ui/lists/filters/list-tools.tsx';
import { ListFoot } from '../../../ui/lists/list-foot.tsx';
import { LineEnd, ListHead } from '../../../ui/lists/list-head.tsx';
import { ListPage } from '../../../ui/lists/list-page.tsx';
import { ListRows } from '../../../ui/lists/list-rows.tsx';
import { useList } from '../../../ui/lists/use-list.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { accountDetails } from '../../accounts/accounts.api.ts';
import { accountAddress, accountsAddress } from '../../accounts/addresses.ts';
import { AccountTabs } from '../../accounts/page/account-tabs.tsx';
import { usersAddress } from './addresses.ts';
import { userList } from './users.api.ts';
import { colleaguesList, usersList } from './users-list.tsx';
import classes from './users.module.css';

const InviteDrawer = lazyDialog(async () => (await import('./invite-drawer.tsx')).InviteDrawer);
const UserDrawer = lazyDialog(async () => (await import('./user-drawer.tsx')).UserDrawer);
const ExportDialog = lazyDialog(async () => (await import('./export-users-dialog.tsx')).ExportUsersDialog);

/** Whether the address asks for the form for somebody new, as links from elsewhere do. */
const useIsInviteAsked = (): boolean =>
  useSearch({ strict: false, select: (search: Record<string, unknown>) => search['invite'] === true });

/** The users of an account, and one of them in a drawer beside them; who manages none of them reads who they are. */
export const UsersPage = () => {
  const { t } = useTranslation();
  const { account, user } = useParams({ strict: false });
  const me = useMe();
  const runsPortal = can(me, 'see_all_accounts');
  const manages = mayDo(me, 'patch:user');
  const accountId = Number(account);
  const [isInviting, setInviting] = useState(useIsInviteAsked());
  const [isExporting, setExporting] = useState(false);
  usePageTitle(t('users.manage.title'));
  const { data: details } = useQuery({ ...accountDetails(accountId), enabled: runsPortal });
  useBreadcrumb([
    ...(runsPortal
      ? [
          { label: t('accounts.title'), address: accountsAddress },
          { label: details?.name ?? account ?? '', address: accountAddress(accountId) },
        ]
      : [{ label: t('frame.navigation.settings'), address: linkOptions({ to: '/settings' }) }]),
    { label: t('users.manage.title') },
  ]);
  const list = useList(manages ? usersList : colleaguesList);
  if (!list.query.data) throwIfNotFound(list.query.error);
  return (
    <ListPage>
      <ListHead title={t('users.manage.title')} tabs={runsPortal && <AccountTabs id={accountId} account={details} />}>
        {/* The line is kept until the name is there. */}
        {runsPortal && <span className={classes.ofAccount}>{details?.name ?? '\u00a0'}</span>}
        {manages && (
          <LineEnd>
            <Button icon={<DownloadIcon size={16} />} onClick={() => setExporting(true)}>
              {t('lists.export.open')}
            </Button>
            <Button kind="primary" icon={<PlusIcon size={16} />} onClick={() => setInviting(true)}>
              {t('users.manage.invite')}
            </Button>
          </LineEnd>
        )}
      </ListHead>
      <ListTools list={list} showText={t('users.manage.show', { count: list.query.data?.total ?? 0 })} />
      <ListRows list={list} />
      <ListFoot list={list} />
      {isExporting && list.query.data && (
        <Suspense>
          <ExportDialog accountId={accountId} of={list.query.data} onClose={() => setExporting(false)} />
        </Suspense>
      )}
      {isInviting && manages && <InviteDrawer accountId={accountId} onClose={() => setInviting(false)} />}
      {user !== undefined && <OpenedUser accountId={accountId} userId={Number(user)} />}
    </ListPage>
  );
};

const OpenedUser = ({ accountId, userId }: { accountId: number; userId: number }) => {
  const navigate = useNavigate();
  const me = useMe();
  // The form begins with what is stored now, not with what was read when the user was last looked at.
  const { data, error, isFetchedAfterMount } = useQuery({
    ...userList(accountId, { user_id: userId, limit: 1 }),
    staleTime: 0,
  });
  // Whoever is removed while the drawer is open was there.
  if (!data) throwIfNotFound(error);
  const user: ListedUser | undefined = data?.items.find(({ id }) => id === userId);
  const close = () => void navigate({ ...usersAddress(me, accountId), search: true, resetScroll: false });
  return isFetchedAfterMount && user?.managed ? (
    <UserDrawer key={userId} user={user} managed={user.managed} onClose={close} />
  ) : null;
};
