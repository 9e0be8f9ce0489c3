import { isOpen } from '../../is-open.ts';
import { can } from '../../../../platform/session/current-user.ts';
import type { Me } from '@portal/contract/users/users.contract.ts';
import { dateAndTime } from '../../../../platform/words/format.ts';
import { DateText, RefText } from '../../../../ui/primitives/date-text.tsx';
import type { ListColumn } from '../../../../ui/lists/list-definition.ts';
import { type ColumnChoice, moveColumn } from '../../../../ui/lists/table/column-choice.ts';
import type { LoadPage } from '../../loads.api.ts';
import type { ListSearch } from '../list-search.ts';
import { areContainers } from './deadlines.ts';
import {
  CarrierCell,
  ContainerCell,
  Cut,
  DeliveryCell,
  destinationOf,
  Dimmed,
  FreeDayCell,
  LoadCell,
  originOf,
  PriceCell,
  Reference,
  StatusCell,
  terminalOf,
  WeightCell,
} from './load-cells.tsx';

type Column = ListColumn<LoadPage, ListSearch>;

/** Every column in its initial order. Only sort orders with a database index are offered. */
export const loadColumns = {
  load: {
    label: (t) => t('loads.my_loads.columns.load'),
    Cell: LoadCell,
    sorts: ['-id', 'id'],
    width: 118,
    skeleton: { width: 76 },
  },
  status: {
    label: (t) => t('loads.my_loads.columns.status'),
    Cell: StatusCell,
    width: { en: 130, es: 150 },
    skeleton: { width: 84, height: 22 },
  },
  container: {
    label: (t) => t('loads.my_loads.columns.container'),
    Cell: ContainerCell,
    width: 116,
    isOffered: areContainers,
  },
  terminal: {
    label: (t) => t('loads.my_loads.columns.terminal'),
    Cell: ({ row }) => <Cut text={terminalOf(row)} />,
    width: 120,
    isOffered: areContainers,
  },
  line: {
    label: (t) => t('loads.my_loads.columns.line'),
    Cell: ({ row }) => <Cut text={row.container?.steamship_line ?? '–'} />,
    width: 87,
    isOffered: areContainers,
  },
  last_free_day: {
    label: (t) => t('loads.my_loads.columns.last_free_day'),
    Cell: FreeDayCell,
    sorts: ['last_free_day'],
    width: { en: 138, es: 144 },
    isOffered: areContainers,
  },
  origin: {
    label: (t) => t('loads.my_loads.columns.origin'),
    Cell: ({ row }) => <Cut text={originOf(row)} />,
    width: { en: 113, es: 106 },
  },
  destination: {
    label: (t) => t('loads.my_loads.columns.destination'),
    Cell: ({ row }) => <Cut text={destinationOf(row)} />,
    width: { en: 117, es: 110 },
  },
  pickup: {
    label: (t) => t('loads.my_loads.columns.pickup'),
    Cell: ({ row }) => (
      <Dimmed>
        <DateText iso={isOpen(row, 'pickup_date') ? null : row.pickup_date} />
      </Dimmed>
    ),
    sorts: ['-pickup_date', 'pickup_date'],
    width: 92,
  },
  delivery: {
    label: (t) => t('loads.my_loads.columns.delivery'),
    Cell: DeliveryCell,
    sorts: ['-delivery_date', 'delivery_date'],
    // A day and “+12 days” beside it.
    width: { en: 148, es: 144 },
    skeleton: { width: 78 },
  },
  carrier: { label: (t) => t('loads.my_loads.columns.carrier'), Cell: CarrierCell, width: { en: 118, es: 108 } },
  pro: {
    label: (t) => t('loads.my_loads.columns.pro'),
    Cell: ({ row }) => <Reference value={row.pro_number} />,
    // Eleven figures, or “DRAY100773”.
    width: { en: 102, es: 98 },
  },
  weight: {
    label: (t) => t('loads.my_loads.columns.weight'),
    Cell: WeightCell,
    width: 74,
    align: 'end',
    skeleton: { width: 52 },
  },
  price: {
    label: (t) => t('loads.my_loads.columns.price'),
    Cell: PriceCell,
    sorts: ['-price', 'price'],
    // “from $123,456.78”, at the end of a row too.
    width: { en: 140, es: 148 },
    align: 'end',
    skeleton: { width: 64 },
  },
  account: {
    label: (t) => t('loads.my_loads.columns.account'),
    Cell: ({ row }) => <Cut text={row.account.name} />,
    width: 140,
  },
  external_id: {
    label: (t) => t('loads.my_loads.columns.external_id'),
    Cell: ({ row }) => <Reference value={row.external_id} />,
    width: 130,
  },
  po: {
    label: (t) => t('loads.my_loads.columns.po'),
    Cell: ({ row }) => <Reference value={row.po_number} />,
    width: 110,
  },
  bol: {
    label: (t) => t('loads.my_loads.columns.bol'),
    Cell: ({ row }) => <Reference value={row.bol_number} />,
    width: 160,
  },
  created: {
    label: (t) => t('loads.my_loads.columns.created'),
    Cell: ({ row }) => (
      <Dimmed>
        <RefText>{dateAndTime(row.created_at)[0]}</RefText>
      </Dimmed>
    ),
    width: 92,
  },
} satisfies Record<string, Column>;

const hiddenInitially: readonly string[] = ['account', 'external_id', 'po', 'bol', 'created'];

/** The initial columns of a person. The operator has the account in the place of the PRO. */
export const initialLoadColumns = (me: Me): ColumnChoice => {
  const order = Object.keys(loadColumns);
  const shown = order.filter((id) => !hiddenInitially.includes(id));
  if (!can(me, 'see_all_accounts')) return { order, shown };
  return {
    order: moveColumn(order, 'account', 'origin'),
    shown: [...shown.filter((id) => id !== 'pro'), 'account'],
  };
};

/** Columns that give way first where there is no room for all, and those that never do. */
export const loadColumnFit = {
  leaveFirst: ['weight', 'pro', 'bol'],
  stay: ['load', 'container', 'last_free_day', 'price'],
};
