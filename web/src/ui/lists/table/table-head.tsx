import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Checkbox } from '../../fields/checkbox.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '../../icons/navigation-icons.tsx';
import type { ListColumn, ListData, ListSearch, RowOf } from '../list-definition.ts';
import type { List } from '../use-list.ts';
import classes from './list-table.module.css';

type TableHeadProps<D extends ListData, S extends ListSearch> = {
  list: List<D, S>;
  shown: readonly string[];
  rows: readonly RowOf<D>[] | undefined;
};

/** Names of the columns; those with an order of their own sort the list. */
export const TableHead = <D extends ListData, S extends ListSearch>({
  list,
  shown,
  rows = [],
}: TableHeadProps<D, S>) => {
  const { t } = useTranslation();
  const { definition, search, selection, sortBy } = list;
  const ids = rows.map(definition.rowId);
  const selected = ids.filter((id) => selection.ids.has(id)).length;
  const isSortable = definition.isSortable?.(search) ?? true;
  return (
    <thead>
      <tr>
        {definition.selection && (
          <th scope="col" className={classes.choice}>
            <Checkbox
              checked={selected > 0 && selected === ids.length}
              indeterminate={selected > 0 && selected < ids.length}
              aria-label={definition.selection.pageLabel(t)}
              onChange={(checked) => selection.selectAll(ids, checked)}
            />
          </th>
        )}
        {shown.map((id) => {
          const column = definition.columns[id];
          return (
            column && (
              <HeadCell
                key={id}
                column={column}
                sort={search.sort ?? definition.defaultSort}
                onSort={isSortable ? sortBy : undefined}
              />
            )
          );
        })}
      </tr>
    </thead>
  );
};

type HeadCellProps<D extends ListData, S extends ListSearch> = {
  column: ListColumn<D, S>;
  sort: string | undefined;
  /** Left out where the order is fixed. */
  onSort: ((sort: NonNullable<S['sort']>) => void) | undefined;
};

const HeadCell = <D extends ListData, S extends ListSearch>({ column, sort, onSort }: HeadCellProps<D, S>) => {
  const { t } = useTranslation();
  const { label, sorts, minWidth, align } = column;
  const look = { className: classes.head, 'data-align': align, style: { minWidth } };
  if (!sorts || !onSort) {
    return (
      <th scope="col" {...look}>
        {label(t)}
      </th>
    );
  }
  const [first, second] = sorts;
  const current = sorts.find((one) => one === sort);
  const isAscending = (current ?? first).startsWith('-') === false;
  const Arrow = isAscending && current ? ArrowUpIcon : ArrowDownIcon;
  return (
    <th scope="col" aria-sort={current ? (isAscending ? 'ascending' : 'descending') : 'none'} {...look}>
      <button type="button" className={classes.sort} onClick={() => onSort(sort === first ? (second ?? first) : first)}>
        {label(t)}
        <span className={classes.arrow} data-on={current !== undefined || undefined}>
          <Arrow size={13} />
        </span>
      </button>
    </th>
  );
};
