import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useBreadcrumb } from '../../platform/routing/breadcrumb.ts';
import { usePageTitle } from '../../platform/routing/page-title.ts';
import { dateAndTime, number } from '../../platform/words/format.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { PlusIcon } from '../../ui/icons/action-icons.tsx';
import layout from '../../ui/layout/detail-page.module.css';
import { Button } from '../../ui/primitives/button.tsx';
import { Card } from '../../ui/primitives/card.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { ErrorState } from '../../ui/status/error-state.tsx';
import { AccountManagementNav } from '../accounts/demo-requests/account-management-nav.tsx';
import { roleAddress } from './addresses.ts';
import { RoleDialog } from './role-dialog.tsx';
import { roleName, roleText } from './role-name.ts';
import { roleList } from './roles.api.ts';
import classes from './roles.module.css';

/** The sets of rights that people can have. */
export const RolesPage = () => {
  const { t } = useTranslation();
  const [isAdding, setAdding] = useState(false);
  usePageTitle(t('roles.title'));
  useBreadcrumb([{ label: t('frame.navigation.account_management') }, { label: t('roles.title') }]);
  return (
    <div className={layout.page}>
      <div className={layout.header}>
        <h1>{t('roles.title')}</h1>
        <Button kind="primary" icon={<PlusIcon size={16} />} onClick={() => setAdding(true)}>
          {t('roles.add')}
        </Button>
      </div>
      <AccountManagementNav />
      <p className={classes.quiet}>{t('roles.text')}</p>
      <RolesTable />
      {isAdding && <RoleDialog onClose={() => setAdding(false)} />}
    </div>
  );
};

const RolesTable = () => {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(roleList);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={240} />;
  return (
    <Card bare>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('roles.columns.name')}</th>
            <th scope="col" data-wide>
              {t('roles.columns.kind')}
            </th>
            <th scope="col" data-number>
              {t('roles.columns.users')}
            </th>
            <th scope="col" data-number data-wide>
              {t('roles.columns.accounts')}
            </th>
            <th scope="col" data-number data-wide>
              {t('roles.columns.changed')}
            </th>
          </tr>
        </thead>
        <tbody>
          {data.items.map((role) => (
            <tr key={role.id}>
              <th scope="row">
                <Link {...roleAddress(role.id)}>{roleName(role, t)}</Link>
                {!role.is_visible && <span className={classes.tag}>{t('roles.hidden')}</span>}
                <span className={classes.text}>{roleText(role, t)}</span>
              </th>
              <td data-wide>{role.is_built_in ? t('roles.built_in') : t(`frame.roles.${role.kind}`)}</td>
              <td data-number>{number(role.reach?.users ?? 0)}</td>
              <td data-number data-wide>
                {number(role.reach?.accounts ?? 0)}
              </td>
              <td data-number data-wide>
                {dateAndTime(role.last_modified)[0]}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
};
