import type { Ageing } from '@portal/contract/billing/billing.ts';
import { ageBuckets } from '@portal/contract/billing/invoice-status.ts';
import classes from './age-bar.module.css';

/** How what is owed divides by age; the figures beside it say the same in words. */
export const AgeBar = ({ ageing }: { ageing: Ageing }) => (
  <div className={classes.bar} aria-hidden="true">
    {ageBuckets.map((age) => {
      const { amount } = ageing[age];
      return amount > 0 && <span key={age} data-age={age} style={{ flexGrow: amount }} />;
    })}
  </div>
);
