import { Card } from '../../../ui/primitives/card.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import classes from './carrier-selection-page.module.css';
import { SkeletonQuotes } from '../list/skeleton-quotes.tsx';

/** The screen while the load is loading. */
export const SelectionSkeleton = () => (
  <div className={classes.page}>
    <div className={classes.skeleton}>
      <Skeleton width={280} height={24} />
      <Skeleton width={420} height={14} />
    </div>
    <div className={classes.columns}>
      <Card bare>
        <SkeletonQuotes />
      </Card>
      <Card>
        <div className={classes.skeleton}>
          <Skeleton height={34} />
          <Skeleton height={14} />
          <Skeleton height={14} />
          <Skeleton height={42} />
        </div>
      </Card>
    </div>
  </div>
);
