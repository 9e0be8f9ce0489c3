import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import classes from './approval-page.module.css';

/** The shape of a request while it is on its way. */
export const ApprovalSkeleton = () => {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('frame.kit.loading')} className={classes.page}>
      <Skeleton height={34} />
      <Skeleton height={96} />
      <div className={classes.columns}>
        <div className={classes.column}>
          <Skeleton height={220} />
          <Skeleton height={200} />
        </div>
        <div className={classes.column}>
          <Skeleton height={320} />
        </div>
      </div>
    </div>
  );
};
