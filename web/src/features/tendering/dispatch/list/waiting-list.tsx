import type { WaitingLoad } from '@portal/contract/tendering/assignments.contract.ts';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { storedKeys } from '../../../../platform/session/stored.ts';
import { date, number } from '../../../../platform/words/format.ts';
import { TruckIcon } from '../../../../ui/icons/freight-icons.tsx';
import { defineList, listQuery, type RowProps } from '../../../../ui/lists/list-definition.ts';
import { PhoneLine, PhoneRow } from '../../../../ui/lists/phone-row.tsx';
import { SecondLine } from '../../../../ui/lists/two-lines.tsx';
import { DateText, RefText } from '../../../../ui/primitives/date-text.tsx';
import { Money } from '../../../../ui/primitives/money.tsx';
import { NoneFound } from '../../../../ui/lists/none-found.tsx';
import { EmptyState } from '../../../../ui/status/empty-state.tsx';
import { dispatchFilters } from './dispatch-filters.tsx';
import {
  dispatchFiltersOn,
  type DispatchSearch,
  noDispatchFilters,
  useDispatchSearch,
  waitingOrders,
  waitingWanted,
} from './dispatch-search.ts';
import { type WaitingLoadPage, waitingLoads } from '../dispatch.api.ts';
import { TimeLeft } from '../time-left.tsx';
import { Lane, waitingColumns, WaitingLink } from './waiting-columns.tsx';
import { truckText } from '../waiting-facts.tsx';
import { tenderingKeys } from '../../tendering.keys.ts';

/** The last free day of a container, else the day of pickup. */
const PhoneDay = ({ row: { container, pickup_date }, t }: RowProps<WaitingLoad>) => {
  if (!container?.last_free_day) return <DateText iso={pickup_date} weekday />;
  return <RefText>{t('tendering.dispatch.free_until', { day: date(container.last_free_day) })}</RefText>;
};

/** A waiting load on a phone, in three lines. */
export const WaitingPhoneRow = ({ row: load, t }: RowProps<WaitingLoad>) => (
  <PhoneRow>
    <PhoneLine end={<TimeLeft until={load.answer_by} />}>
      <WaitingLink row={load} t={t} />
      <SecondLine>{load.account.name}</SecondLine>
    </PhoneLine>
    <PhoneLine
      main
      end={
        <b>
          <Money dollars={load.price} />
        </b>
      }
    >
      <Lane load={load} />
    </PhoneLine>
    <PhoneLine
      end={
        <SecondLine>
          <PhoneDay row={load} t={t} />
        </SecondLine>
      }
    >
      <SecondLine>
        {truckText(load, t)}, {number(load.weight_lb, 0)} lb
      </SecondLine>
    </PhoneLine>
  </PhoneRow>
);

const NoneWaiting = () => {
  const { t } = useTranslation();
  const [search, change] = useDispatchSearch();
  if (dispatchFiltersOn(search) > 0) {
    return (
      <NoneFound clear={t('lists.filters.clear_all')} onClear={() => change(noDispatchFilters)}>
        {t('tendering.dispatch.none_found')}
      </NoneFound>
    );
  }
  return <EmptyState icon={TruckIcon}>{t('tendering.dispatch.none')}</EmptyState>;
};

/** The loads of all accounts that wait for a truck; unless asked otherwise the one whose time ends first at the top. */
export const waitingList = defineList<WaitingLoadPage, DispatchSearch>({
  id: 'waiting-loads',
  title: (t) => t('tendering.dispatch.title'),
  useSearch: useDispatchSearch,
  defaultSort: 'answer_by',
  query: listQuery(({ page = 1, ...search }: DispatchSearch, limit) =>
    waitingLoads({ ...waitingWanted(search), skip: (page - 1) * limit, limit }),
  ),
  rowId: ({ load_id }) => load_id,
  news: { loadId: ({ load_id }) => load_id, events: ['load-changed'], queryKey: tenderingKeys.waitingLists },
  sorts: { options: waitingOrders, label: (sort, t) => t(`tendering.dispatch.sorts.${sort}`) },
  textSearch: {
    label: (t) => t('tendering.dispatch.filters.search'),
    hint: (t) => t('tendering.dispatch.filters.search_hint'),
  },
  filters: dispatchFilters,
  noFilters: noDispatchFilters,
  countFilters: dispatchFiltersOn,
  columns: waitingColumns,
  storedAs: storedKeys.dispatchTable,
  pageSizes: { options: [25, 50, 100], usual: 50 },
  fit: { leaveFirst: ['weight', 'truck', 'carrier'], stay: ['load', 'price', 'left'] },
  rowLines: 2,
  PhoneRow: WaitingPhoneRow,
  Empty: NoneWaiting,
  selection: {
    pageLabel: (t) => t('tendering.dispatch.select_page'),
    rowLabel: (load, t) => t('tendering.dispatch.select_load', { load }),
    besides: ['load'],
  },
});
