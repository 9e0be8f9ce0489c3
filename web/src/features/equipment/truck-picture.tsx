import { PowerOnly } from './drawings/boxes.tsx';
import classes from './drawings/drawings.module.css';
import { truckDrawings } from './drawings/truck-drawings.tsx';

type TruckPictureProps = {
  /** A built-in truck's code, or one the operator added. */
  code: string;
  /** The operator's own picture, which takes the drawing's place. */
  imageUrl?: string | null;
};

const isDrawn = (code: string): code is keyof typeof truckDrawings => code in truckDrawings;

/**
 * A truck from its side, as wide as the place it is in and 224:51. All are at one scale, so that a row of them tells
 * which is larger. Decorative: the name stands beside it.
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
