import type { Country } from '@portal/contract/places/zip-code.ts';
import { buildHubs, type Graph } from './build-hubs.ts';
import { readRoadSources, type RoadSource } from './read-road-sources.ts';
import type { RoadNetwork } from './road-network.ts';

type Neighbour = { node: number; metres: number; isLocal: boolean };
type Stretch = { from: number; to: number; length: number; isLocal: boolean; nodes: number[]; offsets: number[] };

const neighboursOf = ({ points, edges }: RoadSource): Neighbour[][] => {
  const neighbours = points.map(() => new Array<Neighbour>());
  for (const { from, to, metres, isLocal = false } of edges) {
    if (from === to) continue;
    neighbours[from]?.push({ node: to, metres, isLocal });
    neighbours[to]?.push({ node: from, metres, isLocal });
  }
  return neighbours;
};

/** The road from a junction through nodes with two neighbours to the next junction. */
const follow = (
  neighbours: readonly Neighbour[][],
  isJunction: (node: number) => boolean,
  from: number,
  first: Neighbour,
) => {
  const { node, metres: length, isLocal } = first;
  const stretch: Stretch = { from, to: node, length, isLocal, nodes: [], offsets: [] };
  for (let last = from; !isJunction(stretch.to);) {
    const here = stretch.to;
    stretch.nodes.push(here);
    stretch.offsets.push(stretch.length);
    const next = neighbours[here]?.find(({ node }) => node !== last);
    if (!next) break;
    stretch.length += next.metres;
    stretch.isLocal &&= next.isLocal;
    last = here;
    stretch.to = next.node;
  }
  return stretch;
};

const stretchesOf = (neighbours: readonly Neighbour[][], junctions: readonly number[]): Stretch[] => {
  const isJunction = (node: number) => neighbours[node]?.length !== 2;
  const followed = new Set<string>();
  return junctions.flatMap((junction) =>
    (neighbours[junction] ?? []).flatMap((first) => {
      const stretch = follow(neighbours, isJunction, junction, first);
      // Each is found from both ends; its first and last node distinguish it from others between its junctions.
      const name = [`${junction} ${first.node}`, `${stretch.to} ${stretch.nodes.at(-1) ?? junction}`].toSorted().join();
      if (followed.has(name) || stretch.from === stretch.to) return [];
      followed.add(name);
      return [stretch];
    }),
  );
};

const graphOf = (stretches: readonly Stretch[], numbers: ReadonlyMap<number, number>): Graph => {
  const graph = Array.from({ length: numbers.size }, () => new Array<Graph[number][number]>());
  for (const { from, to, length } of stretches) {
    const [a = 0, b = 0] = [numbers.get(from), numbers.get(to)];
    graph[a]?.push({ node: b, metres: length });
    graph[b]?.push({ node: a, metres: length });
  }
  return graph;
};

/** All roads as a graph of every node, without anything prepared. */
export const roadGraph = (): Graph => neighboursOf(readRoadSources());

/** Builds a network from its sources in a few seconds; `within`: of the roads of those countries alone. */
export const buildRoadNetwork = (within?: readonly Country[]): RoadNetwork => {
  const source = readRoadSources(within);
  const neighbours = neighboursOf(source);
  const junctions = [...neighbours.keys()].filter((node) => ![0, 2].includes(neighbours[node]?.length ?? 0));
  const numbers = new Map(junctions.map((node, index) => [node, index]));
  const stretches = stretchesOf(neighbours, junctions);
  const nodes = [...junctions, ...stretches.flatMap((stretch) => stretch.nodes)];
  const firstNode = new Uint32Array(stretches.length + 1);
  firstNode[0] = junctions.length;
  for (const [index, stretch] of stretches.entries())
    firstNode[index + 1] = (firstNode[index] ?? 0) + stretch.nodes.length;
  return {
    lat: Int32Array.from(nodes, (node) => source.points[node]?.lat ?? 0),
    lng: Int32Array.from(nodes, (node) => source.points[node]?.lng ?? 0),
    from: Uint32Array.from(stretches, ({ from }) => numbers.get(from) ?? 0),
    to: Uint32Array.from(stretches, ({ to }) => numbers.get(to) ?? 0),
    length: Uint32Array.from(stretches, ({ length }) => length),
    isLocal: Uint32Array.from(stretches, ({ isLocal }) => Number(isLocal)),
    firstNode,
    offset: Uint32Array.from(stretches.flatMap(({ offsets }) => offsets)),
    ...buildHubs(graphOf(stretches, numbers)),
  };
};
