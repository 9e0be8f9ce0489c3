import type { Account } from '@portal/contract/accounts/account.ts';
import type { ListedUser } from '@portal/contract/users/managed-user.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { dateAndTime, number } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Card } from '../../../ui/primitives/card.tsx';
import { PersonBadge } from '../../../ui/primitives/person-badge.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { accountUsers } from '../accounts.api.ts';
import { bookingText } from '../account-modes.ts';
import { accountUsersAddress, inviteUserAddress } from '../addresses.ts';
import { lately } from '../lately.ts';
import classes from './users-card.module.css';

const shown = 4;

/** The first users of the account, and the way to all of them. */
export const UsersCard = ({ account }: { account: Account }) => {
  const { t } = useTranslation();
  const isOpen = account.status !== 'closed';
  const { data, error, refetch } = useQuery(accountUsers(account.id, shown));
  return (
    <Card
      title={
        <>
          {t('accounts.page.users')} <span className={classes.count}>{number(account.users)}</span>
        </>
      }
      aside={
        <>
          <Link {...accountUsersAddress(account.id)} className={classes.all}>
            {t('accounts.page.all_users', { count: account.users })}
          </Link>
          {isOpen && (
            <Link {...inviteUserAddress(account.id)} className={classes.all}>
              {t('accounts.page.invite_user')}
            </Link>
          )}
        </>
      }
    >
      {!data && !error && <Skeleton height={120} />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && <p className={classes.empty}>{t('accounts.page.no_users')}</p>}
      {data && data.items.length > 0 && <UsersTable account={account} users={data.items} />}
    </Card>
  );
};

const UsersTable = ({ account, users }: { account: Account; users: readonly ListedUser[] }) => {
  const { t } = useTranslation();
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('accounts.page.user')}</th>
          <th scope="col">{t('accounts.page.role')}</th>
          <th scope="col" data-wide>
            {t('accounts.columns.modes')}
          </th>
          <th scope="col" data-wide data-end>
            {t('accounts.page.last_sign_in')}
          </th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <UserRow key={user.id} account={account} user={user} />
        ))}
      </tbody>
    </table>
  );
};

const UserRow = ({ account, user }: { account: Account; user: ListedUser }) => {
  const { t } = useTranslation();
  const name = `${user.first_name} ${user.last_name}`;
  const signedInAt = user.managed?.last_sign_in_at;
  return (
    <tr>
      <th scope="row">
        <span className={classes.person}>
          <PersonBadge name={name} />
          <Link {...accountUsersAddress(user.account_id, user.id)}>{name}</Link>
          <small>{user.email}</small>
        </span>
      </th>
      <td>{user.role_name ?? t(`frame.roles.${user.role}`)}</td>
      <td data-wide>{user.managed && bookingText(account, user.managed, t)}</td>
      <td data-wide data-end>
        {signedInAt ? (
          <span title={dateAndTime(signedInAt).join(' ')}>{lately(signedInAt, t)}</span>
        ) : (
          t('accounts.page.never')
        )}
      </td>
    </tr>
  );
};
