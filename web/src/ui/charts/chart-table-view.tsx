import { Link } from '@tanstack/react-router';
import { RefText } from '../primitives/date-text.tsx';
import type { ChartCell, ChartRow, ChartTable } from './chart-table.ts';
import classes from './chart-table-view.module.css';

const Cells = ({ cells }: { cells: readonly ChartCell[] }) =>
  cells.map(({ text }, column) => (
    // oxlint-disable-next-line react/no-array-index-key -- a cell is its column
    <td key={column}>
      <RefText>{text}</RefText>
    </td>
  ));

const RowName = ({ row: { name, color, address } }: { row: ChartRow }) => (
  <span className={classes.name}>
    {color && <i className={classes.swatch} style={{ background: color }} />}
    {address ? (
      <Link {...address} className={classes.link}>
        {name}
      </Link>
    ) : (
      name
    )}
  </span>
);

type ChartTableViewProps = {
  table: ChartTable;
  /** For screen readers alone, beside the drawing; without links, which the drawing has. */
  isHidden?: boolean;
};

/** The table behind a chart. A wide one scrolls in its own place. */
export const ChartTableView = ({ table, isHidden = false }: ChartTableViewProps) => {
  const { caption, rowHead, columns, rows, total } = table;
  return (
    // The card around it is the region of this name already.
    <div
      className={isHidden ? classes.hidden : classes.scroller}
      {...(!isHidden && { role: 'group', 'aria-label': caption, tabIndex: 0 })}
    >
      <table className={classes.table}>
        <caption className={classes.hidden}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{rowHead}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{isHidden ? row.name : <RowName row={row} />}</th>
              <Cells cells={row.cells} />
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              <th scope="row">{total.name}</th>
              <Cells cells={total.cells} />
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
};
