import type { EdiMessage } from '@portal/contract/edi/edi.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { storedKeys } from '../../platform/session/stored.ts';
import { dateAndTime } from '../../platform/words/format.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { SwitchIcon } from '../../ui/icons/navigation-icons.tsx';
import { FilterChoices } from '../../ui/lists/filters/filter-choices.tsx';
import { PeriodChoice, periodText } from '../../ui/lists/filters/period-choice.tsx';
import { countOrRange } from '../../ui/lists/count-text.ts';
import { defineList, type FilterEditorProps, listQuery, type RowProps } from '../../ui/lists/list-definition.ts';
import { NoneFound } from '../../ui/lists/none-found.tsx';
import { PhoneLine, PhoneRow } from '../../ui/lists/phone-row.tsx';
import { RowLinkHere } from '../../ui/lists/row-link.tsx';
import { SecondLine, TwoLines } from '../../ui/lists/two-lines.tsx';
import { EmptyState } from '../../ui/status/empty-state.tsx';
import { StatusGlyph } from '../../ui/status/status-glyph.tsx';
import { type EdiPage, messageList, partnerList } from './edi.api.ts';
import { countEdiFilters, ediQuery, type EdiSearch, noEdiFilters, useEdiSearch } from './edi-search.ts';
import { Direction, looks, StateReason } from './edi-state.tsx';
import classes from './edi.module.css';

type Row = RowProps<EdiMessage>;
type EditorProps = FilterEditorProps<EdiSearch>;
type ValueProps = { search: EdiSearch };

const Kind = ({ row: { id, direction, kind } }: Row) => (
  <span className={classes.kind}>
    <Direction of={direction} />
    <RowLinkHere
      from="/settings/edi-messages"
      to="."
      search={(earlier) => ({ ...earlier, message: id })}
      resetScroll={false}
      data-load={id}
    >
      {kind}
    </RowLinkHere>
  </span>
);

const State = ({ row, t }: Row) => (
  <span className={classes.state}>
    <StatusGlyph {...looks[row.state]} />
    <span>
      <TwoLines main={t(`edi.states.${row.state}`)} more={<StateReason message={row} />} />
    </span>
  </span>
);

const loadOf = ({ load_id, pro_number, bol_number }: EdiMessage): string =>
  String(load_id ?? (pro_number || bol_number || '–'));

const When = ({ row: { created_at } }: Row) => {
  const [day, time] = dateAndTime(created_at);
  return <TwoLines main={time} more={day} />;
};

const EdiPhoneRow = (props: Row) => {
  const { row, t } = props;
  return (
    <PhoneRow>
      <PhoneLine main end={dateAndTime(row.created_at)[1]}>
        <Kind {...props} />
      </PhoneLine>
      <PhoneLine whole end={loadOf(row)}>
        <SecondLine>{row.carrier.name}</SecondLine>
      </PhoneLine>
      <PhoneLine whole end={<StateReason message={row} />}>
        <span className={classes.state}>
          <StatusGlyph {...looks[row.state]} />
          {t(`edi.states.${row.state}`)}
        </span>
      </PhoneLine>
    </PhoneRow>
  );
};

const CarrierEditor = ({ search, change }: EditorProps) => {
  const { t } = useTranslation();
  const { data: partners = [] } = useQuery(partnerList);
  return (
    <FilterChoices>
      <SelectField
        label={t('edi.columns.partner')}
        placeholder={t('edi.any_carrier')}
        options={partners.map(({ carrier }) => ({ value: String(carrier.id), label: carrier.name }))}
        value={search.carrier_id === undefined ? '' : String(search.carrier_id)}
        onChange={(id) => change({ carrier_id: id ? Number(id) : undefined })}
      />
    </FilterChoices>
  );
};

const CarrierValue = ({ search: { carrier_id } }: ValueProps) => {
  const { data: partners = [] } = useQuery(partnerList);
  return partners.find(({ carrier }) => carrier.id === carrier_id)?.carrier.name ?? carrier_id;
};

const DaysEditor = ({ search, change }: EditorProps) => {
  const { t } = useTranslation();
  return (
    <PeriodChoice period={search} labels={{ from: t('edi.days_from'), until: t('edi.days_until') }} onChange={change} />
  );
};

const AcknowledgmentsEditor = ({ search, change }: EditorProps) => {
  const { t } = useTranslation();
  return (
    <FilterChoices>
      <SelectField
        label={t('edi.acknowledgments')}
        placeholder={t('edi.without_acknowledgments')}
        options={[{ value: 'true', label: t('edi.with_acknowledgments') }]}
        value={search.acknowledgments ?? ''}
        onChange={(chosen) => change({ acknowledgments: chosen === 'true' ? chosen : undefined })}
      />
    </FilterChoices>
  );
};

const AcknowledgmentsValue = () => useTranslation().t('edi.with_acknowledgments');

const NoMessages = () => {
  const { t } = useTranslation();
  const [search, change] = useEdiSearch();
  if (countEdiFilters(search) === 0 && !search.state)
    return <EmptyState icon={SwitchIcon}>{t('edi.empty')}</EmptyState>;
  return (
    <NoneFound clear={t('edi.clear')} onClear={() => change({ ...noEdiFilters, state: undefined })}>
      {t('edi.none_match')}
    </NoneFound>
  );
};

/** Messages of all carriers, the latest first. */
export const ediList = defineList<EdiPage, EdiSearch>({
  id: 'edi-messages',
  title: (t) => t('edi.title'),
  useSearch: useEdiSearch,
  query: listQuery((search: EdiSearch, limit) => messageList(ediQuery(search, limit))),
  rowId: ({ id }) => id,
  textSearch: { label: (t) => t('edi.search'), hint: (t) => t('edi.search') },
  filters: {
    carrier: {
      label: (t) => t('edi.columns.partner'),
      fields: ['carrier_id'],
      Editor: CarrierEditor,
      Value: CarrierValue,
    },
    days: {
      label: (t) => t('edi.days'),
      fields: ['from', 'until'],
      Editor: DaysEditor,
      Value: ({ search }) => periodText(search),
    },
    acknowledgments: {
      label: (t) => t('edi.acknowledgments'),
      fields: ['acknowledgments'],
      Editor: AcknowledgmentsEditor,
      Value: AcknowledgmentsValue,
      whileOff: (t) => t('edi.without_acknowledgments'),
    },
  },
  noFilters: noEdiFilters,
  countFilters: countEdiFilters,
  columns: {
    message: { label: (t) => t('edi.columns.message'), Cell: Kind, width: 84 },
    partner: { label: (t) => t('edi.columns.partner'), Cell: ({ row }) => row.carrier.name, width: 150 },
    load: { label: (t) => t('edi.columns.load'), Cell: ({ row }) => loadOf(row), width: 104 },
    number: { label: (t) => t('edi.columns.number'), Cell: ({ row }) => row.interchange || '–', width: 100 },
    state: { label: (t) => t('edi.columns.state'), Cell: State, width: 170 },
    time: { label: (t) => t('edi.columns.time'), Cell: When, width: 116, align: 'end' },
  },
  fit: { leaveFirst: ['number', 'load'], stay: ['message', 'partner', 'state', 'time'] },
  storedAs: storedKeys.ediTable,
  pageSizes: { options: [25, 50, 100], usual: 25 },
  rowLines: 2,
  PhoneRow: EdiPhoneRow,
  Empty: NoMessages,
  rangeText: countOrRange('edi.count'),
});
