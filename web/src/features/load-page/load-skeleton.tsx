import { useTranslation } from '../../platform/words/use-translation.ts';
import { Card } from '../../ui/primitives/card.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import classes from './load-page.module.css';

const bones = (heights: readonly number[]) =>
  heights.map((height) => (
    <Card key={height}>
      <Skeleton height={height} />
    </Card>
  ));

/** The page's own shape while the load is fetched. */
export const LoadSkeleton = () => {
  const { t } = useTranslation();
  return (
    <div className={classes.page} role="status" aria-label={t('frame.kit.loading')}>
      <Skeleton width={320} height={28} />
      {bones([60])}
      <div className={classes.columns}>
        <div className={classes.main}>{bones([288, 52, 96])}</div>
        <div className={classes.side}>{bones([210, 120, 150])}</div>
      </div>
    </div>
  );
};
