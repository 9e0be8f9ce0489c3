import { Skeleton } from '../../../../ui/primitives/skeleton.tsx';
import { mapSize } from '../../../places/state-map/map-size.ts';
import classes from '../figures.module.css';

/** The place of the map while its outlines are on their way. */
export const MapShape = () => (
  <div className={classes.mapShape} style={{ aspectRatio: `${mapSize.width} / ${mapSize.height}` }} aria-hidden="true">
    <Skeleton height={mapSize.height} />
  </div>
);
