import { useTranslation } from '../../platform/words/use-translation.ts';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import classes from './page/claim-page.module.css';

/** The shape of a case while it loads. */
export const ClaimSkeleton = () => {
  const { t } = useTranslation();
  return (
    <div className={classes.page} role="status" aria-label={t('frame.kit.loading')}>
      <div className={classes.header}>
        <Skeleton width={320} height={24} />
      </div>
      <Skeleton height={98} />
      <div className={classes.columns}>
        <div className={classes.main}>
          <Skeleton height={260} />
          <Skeleton height={180} />
        </div>
        <div className={classes.side}>
          <Skeleton height={110} />
          <Skeleton height={220} />
        </div>
      </div>
    </div>
  );
};
