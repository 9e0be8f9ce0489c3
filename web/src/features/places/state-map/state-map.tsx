import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { MissingPart } from '../../../platform/lazy-part.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { placeKeys } from '../places.keys.ts';
import { drawStates, type DrawnState } from './drawn-states.ts';
import { mapSize } from './map-size.ts';
import { shadeOf } from './shades.ts';
import classes from './state-map.module.css';
import { StateLinks } from './state-links.tsx';
import type { StateValue } from './state-value.ts';
import { stateShapes } from './state-shapes.ts';

type StateMapProps = {
  /** The map in a sentence; the lists beside it say the same in numbers. */
  label: string;
  values: readonly StateValue[];
};

/** States shaded by a number, with the largest written in them. */
export const StateMap = ({ label, values }: StateMapProps) => {
  const shapes = useQuery({
    queryKey: placeKeys.stateShapes,
    queryFn: stateShapes,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const states = useMemo(() => shapes.data && drawStates(shapes.data), [shapes.data]);
  const valueOf = ({ country, code }: DrawnState) =>
    values.find((value) => value.country === country && value.code === code);
  if (shapes.isError) return <MissingPart retry={() => void shapes.refetch()} />;
  return (
    <div className={classes.map} style={{ aspectRatio: `${mapSize.width} / ${mapSize.height}` }}>
      {states ? (
        <>
          <svg
            viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
            className={classes.drawing}
            role="img"
            aria-label={label}
          >
            {states.map((state) => (
              <path
                key={`${state.country}${state.code}`}
                d={state.outline}
                style={{ fill: `var(--p-scale-${shadeOf(valueOf(state)?.value ?? 0)})` }}
              />
            ))}
            <Numbers states={states} valueOf={valueOf} />
          </svg>
          <StateLinks states={states.filter((state) => valueOf(state))} valueOf={valueOf} />
        </>
      ) : (
        <Skeleton height={mapSize.height} />
      )}
    </div>
  );
};

const mostNumbers = 14;
const roomForNumber = 640;
const darkShade = 4;
/** How far a label in the sea is from the middle of its state, and how long it may be. */
const leader = { x: 54, y: 16, text: 90 };

type NumbersProps = {
  states: readonly DrawnState[];
  valueOf: (state: DrawnState) => StateValue | undefined;
};

/** Numbers of the largest, where they have room; of those that have none the first is named beside the map. */
const Numbers = ({ states, valueOf }: NumbersProps) => {
  const largest = states
    .map((state) => ({ state, value: valueOf(state) }))
    .filter(({ value }) => (value?.value ?? 0) > 0)
    .toSorted((one, other) => (other.value?.value ?? 0) - (one.value?.value ?? 0))
    .slice(0, mostNumbers);
  const small = largest.find(
    ({ state }) => state.area < roomForNumber && state.middle[0] + leader.x + leader.text < mapSize.width,
  );
  return (
    <>
      {largest
        .filter(({ state }) => state.area >= roomForNumber)
        .map(({ state: { code, country, middle }, value }) => (
          <text
            key={`${country}${code}`}
            className={classes.number}
            x={middle[0]}
            y={middle[1]}
            data-on-dark={shadeOf(value?.value ?? 0) >= darkShade || undefined}
          >
            {value?.text}
          </text>
        ))}
      {small?.value && (
        <g transform={`translate(${small.state.middle[0]} ${small.state.middle[1]})`}>
          <circle className={classes.spot} r="1.5" />
          <path className={classes.leader} d={`M0 0L${leader.x - 4} ${leader.y}`} />
          <text className={classes.beside} x={leader.x} y={leader.y}>
            {small.value.name} <tspan className={classes.strong}>{small.value.text}</tspan>
          </text>
        </g>
      )}
    </>
  );
};
