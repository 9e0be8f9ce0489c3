import type { CellFault } from '@portal/contract/rates/rate-table.ts';
import type { Sheet, SheetColumn } from '@portal/contract/rates/tariff-sheets.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { PlusIcon, TrashIcon } from '../../../ui/icons/action-icons.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import { fieldName, optionName, sheetName } from '../field-name.ts';
import { placeKey } from '../place-key.ts';
import { CellInput, isNumeric } from './cell-input.tsx';
import classes from './grid.module.css';
import { plainNumber } from './paste-block.ts';
import { rowKey, type Rows } from './sheet-rows.ts';
import { isNoDay, shownCell, typedCell } from './shown-cell.ts';

export type GridProps = {
  sheet: Pick<Sheet, 'name' | 'columns' | 'key'>;
  rows: Rows;
  /** The rows in use, against which changes are shown. */
  before: Rows;
  isReadOnly: boolean;
  faults: readonly CellFault[];
  /** `cell` names the cell whose letters are one step back; null for a step of its own. */
  onChange: (rows: Rows, cell: string | null) => void;
  canRemove?: boolean;
  /** Stands over the rows, in their card. */
  head?: ReactNode;
};

const shownAtOnce = 200;

/** A cell pasted into a column: a number without currency and thousands, a day, else the text as it is. */
const pasted = (column: SheetColumn | undefined, text: string): string => {
  if (!column || column.cell === 'text' || column.cell === 'choices') return text;
  return column.cell === 'day' ? typedCell(column, text) : plainNumber(text) || text;
};

/** Rows with a block put in place from a cell on; rows that are missing are added. */
export const withBlock = (
  rows: Rows,
  columns: readonly SheetColumn[],
  at: { row: number; column: number },
  block: readonly (readonly string[])[],
): Rows => {
  const next = rows.map((cells) => [...cells]);
  block.forEach((line, down) => {
    const row = (next[at.row + down] ??= columns.map(() => ''));
    line.forEach((text, right) => {
      const place = at.column + right;
      if (place < columns.length) row[place] = pasted(columns[place], text);
    });
  });
  return next;
};

/** The sheet as a table whose cells are edited in place. */
export const SheetGrid = (props: GridProps) => {
  const { sheet, rows, before, isReadOnly, onChange, canRemove = true, head } = props;
  const { t } = useTranslation();
  const [shown, setShown] = useState(shownAtOnce);
  const { columns } = sheet;
  const former = new Map(before.map((cells) => [rowKey(sheet, cells), cells]));
  const canEditRows = !isReadOnly && sheet.key.length > 0;
  const hasRemoval = canEditRows && canRemove;
  return (
    <>
      <div className={classes.card}>
        {head && <div className={classes.head}>{head}</div>}
        <div className={classes.scroll} tabIndex={0} role="region" aria-label={sheetName(sheet.name)}>
          <table className={classes.grid} data-rows>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column.field} scope="col" data-numeric={isNumeric(column) || undefined}>
                    {fieldName(column.field)}
                  </th>
                ))}
                {hasRemoval && <td />}
              </tr>
            </thead>
            <tbody>
              {rows.slice(0, shown).map((cells, row) => (
                <GridRow
                  key={placeKey(row)}
                  {...props}
                  cells={cells}
                  row={row}
                  former={former.get(rowKey(sheet, cells))}
                  canRemove={hasRemoval}
                />
              ))}
            </tbody>
          </table>
        </div>
      </div>
      {rows.length === 0 && <p className={classes.note}>{t('rates.grid.empty')}</p>}
      <div className={classes.foot}>
        {rows.length > shown && (
          <Button onClick={() => setShown(rows.length)}>{t('rates.grid.more', { count: rows.length - shown })}</Button>
        )}
        {canEditRows && (
          <Button
            icon={<PlusIcon size={16} />}
            onClick={() => {
              setShown(Math.max(shown, rows.length + 1));
              onChange([...rows, columns.map(() => '')], null);
            }}
          >
            {t('rates.grid.add_row')}
          </Button>
        )}
      </div>
    </>
  );
};

type GridRowProps = GridProps & {
  cells: readonly string[];
  row: number;
  /** The row in use with the same key; undefined for one that is new. */
  former: readonly string[] | undefined;
};

/** One row, named by its key. */
const GridRow = ({ sheet, rows, cells, row, former, isReadOnly, faults, canRemove, onChange }: GridRowProps) => {
  const { t } = useTranslation();
  const { columns } = sheet;
  const keyed = columns.flatMap((column, at) =>
    sheet.key.includes(column.field) ? [optionName(column.field, shownCell(column, cells[at] ?? ''))] : [],
  );
  const name = keyed.filter(Boolean).join(' ') || t('rates.grid.row', { row: row + 1 });
  const setCell = (column: number, text: string) =>
    onChange(
      rows.map((own, i) => (i === row ? columns.map((_, at) => (at === column ? text : (own[at] ?? ''))) : own)),
      `${sheet.name} ${row} ${column}`,
    );
  return (
    <tr>
      {columns.map((column, at) => (
        <td key={column.field} data-label={fieldName(column.field)}>
          <CellInput
            column={column}
            label={t('rates.grid.cell', { row: name, column: fieldName(column.field) })}
            value={cells[at] ?? ''}
            before={former?.[at]}
            isReadOnly={isReadOnly}
            isFaulty={
              isNoDay(column, cells[at] ?? '') || faults.some((one) => one.row === row && one.field === column.field)
            }
            isOdd={false}
            onChange={(text) => setCell(at, text)}
            onPaste={(block) => onChange(withBlock(rows, columns, { row, column: at }, block), null)}
          />
        </td>
      ))}
      {canRemove && (
        <td className={classes.removal}>
          <IconButton
            icon={TrashIcon}
            label={t('rates.grid.remove_row', { row: name })}
            onClick={() =>
              onChange(
                rows.filter((_, i) => i !== row),
                null,
              )
            }
          />
        </td>
      )}
    </tr>
  );
};
