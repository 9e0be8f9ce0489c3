import type { Account } from '@portal/contract/accounts/account.ts';
import type { ListedUser } from '@portal/contract/users/managed-user.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { dateAndTime } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { SecondLine } from '../../../ui/lists/two-lines.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { accountUsers } from '../accounts.api.ts';
import { accountUsersAddress } from '../addresses.ts';
import classes from './users-card.module.css';

const shown = 5;

/** The first users of the account, and the way to all of them. */
export const UsersCard = ({ account }: { account: Account }) => {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(accountUsers(account.id, shown));
  return (
    <Card
      title={t('accounts.page.users')}
      aside={
        <Link {...accountUsersAddress(account.id)} className={classes.all}>
          {t('accounts.page.all_users', { count: account.users })}
        </Link>
      }
    >
      {!data && !error && <Skeleton height={120} />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && <p className={classes.empty}>{t('accounts.page.no_users')}</p>}
      {data && data.items.length > 0 && <UsersTable users={data.items} />}
    </Card>
  );
};

const UsersTable = ({ users }: { users: readonly ListedUser[] }) => {
  const { t } = useTranslation();
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('accounts.page.user')}</th>
          <th scope="col">{t('accounts.page.role')}</th>
          <th scope="col" data-wide>
            {t('accounts.page.last_sign_in')}
          </th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <UserRow key={user.id} user={user} />
        ))}
      </tbody>
    </table>
  );
};

const UserRow = ({ user }: { user: ListedUser }) => {
  const { t } = useTranslation();
  const signedInAt = user.managed?.last_sign_in_at;
  return (
    <tr>
      <th scope="row">
        <Link {...accountUsersAddress(user.account_id, user.id)}>{`${user.first_name} ${user.last_name}`}</Link>
        <SecondLine>{user.email}</SecondLine>
      </th>
      <td>{t(`frame.roles.${user.role}`)}</td>
      <td data-wide>{signedInAt ? dateAndTime(signedInAt).join(' ') : t('accounts.page.never')}</td>
    </tr>
  );
};
