import { Card } from '../../../ui/primitives/card.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import classes from './load-tendering-page.module.css';

/** The shape of the booking while its form loads. */
export const BookingColumns = () => (
  <>
    <div className={classes.head}>
      <Skeleton width={280} height={28} />
    </div>
    <div className={classes.columns}>
      <div className={classes.main}>
        <Card>
          <Skeleton height={340} />
        </Card>
        <Card>
          <Skeleton height={90} />
        </Card>
      </div>
      <div className={classes.side}>
        <Card>
          <Skeleton height={200} />
        </Card>
      </div>
    </div>
  </>
);

/** The screen's shape while the load and its quotes load. */
export const LoadTenderingSkeleton = () => (
  <div className={classes.page}>
    <BookingColumns />
  </div>
);
