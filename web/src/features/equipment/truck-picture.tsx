import { PowerOnly } from './drawings/boxes.tsx';
import classes from './drawings/drawings.module.css';
import { truckDrawings } from './drawings/truck-drawings.tsx';

type TruckPictureProps = {
  /** A built-in truck's code, or one the operator added. */
  code: string;
  /** The operator's own picture, shown instead of the drawing. */
  imageUrl?: string | null;
};

const isDrawn = (code: string): code is keyof typeof truckDrawings => code in truckDrawings;

/**
 * A truck from its side, as wide as its container, in the ratio 224:51. All have one scale, so they can be compared.
 * Decorative: the name is shown beside it.
 */
export const TruckPicture = ({ code, imageUrl }: TruckPictureProps) =>
  imageUrl ? (
    <img className={`${classes.picture} ${classes.photo}`} src={imageUrl} alt="" loading="lazy" />
  ) : (
    <svg className={classes.picture} viewBox="0 12 224 51" aria-hidden="true" focusable="false">
      <path className={classes.road} d="M0 60.500h224" />
      {isDrawn(code) ? truckDrawings[code] : <PowerOnly />}
    </svg>
  );
