import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import classes from './figures.module.css';

const widths = ['34%', '40%', '27%', '31%', '37%', '29%'];

/** Rows of a list of figures while they load: a word, a number, and a bar above where there is one. */
export const RowShapes = ({ rows, bar = false }: { rows: number; bar?: boolean }) => (
  <div className={classes.rowShapes} aria-hidden="true">
    {bar && <Skeleton height={8} />}
    {Array.from({ length: rows }, (_, at) => (
      <div key={at} className={classes.rowShape}>
        <Skeleton width={widths[at % widths.length] ?? '30%'} height={10} />
        <Skeleton width="18%" height={10} />
      </div>
    ))}
  </div>
);
