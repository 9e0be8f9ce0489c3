import { useTranslation } from '../../platform/words/use-translation.ts';
import classes from './skeleton.module.css';

type SkeletonProps = { width?: number | string; height?: number };

/** The grey shape of content that is still loading. */
export const Skeleton = ({ width = '100%', height = 12 }: SkeletonProps) => (
  <span className={classes.skeletonBar} style={{ width, height }} aria-hidden="true" />
);

type SkeletonRowsProps = {
  rows: number;
  /** The grid of the real rows, as `grid-template-columns`. */
  columns: string;
  rowHeight?: number;
};

/** Rows of a list in their own grid while they load, so that nothing jumps when they arrive. */
export const SkeletonRows = ({ rows, columns, rowHeight = 40 }: SkeletonRowsProps) => {
  const { t } = useTranslation();
  const cells = columns.split(' ').length;
  return (
    <div role="status" aria-label={t('frame.kit.loading')}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={classes.row} style={{ gridTemplateColumns: columns, height: rowHeight }}>
          {Array.from({ length: cells }, (_cell, cell) => (
            <Skeleton key={cell} width={cell % 3 === 0 ? '60%' : '80%'} />
          ))}
        </div>
      ))}
    </div>
  );
};
