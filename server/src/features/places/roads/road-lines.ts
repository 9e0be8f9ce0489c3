import { type Access, degreesOf, type Point } from './access-roads.ts';
import { junctionMetres, type RoadNetwork, unreachable } from './road-network.ts';

/** How one gets from an access to a junction. */
export type Exit = { access: Access; junction: number; metres: number };

/** The ways from accesses to the junctions at the ends of their stretches. */
export const exitsOf = (network: RoadNetwork, accesses: readonly Access[]): Exit[] => {
  const { from, to, length, offset, firstHub } = network;
  const junctions = firstHub.length - 1;
  return accesses.flatMap((access) => {
    const { node, metres, stretch } = access;
    if (stretch < 0) return [{ access, junction: node, metres }];
    const along = offset[node - junctions] ?? 0;
    return [
      { access, junction: from[stretch] ?? 0, metres: metres + along },
      { access, junction: to[stretch] ?? 0, metres: metres + (length[stretch] ?? 0) - along },
    ];
  });
};

/** The numbers from one to another, both included. */
const numbersBetween = (from: number, to: number): number[] =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, step) => from + Math.sign(to - from) * step);

/** The nodes of a stretch in the order in which one drives it from one of its junctions. */
const nodesOf = ({ from, firstNode }: RoadNetwork, stretch: number, start: number): number[] => {
  const [first, last] = [firstNode[stretch] ?? 0, (firstNode[stretch + 1] ?? 0) - 1];
  if (last < first) return [];
  return from[stretch] === start ? numbersBetween(first, last) : numbersBetween(last, first);
};

/** The stretches that meet at each junction. */
const stretchesOf = (network: RoadNetwork): number[][] => {
  const stretches = Array.from({ length: network.firstHub.length - 1 }, () => new Array<number>());
  for (const [stretch, from] of network.from.entries()) {
    stretches[from]?.push(stretch);
    stretches[network.to[stretch] ?? 0]?.push(stretch);
  }
  return stretches;
};

export type DrawLine = (from: readonly Access[], to: readonly Access[]) => { metres: number; line: Point[] };

/** Finds the shortest way by junctions as a line: at each junction the stretch that keeps the distance the shortest. */
export const openLines = (network: RoadNetwork): DrawLine => {
  const stretches = stretchesOf(network);
  const stepFrom = (here: number, goal: number, left: number) => {
    for (const stretch of stretches[here] ?? []) {
      const to = network.from[stretch] === here ? (network.to[stretch] ?? 0) : (network.from[stretch] ?? 0);
      const beyond = junctionMetres(network, to, goal);
      if (beyond + (network.length[stretch] ?? 0) === left) return { stretch, to, left: beyond };
    }
    return undefined;
  };
  const nodesBetween = (start: number, goal: number): number[] => {
    const nodes = [start];
    let [here, left] = [start, junctionMetres(network, start, goal)];
    while (here !== goal) {
      const step = stepFrom(here, goal, left);
      if (!step) break;
      nodes.push(...nodesOf(network, step.stretch, here), step.to);
      [here, left] = [step.to, step.left];
    }
    return nodes;
  };
  const nodesToJunction = ({ access, junction }: Exit): number[] => {
    if (access.stretch < 0) return [];
    const nodes = nodesOf(network, access.stretch, junction).toReversed();
    return nodes.slice(nodes.indexOf(access.node));
  };
  return (from, to) => {
    let best: { metres: number; from: Exit; to: Exit } | undefined;
    const exits = exitsOf(network, to);
    for (const start of exitsOf(network, from)) {
      for (const end of exits) {
        const metres = start.metres + junctionMetres(network, start.junction, end.junction) + end.metres;
        if (metres < (best?.metres ?? unreachable)) best = { metres, from: start, to: end };
      }
    }
    if (!best) return { metres: unreachable, line: [] };
    const nodes = [
      ...nodesToJunction(best.from),
      ...nodesBetween(best.from.junction, best.to.junction),
      ...nodesToJunction(best.to).toReversed(),
    ];
    return { metres: best.metres, line: nodes.map((node) => degreesOf(network, node)) };
  };
};

/** Along one stretch, without coming to a junction; undefined where two places share none. */
export const alongStretch = (network: RoadNetwork, from: readonly Access[], to: readonly Access[]) => {
  const junctions = network.firstHub.length - 1;
  let best: { metres: number; nodes: () => number[] } | undefined;
  for (const start of from) {
    if (start.stretch < 0) continue;
    for (const end of to) {
      if (end.stretch !== start.stretch) continue;
      const [a, b] = [network.offset[start.node - junctions] ?? 0, network.offset[end.node - junctions] ?? 0];
      const metres = start.metres + Math.abs(a - b) + end.metres;
      if (metres < (best?.metres ?? unreachable)) best = { metres, nodes: () => numbersBetween(start.node, end.node) };
    }
  }
  return best;
};
