import { scaleBand, scaleLinear } from 'd3-scale';
import { useState } from 'react';
import { type BarColumn, stackedParts } from './bar-column.ts';
import { BarLinks } from './bar-links.tsx';
import { DirectLabels, type DirectLabel } from './direct-labels.tsx';
import classes from './month-bars.module.css';

type MonthBarsProps = {
  /** The drawing in a sentence, for screen readers. */
  label: string;
  /** Names the bars as a group of links. */
  group: string;
  columns: readonly BarColumn[];
  /** Pixels from the top of the highest bar to the line they stand on. */
  height: number;
  /** What the parts of the last bar are named beside it; without them a list below names them. */
  labels?: readonly DirectLabel[];
};

const topRoom = 22;
const wordRoom = 22;
/** A part of a bar is parted from the next by this, and seen from this height on. */
const partGap = 1;
const leastPart = 1.5;

/** Of the whole width, in percent, that a bar takes at most. */
const widestBar = 12;

/** Bars from edge to edge; a few of them stand farther apart instead of growing wide. */
const barPlaces = <K extends string | number>(keys: readonly K[]) => {
  const count = keys.length;
  if (count < 2) return scaleBand(keys, [100 - widestBar, 100]);
  const apart = (100 - widestBar * count) / (100 - widestBar);
  return scaleBand(keys, [0, 100]).paddingInner(Math.max(0.4, apart));
};

const percent = (value: number): string => `${value}%`;

/** So many bars have room for the sums of two neighbours. */
const roomyBars = 6;
/** Pixels that one sum has to stand above another one not to be printed over it. */
const sumHeight = 14;

/** Which sums stand on their bars: of neighbours at one height every other one, the largest first, then from the last back. */
const shownSums = (tops: readonly number[], largest: number): ReadonlySet<number> => {
  const shown = new Set<number>();
  const inOrder = [largest, ...[...tops.keys()].toReversed()];
  const isFree = (at: number, next: number) =>
    !shown.has(next) || Math.abs((tops[at] ?? 0) - (tops[next] ?? 0)) >= sumHeight;
  for (const at of inOrder) {
    if (tops.length <= roomyBars || (isFree(at, at - 1) && isFree(at, at + 1))) shown.add(at);
  }
  return shown;
};

/** Bars by month, each of parts; the sum stands on its bar. The first stands at the left edge, the last at the right. */
export const MonthBars = ({ label, group, columns, height, labels }: MonthBarsProps) => {
  const x = barPlaces(columns.map(({ key }) => key));
  const most = Math.max(...columns.map(({ value }) => value), 1);
  const y = scaleLinear([0, most], [topRoom + height, topRoom]);
  const spots = columns.map(({ key }) => ({ left: x(key) ?? 0, width: x.bandwidth() }));
  const largest = columns.findIndex(({ value }) => value === most);
  const sums = shownSums(
    columns.map(({ value }) => y(value)),
    largest,
  );
  const months = columns.map(({ key }) => key).join();
  const [firstMonths] = useState(months);
  return (
    <div className={classes.chart} data-labelled={labels !== undefined || undefined}>
      <div className={classes.plot}>
        <svg className={classes.drawing} height={topRoom + height + wordRoom} role="img" aria-label={label}>
          {/* The first bars stand at once; those of another period grow. */}
          <g key={months} data-grows={months !== firstMonths || undefined} className={classes.bars}>
            {columns.map((column, at) => (
              <Bar
                key={column.key}
                column={column}
                y={y}
                {...(spots[at] ?? { left: 0, width: 0 })}
                isSummed={sums.has(at)}
                bold={at === largest}
              />
            ))}
          </g>
          <line className={classes.baseline} x1="0" x2="100%" y1={y(0) + 0.5} y2={y(0) + 0.5} />
        </svg>
        <BarLinks label={group} columns={columns} spots={spots} />
      </div>
      {labels && <DirectLabels labels={labels} column={columns.at(-1)} y={y} height={topRoom + height + wordRoom} />}
    </div>
  );
};

type BarProps = {
  column: BarColumn;
  y: (value: number) => number;
  left: number;
  width: number;
  /** Whether its sum stands on it. */
  isSummed: boolean;
  bold: boolean;
};

const Bar = ({ column, y, left, width, isSummed, bold }: BarProps) => {
  const { parts, value, top, word, letter } = column;
  const middle = percent(left + width / 2);
  const sums = stackedParts(column);
  return (
    <g>
      {parts.map(({ key, color }, at) => {
        const [from, to] = sums[at] ?? [0, 0];
        if (to === from) return null;
        const tall = Math.max(leastPart, y(from) - y(to) - (from > 0 ? partGap : 0));
        return (
          <rect key={key} x={percent(left)} width={percent(width)} y={y(to)} height={tall} style={{ fill: color }} />
        );
      })}
      {top !== null && value > 0 && isSummed && (
        <text className={classes.top} x={middle} y={y(value) - 7} data-bold={bold || undefined}>
          {top}
        </text>
      )}
      <text className={classes.word} x={middle} y={y(0) + 17}>
        {word}
      </text>
      <text className={classes.letter} x={middle} y={y(0) + 17}>
        {letter}
      </text>
    </g>
  );
};

/** The shape of the chart while its figures load; the months are known already. */
export const MonthBarsShape = ({
  words,
  height,
  labels,
}: {
  words: readonly string[];
  height: number;
  labels: number;
}) => {
  const x = barPlaces([...words.keys()]);
  const bottom = topRoom + height;
  return (
    <div className={classes.chart} data-labelled={labels > 0 || undefined} aria-hidden="true">
      <div className={classes.plot}>
        <svg className={classes.drawing} height={bottom + wordRoom}>
          {words.map((word, at) => {
            const tall = height * (0.45 + 0.11 * ((at * 5) % 4));
            return (
              <g key={word}>
                <rect
                  className={classes.shape}
                  x={percent(x(at) ?? 0)}
                  width={percent(x.bandwidth())}
                  y={bottom - tall}
                  height={tall}
                  rx={2}
                />
                <text className={classes.word} x={percent((x(at) ?? 0) + x.bandwidth() / 2)} y={bottom + 17}>
                  {word}
                </text>
                <text className={classes.letter} x={percent((x(at) ?? 0) + x.bandwidth() / 2)} y={bottom + 17}>
                  {word.charAt(0).toUpperCase()}
                </text>
              </g>
            );
          })}
          <line className={classes.baseline} x1="0" x2="100%" y1={bottom + 0.5} y2={bottom + 0.5} />
        </svg>
      </div>
      {labels > 0 && (
        <div className={classes.shapeLabels}>
          {Array.from({ length: labels }, (_, at) => (
            <span key={at} />
          ))}
        </div>
      )}
    </div>
  );
};
