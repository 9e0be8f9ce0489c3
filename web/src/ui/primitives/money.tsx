import { moneyParts } from '../../platform/words/format.ts';
import classes from './money.module.css';

type MoneyProps = {
  dollars: number;
  /** `row` and `total` set prices large with small cents; `text` fits a line of text. */
  size?: 'text' | 'row' | 'total';
  /** A plus in front of positive amounts, for differences. */
  signed?: boolean;
};

/** US dollars in tabular figures; negatives with a true minus. */
export const Money = ({ dollars, size = 'text', signed }: MoneyProps) => {
  const [whole, cents] = moneyParts(dollars);
  return (
    <span className={classes.money} data-size={size}>
      {signed && dollars > 0 && '+'}
      {whole}
      {size === 'text' ? cents : <span className={classes.cents}>{cents}</span>}
    </span>
  );
};
