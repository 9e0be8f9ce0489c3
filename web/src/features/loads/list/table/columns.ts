import type { LoadSort } from '@portal/contract/loads/loads.contract.ts';

/** Every column there is, in the order a new person finds them. */
export const columnIds = [
  'load',
  'status',
  'origin',
  'destination',
  'pickup',
  'delivery',
  'carrier',
  'pro',
  'weight',
  'price',
  'account',
  'po',
  'bol',
  'created',
] as const;
export type ColumnId = (typeof columnIds)[number];

type SortKey = Extract<LoadSort, `-${string}`> extends `-${infer K}` ? K : never;

type Column = {
  /** The sort its head offers; only sorts that have an index are offered. */
  sort?: SortKey;
  /** Narrowest width in px, so that the columns stand still from page to page. */
  width: number;
  align?: 'end';
};

export const columns: Record<ColumnId, Column> = {
  load: { sort: 'id', width: 92 },
  status: { width: 128 },
  origin: { width: 112 },
  destination: { width: 112 },
  pickup: { sort: 'pickup_date', width: 92 },
  delivery: { sort: 'delivery_date', width: 120 },
  carrier: { width: 140 },
  pro: { width: 96 },
  weight: { width: 76, align: 'end' },
  price: { sort: 'price', width: 96, align: 'end' },
  account: { width: 120 },
  po: { width: 100 },
  bol: { width: 100 },
  created: { width: 92 },
};

export type ColumnChoice = { order: ColumnId[]; shown: ColumnId[] };

const extra: readonly ColumnId[] = ['account', 'po', 'bol', 'created'];

/** Columns a person sees until choosing others. The operator sees whose load it is, in the place of the PRO. */
export const firstColumns = (operator: boolean): ColumnChoice => {
  const shown = columnIds.filter((id) => !extra.includes(id));
  if (!operator) return { order: [...columnIds], shown };
  return {
    order: moveColumn(columnIds, 'account', 'origin'),
    shown: [...shown.filter((id) => id !== 'pro'), 'account'],
  };
};

const isColumnId = (value: unknown): value is ColumnId => columnIds.some((id) => id === value);

/** A choice as it was remembered, perhaps by another version. */
type StoredColumns = { order?: readonly unknown[]; shown?: readonly unknown[] };

/** A remembered choice, mended for the columns there are now; `load` is always first and always shown. */
export const mendColumns = (stored: StoredColumns | undefined, operator: boolean): ColumnChoice => {
  const first = firstColumns(operator);
  if (!Array.isArray(stored?.order) || !Array.isArray(stored.shown)) return first;
  const known = stored.order.filter(isColumnId);
  return {
    order: [...new Set<ColumnId>(['load', ...known, ...columnIds])],
    shown: [...new Set<ColumnId>(['load', ...stored.shown.filter(isColumnId)])],
  };
};

/** The order with `id` in the place of `target`. */
export const moveColumn = (order: readonly ColumnId[], id: ColumnId, target: ColumnId): ColumnId[] => {
  const to = order.indexOf(target);
  const rest = order.filter((other) => other !== id);
  return [...rest.slice(0, to), id, ...rest.slice(to)];
};
