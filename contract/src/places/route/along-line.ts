import { type Coordinates, greatCircleMiles } from '../distance.ts';

/** A line cut in two where a place lies `off` miles beside it; `share` of its length lies before the cut. */
export type CutLine = { done: Coordinates[]; ahead: Coordinates[]; share: number; off: number };

/** The point of a piece of line nearest to a place, and which share of the piece lies before it. */
const nearestOf = (from: Coordinates, to: Coordinates, place: Coordinates): Coordinates & { share: number } => {
  const narrowing = Math.cos((place.lat * Math.PI) / 180);
  const [dx, dy] = [(to.lng - from.lng) * narrowing, to.lat - from.lat];
  const [px, py] = [(place.lng - from.lng) * narrowing, place.lat - from.lat];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / square));
  return { lat: from.lat + (to.lat - from.lat) * share, lng: from.lng + (to.lng - from.lng) * share, share };
};

/** Cuts a line of at least two points at its point nearest to `place`. */
export const cutLine = (line: readonly Coordinates[], place: Coordinates): CutLine => {
  let best = { off: Number.POSITIVE_INFINITY, index: 0, before: 0, at: line[0] ?? place };
  let length = 0;
  for (const [index, from] of line.entries()) {
    const to = line[index + 1];
    if (!to) break;
    const { share, ...at } = nearestOf(from, to, place);
    const miles = greatCircleMiles(from, to);
    const off = greatCircleMiles(at, place);
    if (off < best.off) best = { off, index, before: length + miles * share, at };
    length += miles;
  }
  return {
    done: [...line.slice(0, best.index + 1), best.at],
    ahead: [best.at, ...line.slice(best.index + 1)],
    share: length === 0 ? 0 : best.before / length,
    off: best.off,
  };
};
