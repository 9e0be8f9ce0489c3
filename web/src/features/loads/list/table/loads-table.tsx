import type { LoadSummary } from '@portal/contract/loads/load.ts';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../../ui/primitives/skeleton.tsx';
import { isAdvanced } from '../advanced/advanced-criteria.ts';
import type { ColumnId } from './columns.ts';
import { defaultSort } from '../list-search.ts';
import { LoadRow } from './load-row.tsx';
import { LoadsHead } from './loads-head.tsx';
import classes from './loads-table.module.css';
import type { ChangeList } from '../use-list-search.ts';
import type { ListSearch } from '../list-search.ts';
import type { Selection } from './use-selection.ts';
import type { TableControls } from './use-table-state.ts';

type LoadsTableProps = {
  /** Left out while the first page is on its way. */
  items: readonly LoadSummary[] | undefined;
  search: ListSearch;
  change: ChangeList;
  table: TableControls;
  selection: Selection;
  /** Old rows are on screen while new ones load. */
  stale: boolean;
};

const noRows: readonly LoadSummary[] = [];

/** The loads of a page, a row each. */
export const LoadsTable = ({ items, search, change, table, selection, stale }: LoadsTableProps) => {
  const { t } = useTranslation();
  const shown = table.columns.order.filter((id) => table.columns.shown.includes(id));
  const rows = items ?? noRows;
  const chosen = rows.filter(({ id }) => selection.ids.has(id)).length;
  return (
    <table className={classes.table} data-density={table.density} aria-busy={stale || !items}>
      <caption className={classes.caption}>{t('loads.my_loads.title')}</caption>
      <LoadsHead
        shown={shown}
        sort={search.sort ?? defaultSort}
        onSort={isAdvanced(search) ? undefined : (sort) => change({ sort })}
        chosen={chosen === 0 ? 'none' : chosen === rows.length ? 'all' : 'some'}
        onSelectPage={(selected) => selection.selectAll(rows, selected)}
      />
      <tbody data-stale={stale || undefined}>
        {items
          ? items.map((load) => (
              <LoadRow
                key={load.id}
                load={load}
                shown={shown}
                selected={selection.ids.has(load.id)}
                onSelect={selection.select}
              />
            ))
          : Array.from({ length: 15 }, (_, row) => <SkeletonRow key={row} shown={shown} />)}
      </tbody>
    </table>
  );
};

const boneWidths: Partial<Record<ColumnId, number>> = { load: 76, status: 84, delivery: 78, weight: 52, price: 64 };

const SkeletonRow = ({ shown }: { shown: readonly ColumnId[] }) => (
  <tr>
    <td className={classes.choice}>
      <Skeleton width={16} height={16} />
    </td>
    {shown.map((id) => (
      <td key={id} className={classes.cell}>
        <Skeleton width={boneWidths[id] ?? 72} height={id === 'status' ? 22 : 12} />
      </td>
    ))}
  </tr>
);
