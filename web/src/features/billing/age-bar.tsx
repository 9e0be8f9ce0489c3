import type { Ageing } from '@portal/contract/billing/billing.ts';
import { type AgeBucket, ageBuckets } from '@portal/contract/billing/invoice-status.ts';
import { ageColors } from './age-colors.ts';
import classes from './age-bar.module.css';

/** How what is owed divides by age; the figures beside it say the same in words. */
export const AgeBar = ({ ageing }: { ageing: Ageing }) => (
  <div className={classes.bar} aria-hidden="true">
    {ageBuckets.map((age) => {
      const { amount } = ageing[age];
      return amount > 0 && <span key={age} style={{ flexGrow: amount, background: ageColors[age] }} />;
    })}
  </div>
);

/** The colour of an age in the bar, beside its figures; pale where nothing of that age is owed. */
export const AgeSquare = ({ age, ageing }: { age: AgeBucket; ageing: Ageing }) => (
  <i
    className={classes.square}
    style={ageing[age].count === 0 ? {} : { background: ageColors[age] }}
    aria-hidden="true"
  />
);
