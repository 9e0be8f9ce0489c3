import type { ReactNode } from 'react';
import classes from './list-table.module.css';
import { Skeleton } from '../primitives/skeleton.tsx';

/** `end`: its figures stand at the right. `wide`: what comes takes more room than a word. */
type Column = { name: string; label: string; end?: boolean; wide?: boolean };

type ListTableProps = {
  caption: string;
  columns: readonly Column[];
  /** The rows shown are those of before. */
  stale: boolean;
  /** Rows; undefined while they are on their way. */
  children: ReactNode;
};

const bones = 8;
const boneWidth = { word: 76, wide: 160 };

/** A list's table: rows of two lines below a head that stays. */
export const ListTable = ({ caption, columns, stale, children }: ListTableProps) => (
  <table className={classes.table} aria-busy={stale || !children}>
    <caption>{caption}</caption>
    <thead>
      <tr>
        {columns.map(({ name, label, end }) => (
          <th key={name} scope="col" data-end={end || undefined}>
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody data-stale={stale || undefined}>
      {children ?? Array.from({ length: bones }, (_, row) => <Bones key={row} columns={columns} />)}
    </tbody>
  </table>
);

const Bones = ({ columns }: Pick<ListTableProps, 'columns'>) => (
  <tr>
    {columns.map(({ name, end, wide }) => (
      <td key={name} data-end={end || undefined}>
        <Skeleton width={boneWidth[wide ? 'wide' : 'word']} />
      </td>
    ))}
  </tr>
);

/** A row opened by the link in its first cell. */
export const ListRow = ({ children }: { children: ReactNode }) => <tr className={classes.row}>{children}</tr>;
