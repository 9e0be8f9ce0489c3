import type { ListedUser } from '@portal/contract/users/managed-user.ts';
import { useMe } from '../../../platform/session/current-user.ts';
import { storedKeys } from '../../../platform/session/stored.ts';
import { dateAndTime } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { defineList, listQuery, type RowProps } from '../../../ui/lists/list-definition.ts';
import { PhoneLine, PhoneRow } from '../../../ui/lists/phone-row.tsx';
import { RowLink } from '../../../ui/lists/row-link.tsx';
import { StatusChip } from '../../../ui/status/status-chip.tsx';
import { usersAddress } from './addresses.ts';
import { userList, type UserPage } from './users.api.ts';
import { userRoleName } from './role-options.ts';
import { userFilters } from './user-filters.tsx';
import { noUserFilters, userFiltersOn, type UsersSearch, useUsersSearch } from './users-search.ts';
import { countOrRange } from '../../../ui/lists/count-text.ts';
import { NoneFound } from '../../../ui/lists/none-found.tsx';

type UserRow = RowProps<ListedUser>;

const nameOf = ({ first_name, last_name }: ListedUser): string => `${first_name} ${last_name}`;

const Name = ({ row, t }: UserRow) => (
  <RowLink
    {...usersAddress(useMe(), row.account_id, row.id)}
    data-load={row.id}
    preloads={false}
    keepsSearch
    aria-label={t('users.manage.open_user', { name: nameOf(row) })}
  >
    {nameOf(row)}
  </RowLink>
);

/** Only a suspended user gets a tinted chip, so that the eye stops there. */
const State = ({ row: { managed }, t }: UserRow) => {
  if (!managed) return null;
  const word = t(`users.manage.states.${managed.state}`);
  return managed.state === 'suspended' ? <StatusChip tone="cancelled">{word}</StatusChip> : word;
};

const LastSignIn = ({ row: { managed }, t }: UserRow) =>
  managed?.last_sign_in_at ? dateAndTime(managed.last_sign_in_at).join(' ') : t('users.manage.never');

const UserPhoneRow = ({ row, t }: UserRow) => (
  <PhoneRow>
    <PhoneLine main end={<State row={row} t={t} />}>
      <Name row={row} t={t} />
    </PhoneLine>
    <PhoneLine whole>{row.email}</PhoneLine>
    <PhoneLine end={<LastSignIn row={row} t={t} />}>{userRoleName(row, t)}</PhoneLine>
  </PhoneRow>
);

const NoUsers = () => {
  const { t } = useTranslation();
  const [, change] = useUsersSearch();
  return (
    <NoneFound clear={t('users.manage.clear')} onClear={() => change(noUserFilters)}>
      {t('users.manage.none_found')}
    </NoneFound>
  );
};

/** The users of one account. */
export const usersList = defineList<UserPage, UsersSearch>({
  id: 'users-list',
  title: (t) => t('users.manage.title'),
  useSearch: useUsersSearch,
  defaultSort: 'name',
  query: listQuery(({ account = 0, page = 1, ...rest }: UsersSearch, limit) =>
    userList(account, { ...rest, skip: (page - 1) * limit, limit }),
  ),
  rowId: ({ id }) => id,
  textSearch: { label: (t) => t('users.manage.search'), hint: (t) => t('users.manage.search_hint') },
  filters: userFilters,
  noFilters: noUserFilters,
  countFilters: userFiltersOn,
  columns: {
    name: { label: (t) => t('users.manage.columns.name'), Cell: Name, sorts: ['name', '-name'], minWidth: 200 },
    email: { label: (t) => t('users.manage.columns.email'), Cell: ({ row }) => row.email, sorts: ['email', '-email'] },
    role: { label: (t) => t('users.manage.columns.role'), Cell: ({ row, t }) => userRoleName(row, t) },
    state: { label: (t) => t('users.manage.columns.state'), Cell: State },
    last_sign_in: { label: (t) => t('users.manage.columns.last_sign_in'), Cell: LastSignIn, align: 'end' },
  },
  storedAs: storedKeys.usersTable,
  pageSizes: { options: [25, 50, 100], usual: 25 },
  rowLines: 1,
  PhoneRow: UserPhoneRow,
  Empty: NoUsers,
  rangeText: countOrRange('users.manage.count'),
});
