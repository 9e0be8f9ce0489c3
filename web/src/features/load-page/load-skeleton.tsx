import { useTranslation } from '../../platform/words/use-translation.ts';
import { Card } from '../../ui/primitives/card.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import classes from './load-page.module.css';

const skeletonCards = (heights: readonly number[]) =>
  heights.map((height) => (
    <Card key={height}>
      <Skeleton height={height} />
    </Card>
  ));

/** The shape of all below the head. */
export const LoadBodyShape = () => (
  <>
    {skeletonCards([60])}
    <div className={classes.columns}>
      <div className={classes.main}>{skeletonCards([288, 52, 96])}</div>
      <div className={classes.side}>{skeletonCards([210, 120, 150])}</div>
    </div>
  </>
);

/** Placeholder in the layout of the page while the load is fetched. */
export const LoadSkeleton = () => {
  const { t } = useTranslation();
  return (
    <div className={classes.page} role="status" aria-label={t('frame.kit.loading')}>
      <Skeleton width={320} height={28} />
      <LoadBodyShape />
    </div>
  );
};
