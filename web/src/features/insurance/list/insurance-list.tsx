import type { InsuranceQuote } from '@portal/contract/insurance/insurance.ts';
import { daysBetween } from '@portal/contract/values/calendar-days.ts';
import { Link } from '@tanstack/react-router';
import { storedKeys } from '../../../platform/session/stored.ts';
import { date, dateAndTime, money, shortMoney } from '../../../platform/words/format.ts';
import { today } from '../../../platform/words/today.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { ShieldIcon } from '../../../ui/icons/status-icons.tsx';
import { PeriodChoice, periodText } from '../../../ui/lists/filters/period-choice.tsx';
import {
  defineList,
  type FilterEditorProps,
  type ListColumn,
  type ListFilter,
  listQuery,
  type RowProps,
} from '../../../ui/lists/list-definition.ts';
import { PhoneLine, PhoneRow } from '../../../ui/lists/phone-row.tsx';
import { RowLink } from '../../../ui/lists/row-link.tsx';
import { SecondLine } from '../../../ui/lists/two-lines.tsx';
import { ArrowRightIcon } from '../../../ui/icons/navigation-icons.tsx';
import { LinkButton } from '../../../ui/primitives/button.tsx';
import { RefText } from '../../../ui/primitives/date-text.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { insuranceAddress, insuredClaimAddress, newInsuranceAddress, offersAddress } from '../addresses.ts';
import { loadAddress } from '../../loads/addresses.ts';
import { insuranceList, type InsurancePage } from '../insurance.api.ts';
import { InsuranceChip } from '../insurance-state.tsx';
import classes from '../insurance.module.css';
import { insuranceListQuery, type InsuranceSearch, useInsuranceSearch } from './insurance-search.ts';
import { countOrRange } from '../../../ui/lists/count-text.ts';
import { NoneFound } from '../../../ui/lists/none-found.tsx';

type Row = RowProps<InsuranceQuote>;
type Column = ListColumn<InsurancePage, InsuranceSearch>;

const Name = ({ row: { id, certificate }, t }: Row) => {
  const name = certificate?.number ?? t('insurance.screens.quote_number', { id });
  return (
    <RowLink {...insuranceAddress(id)} data-load={id} preloads={false}>
      <RefText>{name}</RefText>
    </RowLink>
  );
};

const from = (row: InsuranceQuote) =>
  [row.origin_city || row.origin_zip_code, row.origin_state].filter(Boolean).join(', ');
const to = (row: InsuranceQuote) =>
  [row.destination_city || row.destination_zip_code, row.destination_state].filter(Boolean).join(', ');

/** What is covered; a dash where no value was entered and nothing is bought. */
const coverMoney = ({ chosen, insured_value }: InsuranceQuote): string => {
  const value = chosen?.limit ?? insured_value;
  return value > 0 ? shortMoney(value) : '–';
};

/** What was paid; a free policy says so. */
const Price = ({ row: { chosen }, t }: Row) => {
  if (!chosen) return <span className={classes.quiet}>–</span>;
  return chosen.total === 0 ? (
    <span className={classes.freePrice}>{t('insurance.screens.list.free')}</span>
  ) : (
    <b>{money(chosen.total)}</b>
  );
};

/** Until when prices or the cover hold. */
const coverText = ({ row, t }: Row): string => {
  const { status, certificate, good_until, is_expired, cancelled_at, answer_by } = row;
  if (status === 'cancelled' && cancelled_at) {
    return t('insurance.screens.list.cancelled_on', { date: dateAndTime(cancelled_at)[0] });
  }
  if (status === 'issuing') return t('insurance.screens.list.issuing');
  if (status === 'with_operations' && answer_by) {
    return t('insurance.screens.list.answer_by', { date: date(answer_by) });
  }
  if (certificate) {
    const day = date(certificate.cover_ends_on);
    return t(`insurance.screens.list.${status === 'ended' ? 'ended_on' : 'ends_on'}`, { date: day });
  }
  if (is_expired) return t('insurance.screens.selection.expired');
  return good_until ? t('insurance.screens.list.good_until', { date: date(good_until) }) : '–';
};

/** Below so many days a cover or prices that end are marked. */
const soonDays = 3;

/** The day that prices or a cover end, while they hold. */
const endOf = ({ status, certificate, good_until, is_expired }: InsuranceQuote): string | undefined => {
  if (status === 'in_force') return certificate?.cover_ends_on;
  return status === 'quoted' && !is_expired ? (good_until ?? undefined) : undefined;
};

/** The same with the days that are left, once they are few; an open claim and expired prices lead to where they go on. */
const Cover = (props: Row) => {
  const { row, t } = props;
  if (row.claim_id !== null && row.status === 'claim_open') {
    return (
      <Link className={classes.inRow} {...insuredClaimAddress(row.claim_id)}>
        {t('insurance.screens.list.claim', { id: row.claim_id })}
      </Link>
    );
  }
  const end = endOf(row);
  const left = end ? daysBetween(today(), end) : soonDays + 1;
  return (
    <>
      <RefText>{coverText(props)}</RefText>{' '}
      {left >= 0 && left <= soonDays && (
        <span className={classes.soon}>{t('insurance.screens.list.days_left', { count: left })}</span>
      )}
      {row.status === 'quoted' && row.is_expired && (
        <Link className={classes.inRow} {...offersAddress(row.id)}>
          {t('insurance.screens.selection.quote_again')}
        </Link>
      )}
    </>
  );
};

const InsurancePhoneRow = (props: Row) => {
  const { row } = props;
  return (
    <PhoneRow>
      <PhoneLine end={<b>{coverMoney(row)}</b>}>
        <Name {...props} />
        <InsuranceChip status={row.status} />
      </PhoneLine>
      <PhoneLine main end={<Price {...props} />}>
        <span className={classes.lane}>
          {from(row)}
          <ArrowRightIcon size={14} />
          <span className={classes.spoken}>{props.t('insurance.screens.list.to')}</span>
          {to(row)}
        </span>
      </PhoneLine>
      <PhoneLine
        end={
          <SecondLine>
            <Cover {...props} />
          </SecondLine>
        }
      >
        <SecondLine>{row.commodity}</SecondLine>
      </PhoneLine>
    </PhoneRow>
  );
};

/** The insured load, which it leads to. */
const InsuredLoad = ({ row: { load_id } }: Row) =>
  load_id === null ? (
    <>–</>
  ) : (
    <Link className={classes.inRow} {...loadAddress(load_id)}>
      {load_id}
    </Link>
  );

const columns: Record<string, Column> = {
  name: { label: (t) => t('insurance.screens.list.certificate'), Cell: Name, minWidth: 150 },
  state: {
    label: (t) => t('insurance.screens.list.state'),
    Cell: ({ row }) => <InsuranceChip status={row.status} />,
  },
  goods: {
    label: (t) => t('insurance.screens.list.goods'),
    Cell: ({ row }) => <span title={row.commodity}>{row.commodity}</span>,
    minWidth: 170,
  },
  group: {
    label: (t) => t('insurance.screens.list.group'),
    Cell: ({ row, t }) => t(`insurance.groups.${row.commodity_group}`),
  },
  from: { label: (t) => t('insurance.screens.list.from'), Cell: ({ row }) => from(row) },
  to: { label: (t) => t('insurance.screens.list.to'), Cell: ({ row }) => to(row) },
  cover: {
    label: (t) => t('insurance.screens.list.cover'),
    Cell: ({ row }) => coverMoney(row),
    align: 'end',
  },
  price: { label: (t) => t('insurance.screens.list.premium'), Cell: Price, align: 'end' },
  ends: { label: (t) => t('insurance.screens.list.ends'), Cell: Cover, minWidth: 196 },
  load: { label: (t) => t('insurance.screens.list.load'), Cell: InsuredLoad, align: 'end' },
};

const noFilters = { search: undefined, soon: undefined, from: undefined, until: undefined };

type Filter = ListFilter<InsuranceSearch, InsurancePage>;

const DaysEditor = ({ search, change }: FilterEditorProps<InsuranceSearch>) => {
  const { t } = useTranslation();
  const labels = { from: t('insurance.screens.list.from_day'), until: t('insurance.screens.list.until_day') };
  return <PeriodChoice period={search} labels={labels} onChange={change} />;
};

const filters: Record<string, Filter> = {
  days: {
    label: (t) => t('insurance.screens.list.bought'),
    fields: ['from', 'until'],
    Editor: DaysEditor,
    Value: ({ search }) => periodText(search),
  },
};

const NoInsurance = () => {
  const { t } = useTranslation();
  const [{ search, soon, status, from: first, until }, change] = useInsuranceSearch();
  if (!search && !soon && !status && !first && !until) {
    return (
      <EmptyState
        icon={ShieldIcon}
        action={
          <LinkButton kind="primary" {...newInsuranceAddress}>
            {t('insurance.screens.new_quote')}
          </LinkButton>
        }
      >
        {t('insurance.screens.list.none')}
      </EmptyState>
    );
  }
  return (
    <NoneFound clear={t('insurance.screens.list.clear')} onClear={() => change({ ...noFilters, status: undefined })}>
      {t('insurance.screens.list.none_found')}
    </NoneFound>
  );
};

/** Quotes and certificates of the account, the latest first. */
export const insuranceListDefinition = defineList<InsurancePage, InsuranceSearch>({
  id: 'insurance-list',
  title: (t) => t('insurance.screens.title'),
  useSearch: useInsuranceSearch,
  query: listQuery((search: InsuranceSearch, limit) => insuranceList(insuranceListQuery(search, limit))),
  rowId: ({ id }) => id,
  textSearch: { label: (t) => t('insurance.screens.list.search'), hint: (t) => t('insurance.screens.list.hint') },
  noFilters,
  filters,
  countFilters: ({ search, soon, from: first, until }) => [search, soon, first ?? until].filter(Boolean).length,
  columns,
  // The goods say what they are; whoever compares groups shows their column.
  initialColumns: () => ({
    order: Object.keys(columns),
    shown: Object.keys(columns).filter((name) => name !== 'group'),
  }),
  storedAs: storedKeys.insuranceTable,
  pageSizes: { options: [25, 50, 100], usual: 25 },
  rowLines: 1,
  PhoneRow: InsurancePhoneRow,
  Empty: NoInsurance,
  rangeText: countOrRange('insurance.screens.list.count'),
});
