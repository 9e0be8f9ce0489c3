import type { ReactNode } from 'react';
import { Money } from './money.tsx';
import classes from './price-lines.module.css';

type PriceLinesProps = {
  lines: readonly { key: string; label: ReactNode; note?: string | undefined; amount: number }[];
  total?: { label: string; amount: number; note?: string; size?: 'text' | 'row' };
};

/** What a price is made of: label, dots, amount; the total under a rule. */
export const PriceLines = ({ lines, total }: PriceLinesProps) => (
  <dl className={classes.lines}>
    {lines.map(({ key, label, note, amount }) => (
      <div key={key} className={classes.line}>
        <dt>{label}</dt>
        <dd>
          <Money dollars={amount} />
        </dd>
        {note && <dd className={classes.below}>{note}</dd>}
      </div>
    ))}
    {total && (
      <div className={`${classes.line} ${classes.total}`}>
        <dt>
          {total.label} {total.note && <span className={classes.note}>{total.note}</span>}
        </dt>
        <dd>
          <Money dollars={total.amount} size={total.size ?? 'text'} />
        </dd>
      </div>
    )}
  </dl>
);
