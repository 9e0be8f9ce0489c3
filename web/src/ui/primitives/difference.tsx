import { Money } from './money.tsx';
import classes from './difference.module.css';

/** Billed less quoted: over in the colour of warnings, under in that of good news, a dash for none. */
export const Difference = ({ amount }: { amount: number | null }) => {
  if (amount === null || amount === 0) return <span className={classes.none}>–</span>;
  return (
    <span className={amount > 0 ? classes.over : classes.under}>
      <Money dollars={amount} signed />
    </span>
  );
};
