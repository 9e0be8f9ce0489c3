/**
 * Roads as a graph whose distances are prepared. A junction is a node where roads meet or end; a stretch is the road
 * between two of them, through nodes of its own. Nodes are numbered junctions first, then stretch by stretch, each from
 * its first junction to its last. Latitudes and longitudes are ten-thousandths of a degree, lengths are metres.
 */
export type RoadNetwork = {
  lat: Int32Array;
  lng: Int32Array;
  /** By stretch: its two junctions and its length. */
  from: Uint32Array;
  to: Uint32Array;
  length: Uint32Array;
  /** By stretch: 1 for a local road. */
  isLocal: Uint32Array;
  /** By stretch, and one more: the number of its first node. */
  firstNode: Uint32Array;
  /** By node of a stretch, less the number of junctions: how far it lies from the stretch's first junction. */
  offset: Uint32Array;
  /** By junction, and one more: where its distances begin in `hub` and `toHub`. */
  firstHub: Uint32Array;
  /** Rank of a hub, ascending within a junction, and how far the junction is from it. */
  hub: Uint32Array;
  toHub: Uint32Array;
};

export const degreeParts = 10_000;
export const metresOfMile = 1609.344;
export const unreachable = Number.POSITIVE_INFINITY;

const columnNames = [
  'lat',
  'lng',
  'from',
  'to',
  'length',
  'isLocal',
  'firstNode',
  'offset',
  'firstHub',
  'hub',
  'toHub',
] as const satisfies (keyof RoadNetwork)[];

/** The network as a file: the length of each column, then the columns. */
export const encodeRoadNetwork = (network: RoadNetwork): Buffer => {
  const columns = columnNames.map((name) => network[name]);
  const parts = [Uint32Array.from(columns, ({ length }) => length), ...columns];
  return Buffer.concat(parts.map((column) => Buffer.from(column.buffer, column.byteOffset, column.byteLength)));
};

/** Reads the file; its columns are used where they lie. */
export const decodeRoadNetwork = (file: Buffer): RoadNetwork => {
  const { buffer } = Uint8Array.from(file);
  const lengths = new Uint32Array(buffer, 0, columnNames.length);
  let at = lengths.byteLength;
  const next = (index: number): [ArrayBuffer, number, number] => {
    const length = lengths[index] ?? 0;
    const column: [ArrayBuffer, number, number] = [buffer, at, length];
    at += length * 4;
    return column;
  };
  return {
    lat: new Int32Array(...next(0)),
    lng: new Int32Array(...next(1)),
    from: new Uint32Array(...next(2)),
    to: new Uint32Array(...next(3)),
    length: new Uint32Array(...next(4)),
    isLocal: new Uint32Array(...next(5)),
    firstNode: new Uint32Array(...next(6)),
    offset: new Uint32Array(...next(7)),
    firstHub: new Uint32Array(...next(8)),
    hub: new Uint32Array(...next(9)),
    toHub: new Uint32Array(...next(10)),
  };
};

/** Metres between two junctions by road: the nearest hub that both know. */
export const junctionMetres = ({ firstHub, hub, toHub }: RoadNetwork, a: number, b: number): number => {
  let [i, j] = [firstHub[a] ?? 0, firstHub[b] ?? 0];
  const [endOfA, endOfB] = [firstHub[a + 1] ?? 0, firstHub[b + 1] ?? 0];
  let best = unreachable;
  while (i < endOfA && j < endOfB) {
    const [hubOfA = 0, hubOfB = 0] = [hub[i], hub[j]];
    if (hubOfA === hubOfB) {
      best = Math.min(best, (toHub[i] ?? 0) + (toHub[j] ?? 0));
      i += 1;
      j += 1;
    } else if (hubOfA < hubOfB) i += 1;
    else j += 1;
  }
  return best;
};
