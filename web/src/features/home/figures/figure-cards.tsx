import classes from '../home.module.css';
import { AccessorialCard } from './accessorial-card.tsx';
import { BillingCard } from './billing-card.tsx';
import { CarrierCard } from './carrier-card.tsx';
import type { FigureProps } from './figure-props.ts';
import { ModeCard } from './mode-card.tsx';
import { MonthlyCard } from './monthly-card.tsx';
import { StatusCard } from './status-card.tsx';
import { StopCard } from './stops/stop-card.tsx';

/** The figures a period governs, with those by status where they stand nowhere above. */
export const FigureCards = ({ hasStatus, ...props }: FigureProps & { hasStatus?: boolean }) => (
  <>
    <div className={classes.two}>
      <MonthlyCard {...props} />
      <BillingCard {...props} />
    </div>
    {hasStatus && (
      <div className={classes.two}>
        <StatusCard {...props} />
        <ModeCard {...props} />
      </div>
    )}
    <div className={classes.two}>
      <CarrierCard {...props} />
      <div className={classes.stack}>
        {!hasStatus && <ModeCard {...props} />}
        <AccessorialCard {...props} />
      </div>
    </div>
    <StopCard {...props} />
  </>
);
