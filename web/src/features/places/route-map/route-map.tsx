import { replaceEqualDeep, useQuery } from '@tanstack/react-query';
import { type GeoProjection, geoPath } from 'd3-geo';
import { memo, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import classes from './route-map.module.css';
import { projectionFor, type Size } from './map-projection.ts';
import { useSettled } from '../../../platform/live/use-settled.ts';
import { MissingPart } from '../../../platform/lazy-part.tsx';
import { type MapShapes, mapShapes } from './map-shapes.ts';
import { RouteMarks } from './route-marks.tsx';
import { curvePath, linePath, type Point } from './route-path.ts';
import type { Coordinates } from '@portal/contract/places/distance.ts';
import type { RoutePoint } from '@portal/contract/places/route/route-point.ts';
import { placeKeys } from '../places.keys.ts';

type Props = {
  points: readonly RoutePoint[];
  /** The line of the way; when omitted, the points are joined by a curve. */
  line?: { done: readonly Coordinates[]; ahead: readonly Coordinates[] };
  /** Text alternative of the map. */
  label: string;
  /** A short line in the corner, such as the miles done. */
  caption?: string;
  height: number;
  /** Two-letter names of the states; too much for a small map. */
  stateNames?: boolean;
  /** A map beside a form: its outlines wait until the page has had its time. */
  isBesideForm?: boolean;
};

/** Offline map of a route: the shapes are part of the build, no tile server is used. */
export function RouteMap({ points, line, label, caption, height, stateNames = false, isBesideForm = false }: Props) {
  const ref = useRef<HTMLElement>(null);
  const width = useWidth(ref);
  const enabled = useSettled() || !isBesideForm;
  const shapes = useQuery({
    queryKey: placeKeys.mapShapes,
    queryFn: mapShapes,
    staleTime: Number.POSITIVE_INFINITY,
    enabled,
  });
  const size = useMemo(() => ({ width, height }), [width, height]);
  return (
    <>
      <figure className={classes.map} ref={ref} style={{ height }} aria-label={label} role="img">
        {shapes.data && size.width > 0 && (
          <svg width={size.width} height={height} viewBox={`0 0 ${size.width} ${height}`} aria-hidden>
            <Drawing shapes={shapes.data} size={size} points={points} line={line} stateNames={stateNames} />
          </svg>
        )}
        {caption && <figcaption className={classes.caption}>{caption}</figcaption>}
      </figure>
      {shapes.isError && <MissingPart retry={() => void shapes.refetch()} />}
    </>
  );
}

/** Width of an element in whole pixels, 0 before layout. */
const useWidth = (ref: RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)));
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return width;
};

type DrawingProps = {
  shapes: MapShapes;
  size: Size;
  points: readonly RoutePoint[];
  line: Props['line'] | undefined;
  stateNames: boolean;
};

function Drawing({ shapes, size, points, line, stateNames }: DrawingProps) {
  const places = useEqual(
    [...points, ...(line?.done ?? []), ...(line?.ahead ?? [])].map(({ lat, lng }) => ({ lat, lng })),
  );
  const projection = useMemo(() => projectionFor(places, size), [places, size]);
  const spotOf = ({ lat, lng }: Coordinates): Point => projection([lng, lat]) ?? [0, 0];
  const spots = points.map(spotOf);
  const [doneSpots, aheadSpots] = [line?.done.map(spotOf) ?? spots, (line?.ahead ?? []).map(spotOf)];
  const done = line ? linePath(doneSpots) : curvePath(spots);
  const ahead = linePath(aheadSpots);
  return (
    <>
      <Land shapes={shapes} projection={projection} size={size} stateNames={stateNames} />
      <path className={classes.casing} d={done + ahead} />
      <path className={classes.ahead} d={ahead} />
      <path className={classes.done} d={done} />
      <RouteMarks points={points} spots={spots} lines={[doneSpots, aheadSpots]} size={size} />
    </>
  );
}

/** The same object as long as values are equal, which those who draw a map need not take care of. */
const useEqual = <Value,>(value: Value): Value => {
  const [kept, setKept] = useState(value);
  const next = replaceEqualDeep(kept, value);
  if (next !== kept) setKept(next);
  return next;
};

type LandProps = { shapes: MapShapes; projection: GeoProjection; size: Size; stateNames: boolean };

/** Least area of a state, in square pixels, that has room for its letters. */
const roomForLetters = 1600;

/** What is seen of the states and of the countries beside them, as path data. */
const seenOf = (shapes: MapShapes, projection: GeoProjection, { width, height }: Size) => {
  const path = geoPath(
    projection.clipExtent([
      [-2, -2],
      [width + 2, height + 2],
    ]),
  ).digits(1);
  const states = shapes.states.flatMap((state) => {
    const outline = path(state);
    if (!outline) return [];
    return [{ code: state.properties.code, outline, area: path.area(state), middle: path.centroid(state) }];
  });
  const abroad = shapes.abroad.map((country) => path(country) ?? '').join('');
  projection.clipExtent(null);
  return { states, abroad };
};

// Takes most of the time a map takes, and depends on neither marks nor lines.
const Land = memo(({ shapes, projection, size, stateNames }: LandProps) => {
  const { states, abroad } = seenOf(shapes, projection, size);
  return (
    <g>
      <path className={classes.abroad} d={abroad} />
      {states.map(({ code, outline }) => (
        <path key={code} className={classes.state} d={outline} />
      ))}
      {stateNames &&
        states
          .filter(({ area }) => area > roomForLetters)
          .map(({ code, middle }) => (
            <text key={code} className={classes.letters} x={middle[0]} y={middle[1]}>
              {code}
            </text>
          ))}
    </g>
  );
});
