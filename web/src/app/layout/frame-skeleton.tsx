import { ProductMark } from '../../ui/icons/product-mark.tsx';
import { Skeleton, SkeletonRows } from '../../ui/primitives/skeleton.tsx';
import classes from './frame-skeleton.module.css';

/** The frame's own shape while it is not yet known who is signed in. */
export const FrameSkeleton = () => (
  <div className={classes.frame}>
    <div className={classes.sidebar}>
      <ProductMark size={28} />
    </div>
    <div className={classes.header}>
      <Skeleton width={140} height={14} />
    </div>
    <div className={classes.content}>
      <Skeleton width={220} height={26} />
      <SkeletonRows rows={10} columns="1fr" />
    </div>
  </div>
);
