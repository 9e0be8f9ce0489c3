import { billSorts } from '@portal/contract/carrier-bills/bill-status.ts';
import type { CarrierBill } from '@portal/contract/carrier-bills/carrier-bill.ts';
import { storedKeys } from '../../../platform/session/stored.ts';
import { date, money } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { FileIcon } from '../../../ui/icons/status-icons.tsx';
import { FilterChoices } from '../../../ui/lists/filters/filter-choices.tsx';
import {
  defineList,
  type FilterEditorProps,
  type ListColumn,
  listQuery,
  type RowProps,
} from '../../../ui/lists/list-definition.ts';
import { PhoneLine, PhoneRow } from '../../../ui/lists/phone-row.tsx';
import { RowLink } from '../../../ui/lists/row-link.tsx';
import { SecondLine } from '../../../ui/lists/two-lines.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { carrierBillAddress } from '../addresses.ts';
import { BillChip } from '../bill-chip.tsx';
import { billList, type BillPage } from '../carrier-bills.api.ts';
import classes from '../carrier-bills.module.css';
import { Difference } from '../../../ui/primitives/difference.tsx';
import { billListQuery, type BillSearch, defaultSort, findings, useBillSearch } from './bill-search.ts';
import { countOrRange } from '../../../ui/lists/count-text.ts';
import { NoneFound } from '../../../ui/lists/none-found.tsx';

type Row = RowProps<CarrierBill>;
type Column = ListColumn<BillPage, BillSearch>;

const Number = ({ row: { id, number, purpose } }: Row) => {
  const { t } = useTranslation();
  return (
    <>
      <RowLink {...carrierBillAddress(id)} data-load={id} preloads={false}>
        {number}
      </RowLink>
      {purpose !== 'original' && <span className={classes.quiet}> {t(`carrier_bills.purposes.${purpose}`)}</span>}
    </>
  );
};

const Amount = ({ row: { amount, status } }: Row) => (
  <span className={status === 'void' ? classes.void : undefined}>{money(amount)}</span>
);

const BillPhoneRow = (props: Row) => {
  const { row } = props;
  return (
    <PhoneRow>
      <PhoneLine main end={<Amount {...props} />}>
        <Number {...props} />
      </PhoneLine>
      <PhoneLine end={<BillChip status={row.status} isReplaced={row.is_replaced} />}>
        <SecondLine>{row.carrier.name}</SecondLine>
      </PhoneLine>
      <PhoneLine end={<Difference amount={row.difference} />}>
        <SecondLine>{row.load ? `${row.load.id}, ${row.load.account.name}` : row.pro_number || '–'}</SecondLine>
      </PhoneLine>
    </PhoneRow>
  );
};

const columns: Record<string, Column> = {
  bill: { label: (t) => t('carrier_bills.screens.list.bill'), Cell: Number, width: 176 },
  status: {
    label: (t) => t('carrier_bills.screens.list.status'),
    Cell: ({ row }) => <BillChip status={row.status} isReplaced={row.is_replaced} />,
    width: { en: 140, es: 156 },
  },
  carrier: {
    label: (t) => t('carrier_bills.screens.list.carrier'),
    Cell: ({ row }) => row.carrier.name,
    width: 140,
  },
  load: {
    label: (t) => t('carrier_bills.screens.list.load'),
    Cell: ({ row }) => row.load?.id ?? <span className={classes.quiet}>–</span>,
    width: 80,
  },
  account: {
    label: (t) => t('carrier_bills.screens.list.account'),
    Cell: ({ row }) => row.load?.account.name ?? '–',
    width: 130,
  },
  billed_on: {
    label: (t) => t('carrier_bills.screens.list.billed_on'),
    Cell: ({ row }) => date(row.billed_on),
    width: 96,
  },
  due: {
    label: (t) => t('carrier_bills.screens.list.due'),
    Cell: ({ row }) => date(row.due_on),
    width: 96,
    sorts: ['due_on'],
  },
  quoted: {
    label: (t) => t('carrier_bills.screens.list.quoted'),
    Cell: ({ row }) => (row.quoted === null ? '–' : money(row.quoted)),
    width: 96,
    align: 'end',
  },
  amount: {
    label: (t) => t('carrier_bills.screens.list.amount'),
    Cell: Amount,
    width: 96,
    align: 'end',
    sorts: ['-amount'],
  },
  difference: {
    label: (t) => t('carrier_bills.screens.list.difference'),
    Cell: ({ row }) => <Difference amount={row.difference} />,
    width: 122,
    align: 'end',
    sorts: ['-difference'],
  },
};

const FindingEditor = ({ search, change }: FilterEditorProps<BillSearch>) => {
  const { t } = useTranslation();
  return (
    <FilterChoices>
      <SelectField
        label={t('carrier_bills.screens.list.finding')}
        placeholder={t('carrier_bills.screens.list.all')}
        options={findings.map((value) => ({ value, label: t(`carrier_bills.screens.list.findings.${value}`) }))}
        value={search.finding ?? ''}
        onChange={(finding) => change({ finding })}
      />
    </FilterChoices>
  );
};

const FindingValue = ({ search: { finding } }: { search: BillSearch }) => {
  const { t } = useTranslation();
  return finding && t(`carrier_bills.screens.list.findings.${finding}`);
};

const noFilters = { search: undefined, finding: undefined };
const countFilters = ({ search, finding }: BillSearch): number => [search, finding].filter(Boolean).length;

const NoBills = () => {
  const { t } = useTranslation();
  const [search, change] = useBillSearch();
  if (countFilters(search) === 0 && !search.status) {
    return <EmptyState icon={FileIcon}>{t('carrier_bills.screens.list.none')}</EmptyState>;
  }
  return (
    <NoneFound
      clear={t('carrier_bills.screens.list.clear')}
      onClear={() => change({ ...noFilters, status: undefined })}
    >
      {t('carrier_bills.screens.list.none_found')}
    </NoneFound>
  );
};

/** What carriers have billed, the latest first. */
export const billListDefinition = defineList<BillPage, BillSearch>({
  id: 'carrier-bills',
  title: (t) => t('carrier_bills.screens.title'),
  useSearch: useBillSearch,
  defaultSort,
  query: listQuery((search: BillSearch, limit) => billList(billListQuery(search, limit))),
  rowId: ({ id }) => id,
  sorts: { options: billSorts, label: (sort, t) => t(`carrier_bills.screens.list.sorts.${sort}`) },
  textSearch: {
    label: (t) => t('carrier_bills.screens.list.search'),
    hint: (t) => t('carrier_bills.screens.list.hint'),
  },
  filters: {
    finding: {
      label: (t) => t('carrier_bills.screens.list.finding'),
      fields: ['finding'],
      Editor: FindingEditor,
      Value: FindingValue,
    },
  },
  noFilters,
  countFilters,
  columns,
  storedAs: storedKeys.carrierBillsTable,
  pageSizes: { options: [25, 50, 100], usual: 25 },
  fit: { leaveFirst: ['account', 'billed_on', 'load', 'quoted'], stay: ['bill', 'status', 'amount', 'difference'] },
  rowLines: 1,
  PhoneRow: BillPhoneRow,
  Empty: NoBills,
  rangeText: countOrRange('carrier_bills.screens.list.count'),
});
