import type { CrmAccount } from '@portal/contract/accounts/account.ts';
import { readablePhone } from '@portal/contract/places/phone.ts';
import { storedKeys } from '../../../platform/session/stored.ts';
import { number } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { BuildingIcon } from '../../../ui/icons/navigation-icons.tsx';
import { defineList, type ListColumn, listQuery, type RowProps } from '../../../ui/lists/list-definition.ts';
import { PhoneLine, PhoneRow } from '../../../ui/lists/phone-row.tsx';
import { RowLinkHere } from '../../../ui/lists/row-link.tsx';
import { SecondLine, TwoLines } from '../../../ui/lists/two-lines.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { SignInAsButton } from '../../auth/sign-in-as-button.tsx';
import { AccountBadge } from '../../../ui/primitives/account-badge.tsx';
import { AccountState } from '../account-state.tsx';
import { customerList, type CustomerPage } from '../accounts.api.ts';
import { placeText } from '../place-text.ts';
import list from '../list/accounts.module.css';
import { type CustomersSearch, useCustomersSearch } from './customers-search.ts';
import classes from './customers.module.css';
import { countOrRange } from '../../../ui/lists/count-text.ts';
import { NoneFound } from '../../../ui/lists/none-found.tsx';

type CustomerRow = RowProps<CrmAccount>;

/** `all`: the operator's customers; `below`: the own account and those below it, which may be signed in to. */
type Of = 'all' | 'below';

/** The customer's name; opens who to call beside the list. */
const Name = ({ row: { id, name }, t, of }: CustomerRow & { of: Of }) => (
  <RowLinkHere
    from={of === 'all' ? '/account-management/customers' : '/accounts'}
    to="."
    search={(earlier) => ({ ...earlier, account: id })}
    data-load={id}
    aria-label={t('accounts.open_account', { name })}
  >
    {name}
  </RowLinkHere>
);

const NameCell = (props: CustomerRow & { of: Of }) => (
  <span className={list.name}>
    <AccountBadge id={props.row.id} name={props.row.name} />
    <Name {...props} />
  </span>
);

/** Above the link that covers the row. */
const SignInAs = ({ row }: CustomerRow) =>
  row.status === 'active' ? (
    <span className={classes.above}>
      <SignInAsButton account={row} />
    </span>
  ) : null;

const CustomerPhoneRow = ({ row, t, of }: CustomerRow & { of: Of }) => (
  <PhoneRow>
    <PhoneLine main end={<AccountState status={row.status} />}>
      <NameCell row={row} t={t} of={of} />
    </PhoneLine>
    <PhoneLine whole end={<SignInAs row={row} t={t} />}>
      <SecondLine>
        {[placeText(row), t('accounts.crm.contacts', { count: row.contacts })].filter(Boolean).join(', ')}
      </SecondLine>
    </PhoneLine>
  </PhoneRow>
);

const NoCustomers = () => {
  const { t } = useTranslation();
  const [{ search }, change] = useCustomersSearch();
  if (!search) return <EmptyState icon={BuildingIcon}>{t('accounts.crm.none')}</EmptyState>;
  return (
    <NoneFound clear={t('accounts.clear')} onClear={() => change({ search: undefined })}>
      {t('accounts.none_found')}
    </NoneFound>
  );
};

type Column = ListColumn<CustomerPage, CustomersSearch>;

const nameColumn = (of: Of): Column => ({
  label: (t) => t('accounts.columns.account'),
  Cell: (props) => <NameCell {...props} of={of} />,
  minWidth: 240,
  skeleton: { width: 180 },
});

const columns = {
  status: { label: (t) => t('accounts.columns.status'), Cell: ({ row }) => <AccountState status={row.status} /> },
  crm_id: {
    label: (t) => t('accounts.fields.crm_account_id'),
    Cell: ({ row }) => row.crm_account_id ?? '–',
    isOffered: (data) => data?.items[0]?.crm_account_id !== undefined,
  },
  place: { label: (t) => t('accounts.fields.city'), Cell: ({ row }) => placeText(row) || '–', minWidth: 130 },
  reach: {
    label: (t) => t('accounts.fields.phone'),
    Cell: ({ row }) => (
      <TwoLines main={readablePhone(row.phone, row.country) || '–'} more={row.accounting_email ?? row.website} />
    ),
    minWidth: 170,
  },
  contacts: {
    label: (t) => t('accounts.page.contacts'),
    Cell: ({ row }) => number(row.contacts),
    align: 'end',
  },
} satisfies Record<string, Column>;

const signInAs: Column = {
  label: (t) => t('accounts.crm.act'),
  Cell: SignInAs,
  align: 'end',
  minWidth: 150,
};

const listOf = (of: Of) =>
  defineList<CustomerPage, CustomersSearch>({
    id: `customers-${of}`,
    title: (t) => t(`accounts.crm.title_${of}`),
    useSearch: useCustomersSearch,
    query: listQuery(({ search, page = 1 }: CustomersSearch, limit) =>
      customerList({ ...(search && { search }), skip: (page - 1) * limit, limit }),
    ),
    rowId: ({ id }) => id,
    textSearch: {
      label: (t) => t('accounts.search'),
      hint: (t) => t(of === 'all' ? 'accounts.search_hint' : 'accounts.crm.search_hint'),
    },
    noFilters: { search: undefined },
    countFilters: ({ search }) => (search ? 1 : 0),
    columns: { account: nameColumn(of), ...columns, ...(of === 'below' && { act: signInAs }) },
    storedAs: of === 'all' ? storedKeys.customersTable : storedKeys.accountsBelowTable,
    pageSizes: { options: [25, 50, 100], usual: 25 },
    rowLines: 2,
    PhoneRow: (props) => <CustomerPhoneRow {...props} of={of} />,
    Empty: NoCustomers,
    rangeText: countOrRange('accounts.count'),
  });

export const customersLists = { all: listOf('all'), below: listOf('below') };
