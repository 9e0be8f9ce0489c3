import type { ListedUser } from '@portal/contract/users/managed-user.ts';
import { useQuery } from '@tanstack/react-query';
import { useMe } from '../../../platform/session/current-user.ts';
import { storedKeys } from '../../../platform/session/stored.ts';
import { dateAndTime } from '../../../platform/words/format.ts';
import type { Translate } from '../../../platform/words/translate.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { defineList, listQuery, type RowProps } from '../../../ui/lists/list-definition.ts';
import { PhoneLine, PhoneRow } from '../../../ui/lists/phone-row.tsx';
import { RowLink } from '../../../ui/lists/row-link.tsx';
import { PersonBadge } from '../../../ui/primitives/person-badge.tsx';
import { StatusChip } from '../../../ui/status/status-chip.tsx';
import { StatusGlyph } from '../../../ui/status/status-glyph.tsx';
import { bookingText } from '../../accounts/account-modes.ts';
import { accountDetails } from '../../accounts/accounts.api.ts';
import { lately } from '../../accounts/lately.ts';
import { usersAddress } from './addresses.ts';
import { userList, type UserPage } from './users.api.ts';
import { userRoleName } from './role-options.ts';
import { userFilters } from './user-filters.tsx';
import { noUserFilters, userFiltersOn, type UsersSearch, useUsersSearch } from './users-search.ts';
import classes from './users.module.css';
import { countOrRange } from '../../../ui/lists/count-text.ts';
import { NoneFound } from '../../../ui/lists/none-found.tsx';

type UserRow = RowProps<ListedUser>;

const nameOf = ({ first_name, last_name }: ListedUser): string => `${first_name} ${last_name}`;

const UserLink = ({ row, t }: UserRow) => (
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

const Name = ({ row, t }: UserRow) => (
  <span className={classes.person}>
    <PersonBadge name={nameOf(row)} />
    <UserLink row={row} t={t} />
    <span className={classes.quiet}>{row.email}</span>
  </span>
);

/** What the user may book where the account may too. */
const MayBook = ({ row: { account_id, managed }, t }: UserRow) => {
  const { data: account } = useQuery(accountDetails(account_id));
  if (!managed || !account) return null;
  const text = bookingText(account, managed, t);
  return <span title={text}>{text}</span>;
};

/** Only a suspended user gets a tinted chip, so that the eye stops there. */
const State = ({ row: { managed }, t }: UserRow) => {
  if (!managed) return null;
  const word = t(`users.manage.states.${managed.state}`);
  if (managed.state === 'suspended') return <StatusChip tone="cancelled">{word}</StatusChip>;
  return (
    <span className={classes.state}>
      <StatusGlyph tone={managed.state === 'active' ? 'delivered' : 'pending'} />
      {word}
    </span>
  );
};

const LastSignIn = ({ row: { managed }, t }: UserRow) =>
  managed?.last_sign_in_at ? (
    <span title={dateAndTime(managed.last_sign_in_at).join(' ')}>{lately(managed.last_sign_in_at, t)}</span>
  ) : (
    t('users.manage.never')
  );

const UserPhoneRow = ({ row, t }: UserRow) => (
  <PhoneRow>
    <PhoneLine main end={<State row={row} t={t} />}>
      <UserLink row={row} t={t} />
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

const ofAccount = {
  title: (t: Translate) => t('users.manage.title'),
  useSearch: useUsersSearch,
  defaultSort: 'name',
  query: listQuery(({ account = 0, page = 1, ...rest }: UsersSearch, limit) =>
    userList(account, { ...rest, skip: (page - 1) * limit, limit }),
  ),
  rowId: ({ id }: ListedUser) => id,
  textSearch: {
    label: (t: Translate) => t('users.manage.search'),
    hint: (t: Translate) => t('users.manage.search_hint'),
    showsHint: true,
  },
  noFilters: noUserFilters,
  countFilters: userFiltersOn,
  pageSizes: { options: [25, 50, 100], usual: 25 },
  rowLines: 1,
  Empty: NoUsers,
  rangeText: countOrRange('users.manage.count'),
} as const;

/** The users of one account, to whoever manages them. */
export const usersList = defineList<UserPage, UsersSearch>({
  ...ofAccount,
  id: 'users-list',
  filters: userFilters,
  columns: {
    name: { label: (t) => t('users.manage.columns.name'), Cell: Name, sorts: ['name', '-name'], minWidth: 320 },
    email: { label: (t) => t('users.manage.columns.email'), Cell: ({ row }) => row.email, sorts: ['email', '-email'] },
    role: { label: (t) => t('users.manage.columns.role'), Cell: ({ row, t }) => userRoleName(row, t) },
    modes: { label: (t) => t('accounts.columns.modes'), Cell: MayBook },
    state: { label: (t) => t('users.manage.columns.state'), Cell: State },
    last_sign_in: { label: (t) => t('users.manage.columns.last_sign_in'), Cell: LastSignIn, align: 'end' },
  },
  // The e-mail stands beside the name; whoever wants to order by it shows its column.
  initialColumns: () => ({
    order: ['name', 'email', 'role', 'modes', 'state', 'last_sign_in'],
    shown: ['name', 'role', 'modes', 'state', 'last_sign_in'],
  }),
  storedAs: storedKeys.usersTable,
  PhoneRow: UserPhoneRow,
});

const ColleagueName = ({ row }: UserRow) => (
  <span className={classes.person}>
    <PersonBadge name={nameOf(row)} />
    {nameOf(row)}
  </span>
);

const ColleaguePhoneRow = ({ row, t }: UserRow) => (
  <PhoneRow>
    <PhoneLine main end={userRoleName(row, t)}>
      <span>{nameOf(row)}</span>
    </PhoneLine>
    <PhoneLine whole>{row.email}</PhoneLine>
  </PhoneRow>
);

/** The people of the own account, to whoever may know them and change none. */
export const colleaguesList = defineList<UserPage, UsersSearch>({
  ...ofAccount,
  id: 'colleagues-list',
  filters: {},
  columns: {
    name: {
      label: (t) => t('users.manage.columns.name'),
      Cell: ColleagueName,
      sorts: ['name', '-name'],
      minWidth: 240,
    },
    email: { label: (t) => t('users.manage.columns.email'), Cell: ({ row }) => row.email, sorts: ['email', '-email'] },
    role: { label: (t) => t('users.manage.columns.role'), Cell: ({ row, t }) => userRoleName(row, t) },
  },
  storedAs: storedKeys.colleaguesTable,
  PhoneRow: ColleaguePhoneRow,
});
