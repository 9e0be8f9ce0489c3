import classes from '../home.module.css';
import { AccessorialCard } from './accessorial-card.tsx';
import { BillingCard } from './billing-card.tsx';
import { CarrierCard } from './carrier-card.tsx';
import type { FigureProps } from './figure-props.ts';
import { ModeCard } from './mode-card.tsx';
import { MonthlyCard } from './monthly-card.tsx';
import { StopCard } from './stops/stop-card.tsx';

/** The figures a period governs. */
export const FigureCards = (props: FigureProps) => (
  <>
    <div className={classes.two}>
      <MonthlyCard {...props} />
      <BillingCard {...props} />
    </div>
    <div className={classes.two}>
      <CarrierCard {...props} />
      <div className={classes.stack}>
        <ModeCard {...props} />
        <AccessorialCard {...props} />
      </div>
    </div>
    <StopCard {...props} />
  </>
);
