/** A screen, drawer or dialog that is fetched when it is opened; the more often it is, the more it weighs. */
export type Opened = {
  id: string;
  weight: number;
  /** Characters of source it is made to fetch and does not need. */
  inVain: number;
};

/** A file of modules that travel together. */
export type File = {
  modules: string[];
  /** Characters of source. */
  size: number;
  neededBy: Set<Opened>;
  /** Who needs it and finds it fetched already by whatever it can be opened from. */
  foundBy: Set<Opened>;
  imports: Set<File>;
  joinedInto?: File;
};

/**
 * Characters of source that are worth a request less, some 1,800 bytes as they travel: a file costs a browser about 5 ms
 * of its processor, whatever is in it.
 */
const worthOfRequest = 9000;
/** Characters of source that a screen, drawer or dialog is made to fetch in vain at most, whoever gains. */
const mostInVain = 30_000;

const standing = (file: File): File => (file.joinedInto ? standing(file.joinedInto) : file);

const importsOf = (file: File): Set<File> => new Set([...file.imports].map(standing).filter((other) => other !== file));

/** A file and all that it waits for. */
const withImports = (file: File): Set<File> => {
  const found = new Set([file]);
  for (const one of found) for (const next of importsOf(one)) found.add(next);
  return found;
};

/** Whether `from` waits for `to` by way of others: joined, the two and those between would wait for each other. */
const isReachedThroughOthers = (from: File, to: File): boolean => {
  const between = new Set([...importsOf(from)].filter((file) => file !== to));
  for (const file of between) {
    for (const next of importsOf(file)) {
      if (next === to) return true;
      if (next !== from) between.add(next);
    }
  }
  return false;
};

const weigh = (opened: Iterable<Opened>, counts: (one: Opened) => boolean): number => {
  let sum = 0;
  for (const one of opened) if (counts(one)) sum += one.weight;
  return sum;
};

const isFetchedBy = (file: File, opened: Opened): boolean => file.neededBy.has(opened) || file.foundBy.has(opened);

/** What those who need only one of two files fetch besides once they are joined: characters of source, and requests. */
const besides = (one: File, other: File): { sizes: Map<Opened, number>; requests: number } => {
  const sizes = new Map<Opened, number>();
  let requests = 0;
  for (const [file, partner] of [
    [one, other],
    [other, one],
  ] as const) {
    // Whoever fetches the joint file fetches all that either of the two waits for.
    for (const next of withImports(file)) {
      if (next === partner) continue;
      for (const opened of partner.neededBy) {
        if (isFetchedBy(next, opened)) continue;
        sizes.set(opened, (sizes.get(opened) ?? 0) + next.size);
        if (next !== file) requests += opened.weight;
      }
    }
  }
  return { sizes, requests };
};

/** What joining two files saves, in characters of source; from 0 down it costs, or somebody would fetch too much. */
const gainOf = (one: File, other: File): number => {
  const spared = weigh(one.neededBy, (opened) => other.neededBy.has(opened));
  if (spared === 0) return 0;
  const { sizes, requests } = besides(one, other);
  let gain = worthOfRequest * (spared - requests);
  for (const [opened, size] of sizes) {
    if (opened.inVain + size > mostInVain) return 0;
    gain -= size * opened.weight;
  }
  return gain;
};

/** What is in both. */
export const common = <T>(one: ReadonlySet<T>, other: ReadonlySet<T>): Set<T> =>
  new Set([...one].filter((each) => other.has(each)));

/** Who needs a file fetches what it waits for. */
export const spreadNeeds = (file: File): void => {
  for (const next of withImports(file)) {
    for (const opened of file.neededBy) if (!next.foundBy.has(opened)) next.neededBy.add(opened);
  }
};

const join = (one: File, into: File): void => {
  for (const [opened, size] of besides(one, into).sizes) opened.inVain += size;
  into.modules.push(...one.modules);
  into.size += one.size;
  for (const file of one.imports) into.imports.add(file);
  one.joinedInto = into;
  for (const opened of one.neededBy) into.neededBy.add(opened);
  into.foundBy = common(into.foundBy, one.foundBy);
  spreadNeeds(into);
};

type Pair = { one: File; other: File; gain: number };

const pairsOf = (one: File, others: Iterable<File>): Pair[] =>
  [...others].map((other) => ({ one, other, gain: gainOf(one, other) })).filter(({ gain }) => gain > 0);

/** Joins the two files that gain most by it, again and again, until none gain. Answers the files that are left. */
export const joinFiles = (files: readonly File[]): Set<File> => {
  const left = new Set(files);
  let pairs = files.flatMap((file, at) => pairsOf(file, files.slice(at + 1)));
  for (;;) {
    pairs.sort((one, other) => one.gain - other.gain);
    const best = pairs.pop();
    if (!best) return left;
    const { one, other } = best;
    // What was joined since may have changed it.
    const gain = gainOf(one, other);
    if (gain < best.gain) {
      if (gain > 0) pairs.push({ one, other, gain });
      continue;
    }
    if (isReachedThroughOthers(one, other) || isReachedThroughOthers(other, one)) continue;
    join(one, other);
    left.delete(one);
    pairs = pairs.filter((pair) => ![pair.one, pair.other].some((file) => file === one || file === other));
    const others = [...left].filter((file) => file !== other);
    pairs.push(...pairsOf(other, others));
  }
};
