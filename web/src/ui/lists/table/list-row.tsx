import { memo } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Checkbox } from '../../fields/checkbox.tsx';
import type { ListData, ListDefinition, ListSearch, RowOf } from '../list-definition.ts';
import classes from './list-table.module.css';

type ListRowProps<D extends ListData, S extends ListSearch> = {
  id: number;
  row: RowOf<D>;
  definition: ListDefinition<D, S>;
  shown: readonly string[];
  isSelected: boolean;
  onSelect: (id: number, isSelected: boolean) => void;
  /** In a tree: how deep it stands from 1, and whether the rows below it are shown. */
  level: number | undefined;
  isOpen: boolean | undefined;
};

const Row = <D extends ListData, S extends ListSearch>({
  id,
  row,
  definition,
  shown,
  isSelected,
  onSelect,
  level,
  isOpen,
}: ListRowProps<D, S>) => {
  const { t } = useTranslation();
  const { columns, selection } = definition;
  return (
    <tr className={classes.row} data-selected={isSelected || undefined} aria-level={level} aria-expanded={isOpen}>
      {selection && (
        <td className={classes.choice}>
          <Checkbox
            checked={isSelected}
            aria-label={selection.rowLabel(id, t)}
            onChange={(checked) => onSelect(id, checked)}
          />
        </td>
      )}
      {shown.map((name, at) => {
        const column = columns[name];
        if (!column) return null;
        const cell = <column.Cell row={row} t={t} />;
        return at === 0 ? (
          <th key={name} scope="row" className={classes.cell}>
            {cell}
          </th>
        ) : (
          <td key={name} className={classes.cell} data-align={column.align}>
            {cell}
          </td>
        );
      })}
    </tr>
  );
};

/** One row; all of it opens what it names. Made again only when the row itself, its columns or its tick change. */
export const ListRow = memo(Row) as typeof Row;
