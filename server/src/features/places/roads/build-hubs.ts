/** An undirected graph: for each node its neighbours with their distances in metres. */
export type Graph = readonly (readonly { node: number; metres: number }[])[];

type Queue = { push: (node: number, metres: number) => void; pop: () => { node: number; metres: number } | undefined };

/** A binary heap, the nearest first. */
const openQueue = (): Queue => {
  const heap: { node: number; metres: number }[] = [];
  const keyAt = (index: number): number => heap[index]?.metres ?? Number.POSITIVE_INFINITY;
  const swap = (a: number, b: number): void => {
    const [first, second] = [heap[a], heap[b]];
    if (first && second) [heap[a], heap[b]] = [second, first];
  };
  const sink = (): void => {
    for (let at = 0; ;) {
      const least = keyAt(2 * at + 2) < keyAt(2 * at + 1) ? 2 * at + 2 : 2 * at + 1;
      if (keyAt(least) >= keyAt(at)) return;
      swap(at, least);
      at = least;
    }
  };
  return {
    push: (node, metres) => {
      let at = heap.push({ node, metres }) - 1;
      for (; at > 0 && keyAt((at - 1) >> 1) > metres; at = (at - 1) >> 1) swap(at, (at - 1) >> 1);
    },
    pop: () => {
      const nearest = heap[0];
      const last = heap.pop();
      if (last && heap.length > 0) {
        heap[0] = last;
        sink();
      }
      return nearest;
    },
  };
};

/**
 * Dijkstra's search from `start`, nearest nodes first. `visit` answers whether to go on beyond a node; it receives the
 * node before it on the shortest way. Nothing beyond `limit` metres is looked at.
 */
export const search = (
  graph: Graph,
  start: number,
  visit: (node: number, metres: number, before: number) => boolean,
  limit = Number.POSITIVE_INFINITY,
): void => {
  const best = new Float64Array(graph.length).fill(Number.POSITIVE_INFINITY);
  const before = new Int32Array(graph.length).fill(-1);
  const queue = openQueue();
  best[start] = 0;
  queue.push(start, 0);
  for (let next = queue.pop(); next; next = queue.pop()) {
    const { node, metres } = next;
    if (metres > (best[node] ?? 0) || !visit(node, metres, before[node] ?? -1)) continue;
    for (const edge of graph[node] ?? []) {
      const far = metres + edge.metres;
      if (far > limit || far >= (best[edge.node] ?? 0)) continue;
      best[edge.node] = far;
      before[edge.node] = node;
      queue.push(edge.node, far);
    }
  }
};

const sampledStarts = 250;

/** The nodes by how many shortest ways of a sample lead through them, most first. */
const byImportance = (graph: Graph): number[] => {
  const passed = new Float64Array(graph.length);
  const stride = Math.max(1, Math.floor(graph.length / sampledStarts));
  for (let start = 0; start < graph.length; start += stride) {
    const found: [node: number, before: number][] = [];
    const beyond = new Float64Array(graph.length);
    search(graph, start, (node, _metres, before) => found.push([node, before]) > 0);
    for (const [node, before] of found.toReversed()) {
      const through = (beyond[node] ?? 0) + 1;
      passed[node] = (passed[node] ?? 0) + through;
      if (before >= 0) beyond[before] = (beyond[before] ?? 0) + through;
    }
  }
  return [...graph.keys()].toSorted((a, b) => (passed[b] ?? 0) - (passed[a] ?? 0) || a - b);
};

export type Hubs = { firstHub: Uint32Array; hub: Uint32Array; toHub: Uint32Array };

/**
 * For each node the hubs by which every distance of the graph is known: the shortest way between two nodes passes a hub
 * that both have. Pruned landmark labelling (T. Akiba, Y. Iwata, Y. Yoshida: Fast exact shortest-path distance queries
 * on large networks by pruned landmark labeling, SIGMOD 2013). Takes some seconds for 6,000 nodes.
 */
export const buildHubs = (graph: Graph): Hubs => {
  const labels = graph.map(() => ({ hub: new Array<number>(), metres: new Array<number>() }));
  const fromHub = new Float64Array(graph.length).fill(Number.POSITIVE_INFINITY);
  for (const [rank, start] of byImportance(graph).entries()) {
    const own = labels[start];
    for (const [at, hub] of own?.hub.entries() ?? []) fromHub[hub] = own?.metres[at] ?? 0;
    search(graph, start, (node, metres) => {
      const label = labels[node];
      if (!label) return false;
      for (let at = 0; at < label.hub.length; at += 1)
        if ((fromHub[label.hub[at] ?? 0] ?? 0) + (label.metres[at] ?? 0) <= metres) return false;
      label.hub.push(rank);
      label.metres.push(metres);
      return true;
    });
    for (const hub of own?.hub ?? []) fromHub[hub] = Number.POSITIVE_INFINITY;
  }
  const firstHub = new Uint32Array(graph.length + 1);
  for (const [node, { hub }] of labels.entries()) firstHub[node + 1] = (firstHub[node] ?? 0) + hub.length;
  return {
    firstHub,
    hub: Uint32Array.from(labels.flatMap(({ hub }) => hub)),
    toHub: Uint32Array.from(labels.flatMap(({ metres }) => metres)),
  };
};
