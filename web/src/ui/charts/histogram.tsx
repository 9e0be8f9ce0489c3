import { scaleLinear } from 'd3-scale';
import classes from './histogram.module.css';

export type HistogramBin = { from: number; to: number; value: number };
/** A named line at a value. */
type Mark = { at: number; text: string };

type HistogramProps = {
  label: string;
  bins: readonly HistogramBin[];
  /** Where half of all lies below; its line is in the accent. */
  middle: Mark | null;
  /** Where nearly all lies below; bins beyond it are pale. */
  most: Mark | null;
  ticks: readonly Mark[];
  height: number;
};

const topRoom = 20;
const tickRoom = 22;
const binGap = 0.35;
/** Percent of the width that the name of a line needs. */
const labelRoom = 34;
const lineHeight = 16;
const percent = (value: number): string => `${value}%`;

/** How often each range of values came, from zero on, with the middle and the end named. */
export const Histogram = ({ label, bins, middle, most, ticks, height }: HistogramProps) => {
  const x = scaleLinear([bins[0]?.from ?? 0, bins.at(-1)?.to ?? 1], [0, 100]).clamp(true);
  const y = scaleLinear([0, Math.max(...bins.map(({ value }) => value), 1)], [topRoom + height, topRoom]);
  return (
    <svg className={classes.histogram} height={topRoom + height + tickRoom} role="img" aria-label={label}>
      {bins.map(({ from, to, value }) => (
        <rect
          key={from}
          x={percent(x(from) + binGap / 2)}
          width={percent(x(to) - x(from) - binGap)}
          y={y(value)}
          height={y(0) - y(value)}
          data-pale={(most !== null && from >= most.at) || undefined}
        />
      ))}
      <line className={classes.baseline} x1="0" x2="100%" y1={y(0) + 0.5} y2={y(0) + 0.5} />
      {most && (
        <NamedLine
          mark={most}
          x={x}
          bottom={y(0)}
          kind="most"
          isLower={middle !== null && x(most.at) - x(middle.at) < labelRoom}
        />
      )}
      {middle && <NamedLine mark={middle} x={x} bottom={y(0)} kind="middle" />}
      {ticks.map(({ at, text }, index) => (
        <text
          key={at}
          className={classes.tick}
          x={percent(x(at))}
          y={y(0) + 17}
          textAnchor={index === 0 ? 'start' : index === ticks.length - 1 ? 'end' : 'middle'}
        >
          {text}
        </text>
      ))}
    </svg>
  );
};

type NamedLineProps = {
  mark: Mark;
  x: (value: number) => number;
  bottom: number;
  kind: 'middle' | 'most';
  /** Whether its name stands below that of the other line, which is too near. */
  isLower?: boolean;
};

const NamedLine = ({ mark, x, bottom, kind, isLower = false }: NamedLineProps) => {
  const place = x(mark.at);
  const isLeft = place > 70;
  return (
    <g data-kind={kind}>
      <line className={classes.mark} x1={percent(place)} x2={percent(place)} y1={4} y2={bottom} />
      <text
        className={classes.name}
        x={percent(place + (isLeft ? -1.5 : 1.5))}
        y={isLower ? 13 + lineHeight : 13}
        textAnchor={isLeft ? 'end' : 'start'}
      >
        {mark.text}
      </text>
    </g>
  );
};
