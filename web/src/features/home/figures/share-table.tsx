import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Address } from '../../../platform/routing/address.ts';
import { number } from '../../../platform/words/format.ts';
import classes from './figures.module.css';

export type ShareRow = { key: string; name: string; value: number; mark: ReactNode; address?: Address };

type ShareTableProps = {
  caption: string;
  heads: readonly [name: string, value: string, share: string];
  rows: readonly ShareRow[];
  whole: number;
};

/** Rounded, and never forced to a sum of 100. */
export const shareText = (value: number, whole: number): string =>
  whole === 0 ? '–' : `${Math.round((value / whole) * 100)}%`;

/** Parts of a whole: mark, word, number and share; each leads to the list behind it. */
export const ShareTable = ({ caption, heads, rows, whole }: ShareTableProps) => (
  <table className={classes.shares}>
    <caption className={classes.hidden}>{caption}</caption>
    <thead className={classes.hidden}>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, name, value, mark, address }) => (
        <tr key={key}>
          <th scope="row">
            <span className={classes.marked}>
              {mark}
              {address ? (
                <Link {...address} className={classes.rowLink}>
                  {name}
                </Link>
              ) : (
                name
              )}
            </span>
          </th>
          <td className={classes.strong}>{number(value, 0)}</td>
          <td className={classes.dim}>{shareText(value, whole)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
