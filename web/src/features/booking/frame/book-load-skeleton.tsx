import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Card, TwinCard } from '../../../ui/primitives/card.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import classes from './booking-form.module.css';

const Lines = ({ heights }: { heights: readonly number[] }) => (
  <div className={classes.main}>
    {heights.map((height, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- the lines never change places
      <Skeleton key={index} height={height} />
    ))}
  </div>
);

const stop = [20, 52, 52, 52] as const;

/** The form's shape while it loads. */
export const BookLoadSkeleton = () => {
  const { t } = useTranslation();
  return (
    <div role="status" className={classes.form} aria-label={t('frame.kit.loading')}>
      <div className={classes.head}>
        <div className={classes.titleRow}>
          <Skeleton width={160} height={22} />
        </div>
        <Skeleton width={140} height={32} />
      </div>
      <div className={classes.columns}>
        <div className={classes.main}>
          <TwinCard>
            <Lines heights={stop} />
            <Lines heights={stop} />
          </TwinCard>
          <Card>
            <Lines heights={[20, 52, 20]} />
          </Card>
          <Card>
            <Lines heights={[20, 84]} />
          </Card>
        </div>
        <Card>
          <Lines heights={[160, 44, 150, 52, 42]} />
        </Card>
      </div>
    </div>
  );
};
