import { currentLanguage } from '../../../platform/words/i18n.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Skeleton } from '../../primitives/skeleton.tsx';
import type { ListColumn, ListData, ListSearch, RowOf } from '../list-definition.ts';
import type { List } from '../use-list.ts';
import { widthIn } from './fitting-columns.ts';
import { ListRow } from './list-row.tsx';
import classes from './list-table.module.css';
import { TableHead } from './table-head.tsx';
import { useTreeGrid } from './use-tree-grid.ts';

type ListTableProps<D extends ListData, S extends ListSearch> = {
  list: List<D, S>;
  /** Left out while the first page is on its way. */
  rows: readonly RowOf<D>[] | undefined;
  /** The rows shown are those of before. */
  isStale: boolean;
};

/** Rows that stand for those on their way: as many as a screen shows. */
const skeletonRows = { 1: 15, 2: 8 };

/** The rows of a page, below a head that stays. */
export const ListTable = <D extends ListData, S extends ListSearch>({ list, rows, isStale }: ListTableProps<D, S>) => {
  const { t } = useTranslation();
  const { definition, selection, table } = list;
  const { shown, scrolls } = list.view;
  const { tree, body } = useTreeGrid(list, rows);
  return (
    <table
      role={tree && 'treegrid'}
      className={classes.table}
      data-density={table.density}
      data-lines={definition.rowLines}
      data-fits={definition.fit ? true : undefined}
      data-scrolls={scrolls || undefined}
      aria-busy={isStale || !rows}
    >
      <caption className={classes.caption}>{definition.title(t)}</caption>
      {definition.fit && <ColumnWidths list={list} />}
      <TableHead list={list} shown={shown} rows={rows} />
      <tbody data-stale={isStale || undefined} {...body}>
        {rows
          ? rows.map((row) => {
              const id = definition.rowId(row);
              return (
                <ListRow
                  key={id}
                  id={id}
                  row={row}
                  definition={definition}
                  shown={shown}
                  isSelected={selection.ids.has(id)}
                  onSelect={selection.select}
                  level={tree && tree.level(row) + 1}
                  isOpen={tree?.isOpen(row, list.search)}
                />
              );
            })
          : Array.from({ length: skeletonRows[definition.rowLines] }, (_, row) => (
              <SkeletonRow
                key={row}
                columns={shown.map((id) => [id, definition.columns[id]])}
                isSelectable={definition.selection !== undefined}
              />
            ))}
      </tbody>
    </table>
  );
};

/** Where the table is never wider than its box, its columns have widths of their own and share what is left. */
const ColumnWidths = <D extends ListData, S extends ListSearch>({ list }: { list: List<D, S> }) => {
  const { columns, selection } = list.definition;
  const language = currentLanguage();
  return (
    <colgroup>
      {selection && <col className={classes.choiceColumn} />}
      {list.view.shown.map((id) => (
        <col key={id} style={{ width: widthIn(columns[id]?.width, language) }} />
      ))}
    </colgroup>
  );
};

type SkeletonRowProps<D extends ListData, S extends ListSearch> = {
  columns: (readonly [id: string, column: ListColumn<D, S> | undefined])[];
  isSelectable: boolean;
};

const SkeletonRow = <D extends ListData, S extends ListSearch>({ columns, isSelectable }: SkeletonRowProps<D, S>) => (
  <tr>
    {isSelectable && (
      <td className={classes.choice}>
        <Skeleton width={16} height={16} />
      </td>
    )}
    {columns.map(([id, column]) => (
      <td key={id} className={classes.cell} data-align={column?.align}>
        <Skeleton width={column?.skeleton?.width ?? 72} height={column?.skeleton?.height ?? 12} />
      </td>
    ))}
  </tr>
);
