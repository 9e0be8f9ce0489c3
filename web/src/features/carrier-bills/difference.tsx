import { Money } from '../../ui/primitives/money.tsx';
import classes from './carrier-bills.module.css';

/** Billed less quoted: over in the colour of warnings, under in that of good news, a dash for none. */
export const Difference = ({ amount }: { amount: number | null }) => {
  if (amount === null || amount === 0) return <span className={classes.quiet}>–</span>;
  return (
    <span className={amount > 0 ? classes.over : classes.under}>
      <Money dollars={amount} signed />
    </span>
  );
};
