import { type BarColumn, stackedParts } from './bar-column.ts';
import classes from './direct-labels.module.css';

/** What a part of the bars is named beside the last one: its word, its sum over all bars, and its share. */
export type DirectLabel = { key: string; label: string; text: string; share: string };

type DirectLabelsProps = {
  labels: readonly DirectLabel[];
  /** The bar they stand beside. */
  column: BarColumn | undefined;
  y: (value: number) => number;
  height: number;
};

const lineHeight = 17;
const leaderEnd = 18;

/** Names the parts of the last bar at their height; a thin leader leads to a label that had to move. */
export const DirectLabels = ({ labels, column, y, height }: DirectLabelsProps) => {
  const parts = column?.parts ?? [];
  const sums = column ? stackedParts(column) : [];
  const wanted = labels.map(({ key }) => {
    const [from, to] = sums[parts.findIndex((part) => part.key === key)] ?? [0, 0];
    return (y(from) + y(to)) / 2;
  });
  const spots = spreadApart(wanted, lineHeight, { from: 12, to: y(0) });
  return (
    <svg className={classes.labels} height={height} aria-hidden="true">
      {labels.map(({ key, label, text, share }, at) => {
        const [start = 0, end = 0] = [wanted[at], spots[at]];
        return (
          <g key={key}>
            <path className={classes.leader} d={`M2 ${start}H6L12 ${end}H${leaderEnd}`} />
            <text className={classes.name} x={leaderEnd + 4} y={end}>
              {label}
            </text>
            <text className={classes.value} x="132" y={end}>
              {text}
            </text>
            <text className={classes.share} x="172" y={end}>
              {share}
            </text>
          </g>
        );
      })}
    </svg>
  );
};

type Range = { from: number; to: number };

/** Places on a line as near as can be to the wanted ones, each at least `gap` from the next, in the order of the wanted. */
export const spreadApart = (wanted: readonly number[], gap: number, { from, to }: Range): number[] => {
  const order = [...wanted.keys()].toSorted((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0));
  // Those that would touch move together, as a block a gap apart whose middle is where the middle of them belongs.
  const blocks: { ranks: number[]; sum: number }[] = [];
  for (const [rank, at] of order.entries()) {
    let block = { ranks: [rank], sum: (wanted[at] ?? 0) - rank * gap };
    for (let above = blocks.at(-1); above && topOf(above) > topOf(block); above = blocks.at(-1)) {
      blocks.pop();
      block = { ranks: [...above.ranks, ...block.ranks], sum: above.sum + block.sum };
    }
    blocks.push(block);
  }
  const last = to - (wanted.length - 1) * gap;
  const spots: number[] = [];
  for (const block of blocks) {
    for (const rank of block.ranks) {
      spots[order[rank] ?? 0] = Math.min(Math.max(topOf(block), from), last) + rank * gap;
    }
  }
  return spots;
};

/** Where the first of all would stand, the gaps up to this block taken off. */
const topOf = ({ ranks, sum }: { ranks: readonly number[]; sum: number }): number => sum / ranks.length;

type LegendRow = { key: string; label: string; text: string; color: string };

/** Names the parts of bars below the chart, where there is no room beside it. The table behind says the same. */
export const Legend = ({ rows }: { rows: readonly LegendRow[] }) => (
  <ul className={classes.legend} aria-hidden="true">
    {rows.map(({ key, label, text, color }) => (
      <li key={key}>
        <i style={{ background: color }} />
        <span>{label}</span>
        <b>{text}</b>
      </li>
    ))}
  </ul>
);
