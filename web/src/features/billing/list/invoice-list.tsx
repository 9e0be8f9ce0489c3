import type { Invoice } from '@portal/contract/billing/billing.ts';
import type { Me } from '@portal/contract/users/users.contract.ts';
import { invoiceSorts, isPayable } from '@portal/contract/billing/invoice-status.ts';
import { cents, dollars, sum } from '@portal/contract/values/money.ts';
import { can, mayDo, useMe } from '../../../platform/session/current-user.ts';
import { operatorDay } from '../../../platform/session/operator-day.ts';
import { storedKeys } from '../../../platform/session/stored.ts';
import { money } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { CardIcon } from '../../../ui/icons/navigation-icons.tsx';
import { defineList, type ListColumn, listQuery, type RowProps } from '../../../ui/lists/list-definition.ts';
import { PhoneLine, PhoneRow } from '../../../ui/lists/phone-row.tsx';
import { RowLink } from '../../../ui/lists/row-link.tsx';
import { DateText } from '../../../ui/primitives/date-text.tsx';
import { Difference } from '../../../ui/primitives/difference.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { invoiceAddress } from '../addresses.ts';
import { invoiceList, type InvoicePage } from '../billing.api.ts';
import { billingKeys } from '../billing.keys.ts';
import classes from '../billing.module.css';
import { ContestedChip, InvoiceChip, PromisedChip } from '../invoice-chip.tsx';
import { invoiceFilters, seesAllAccounts } from './invoice-filters.tsx';
import { defaultSort, invoiceListQuery, type InvoiceSearch, useInvoiceSearch } from './invoice-search.ts';
import { countOrRange } from '../../../ui/lists/count-text.ts';
import type { ColumnChoice } from '../../../ui/lists/table/column-choice.ts';
import { NoneFound } from '../../../ui/lists/none-found.tsx';

type Row = RowProps<Invoice>;
type Column = ListColumn<InvoicePage, InvoiceSearch>;

const Number = ({ row: { id, number } }: Row) => (
  <RowLink {...invoiceAddress(id)} data-load={id} preloads={false}>
    {String(number)}
  </RowLink>
);

const placeOf = ({ city, state }: Invoice['origin']) => [city, state].filter(Boolean).join(', ');
const laneOf = ({ origin, destination }: Invoice) => `${placeOf(origin)} → ${placeOf(destination)}`;

/** The due date, and by how many days it is past. */
const Due = ({ row: { due_on, days_overdue }, t }: Row) => (
  <span className={classes.due}>
    <DateText iso={due_on} />
    {days_overdue > 0 && (
      <span className={classes.overdue}>{t('billing.screens.list.overdue', { count: days_overdue })}</span>
    )}
  </span>
);

/** The load that is billed with its mode, or the policy by the number of its certificate. */
const Load = ({ row: { load_id, mode, policy }, t }: Row) =>
  policy ? (
    <span title={t('billing.screens.list.insurance')}>{policy.number}</span>
  ) : (
    <span>
      {load_id} {mode && <span className={classes.quiet}>{t(`loads.my_loads.modes.${mode}`)}</span>}
    </span>
  );

/** What is contested says so in the place of open, paid or failed; the operator reads what was promised. */
const Status = ({ row: { status, contested, promised_on } }: Row) => {
  const me = useMe();
  if (contested > 0) return <ContestedChip />;
  if (promised_on && isPayable(status) && mayDo(me, 'post:billing')) {
    return <PromisedChip by={promised_on} today={operatorDay(me)} />;
  }
  return <InvoiceChip status={status} />;
};

const Amount = ({ row: { amount, status } }: Row) => (
  <span className={status === 'void' ? classes.void : classes.amount}>{money(amount)}</span>
);

const againstQuote = ({ before_tax, quoted }: Invoice): number => dollars(sum([cents(before_tax), cents(-quoted)]));

const InvoicePhoneRow = (props: Row) => {
  const { row, t } = props;
  const against = againstQuote(row);
  const aside = seesAllAccounts() ? row.account.name : (row.policy?.number ?? String(row.load_id));
  return (
    <PhoneRow>
      <PhoneLine main end={<Amount {...props} />}>
        <Number {...props} /> <Status {...props} />
      </PhoneLine>
      <PhoneLine end={against !== 0 && <Difference amount={against} />}>{laneOf(row)}</PhoneLine>
      <PhoneLine end={<span className={classes.small}>{aside}</span>}>
        <span className={classes.small}>
          {t('billing.screens.list.due')} <Due {...props} />
        </span>
      </PhoneLine>
    </PhoneRow>
  );
};

const columns: Record<string, Column> = {
  number: { label: (t) => t('billing.screens.list.invoice'), Cell: Number, width: 62 },
  status: {
    label: (t) => t('billing.screens.list.status'),
    Cell: Status,
    width: { en: 164, es: 146 },
  },
  account: {
    label: (t) => t('billing.screens.list.account'),
    Cell: ({ row }) => row.account.name,
    width: 140,
    isOffered: seesAllAccounts,
  },
  load: { label: (t) => t('billing.screens.list.load'), Cell: Load, width: { en: 122, es: 136 } },
  lane: {
    label: (t) => t('billing.screens.list.lane'),
    Cell: ({ row }) => <span title={laneOf(row)}>{laneOf(row)}</span>,
    width: { en: 206, es: 196 },
  },
  po: {
    label: (t) => t('billing.screens.list.po'),
    Cell: ({ row }) => <span className={classes.quiet}>{row.po_number ?? '–'}</span>,
    width: 100,
  },
  issued: {
    label: (t) => t('billing.screens.list.issued'),
    Cell: ({ row }) => (
      <span className={classes.quiet}>
        <DateText iso={row.issued_on} />
      </span>
    ),
    width: { en: 100, es: 92 },
    sorts: ['-issued_on', 'issued_on'],
  },
  due: { label: (t) => t('billing.screens.list.due'), Cell: Due, width: 152, sorts: ['due_on', '-due_on'] },
  against: {
    label: (t) => t('billing.screens.list.against'),
    Cell: ({ row }) => <Difference amount={againstQuote(row)} />,
    width: { en: 98, es: 124 },
    align: 'end',
  },
  owed: {
    label: (t) => t('billing.screens.list.owed'),
    Cell: ({ row }) => (row.balance > 0 ? money(row.balance) : <span className={classes.quiet}>–</span>),
    width: 96,
    align: 'end',
  },
  amount: {
    label: (t) => t('billing.screens.list.amount'),
    Cell: Amount,
    width: 110,
    align: 'end',
    sorts: ['-amount', 'amount'],
  },
};

/** All fit beside each other; what is still owed is the amount for most, and the operator reads accounts instead of POs. */
const initialColumns = (me: Me): ColumnChoice => {
  const hidden = can(me, 'see_all_accounts') ? ['owed', 'po'] : ['owed'];
  const order = Object.keys(columns);
  return { order, shown: order.filter((id) => !hidden.includes(id)) };
};

const noFilters = {
  search: undefined,
  age: undefined,
  hold: undefined,
  account: undefined,
  from: undefined,
  until: undefined,
};

const countFilters = ({ search, age, hold, account, from, until }: InvoiceSearch): number =>
  [search, age, hold, account, from ?? until].filter(Boolean).length;

const NoInvoices = () => {
  const { t } = useTranslation();
  const [search, change] = useInvoiceSearch();
  if (countFilters(search) === 0 && !search.status)
    return <EmptyState icon={CardIcon}>{t('billing.screens.list.none')}</EmptyState>;
  return (
    <NoneFound clear={t('billing.screens.list.clear')} onClear={() => change({ ...noFilters, status: undefined })}>
      {t('billing.screens.list.none_found')}
    </NoneFound>
  );
};

/** The invoices of the account, the latest first. */
export const invoiceListDefinition = defineList<InvoicePage, InvoiceSearch>({
  id: 'payment-hub',
  title: (t) => t('billing.screens.title'),
  useSearch: useInvoiceSearch,
  defaultSort,
  query: listQuery((search: InvoiceSearch, limit) => invoiceList(invoiceListQuery(search, limit))),
  rowId: ({ id }) => id,
  sorts: { options: invoiceSorts, label: (sort, t) => t(`billing.screens.list.sorts.${sort}`) },
  textSearch: { label: (t) => t('billing.screens.list.search'), hint: (t) => t('billing.screens.list.hint') },
  filters: invoiceFilters,
  noFilters,
  countFilters,
  columns,
  initialColumns,
  // The amount is always in sight.
  fit: { leaveFirst: ['po', 'issued'], stay: ['number', 'due', 'amount'] },
  news: { events: ['invoice-changed'], queryKey: billingKeys.all, loadId: ({ load_id }) => load_id },
  storedAs: storedKeys.invoicesTable,
  pageSizes: { options: [25, 50, 100], usual: 25 },
  rowLines: 1,
  PhoneRow: InvoicePhoneRow,
  Empty: NoInvoices,
  rangeText: countOrRange('billing.screens.list.count'),
  selection: {
    onPhones: true,
    pageLabel: (t) => t('billing.screens.list.select_page'),
    rowLabel: (id, t) => t('billing.screens.list.select_row', { number: String(id) }),
  },
});
