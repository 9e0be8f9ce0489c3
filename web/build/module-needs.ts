import { common, type Opened } from './join-files.ts';

/** The part of the bundler's module description that is used here. */
export type Module = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[]; code: string | null };
export type Modules = { getModuleInfo: (id: string) => Module | null };

type Sets = ReadonlyMap<string, ReadonlySet<string>>;

const weightOfListed = 10;
const nothing: Module = { importedIds: [], dynamicallyImportedIds: [], code: null };

export const infoOf = (modules: Modules, id: string): Module => modules.getModuleInfo(id) ?? nothing;

const reachedFrom = (roots: Iterable<string>, next: (id: string) => readonly string[]): Set<string> => {
  const reached = new Set(roots);
  for (const id of reached) for (const other of next(id)) reached.add(other);
  return reached;
};

/** By what is opened: the modules that are there wherever it can be opened from. */
const thereBefore = (reached: Sets, openers: Sets): Sets => {
  const everything = new Set([...reached.values()].flatMap((ids) => [...ids]));
  const there = new Map<string, ReadonlySet<string>>([...reached.keys()].map((id) => [id, everything]));
  const thereIn = (id: string) => new Set([...(reached.get(id) ?? []), ...(there.get(id) ?? [])]);
  for (let isChanged = true; isChanged;) {
    isChanged = false;
    for (const id of reached.keys()) {
      const [one = new Set<string>(), ...others] = [...(openers.get(id) ?? [])].map(thereIn);
      const inAll = others.reduce(common, one);
      isChanged ||= inAll.size !== there.get(id)?.size;
      there.set(id, inAll);
    }
  }
  return there;
};

/** What a module is needed for. */
export type Need = {
  /** Whether the page begins with it. */
  isFirst: boolean;
  /** Whether it is a screen, drawer or dialog itself. */
  isOpened: boolean;
  /** The screens, drawers and dialogs that have to fetch it. */
  neededBy: ReadonlySet<Opened>;
  /** Those that need it and find it fetched by whatever they can be opened from. */
  foundBy: ReadonlySet<Opened>;
};

/** All modules of the page that begins with `entry`; the `listed` ones are opened often. */
export const needsOf = (entry: string, listed: ReadonlySet<string>, modules: Modules): Map<string, Need> => {
  const imported = (id: string): readonly string[] => infoOf(modules, id).importedIds;
  const opens = (id: string): readonly string[] => infoOf(modules, id).dynamicallyImportedIds;
  const first = reachedFrom([entry], imported);
  const all = reachedFrom([entry], (id) => [...imported(id), ...opens(id)]);
  const ids = new Set([...all].flatMap(opens).filter((id) => !first.has(id)));
  const opened = [...ids].map((id) => ({ id, weight: listed.has(id) ? weightOfListed : 1, inVain: 0 }));
  const reached = new Map([...ids].map((id) => [id, reachedFrom([id], imported)]));
  const neededBy = (id: string): Opened[] => opened.filter((one) => first.has(id) || reached.get(one.id)?.has(id));

  const openers = new Map([...ids].map((id) => [id, new Set<string>()]));
  for (const id of all) {
    const from = first.has(id) ? [entry] : neededBy(id).map((one) => one.id);
    for (const next of opens(id)) for (const one of from) openers.get(next)?.add(one);
  }
  const there = thereBefore(reached, openers);
  const needOf = (id: string): Need => {
    const isFound = (one: Opened): boolean => !first.has(id) && there.get(one.id)?.has(id) === true;
    const { true: finding = [], false: fetching = [] } = Object.groupBy(neededBy(id), (one) => String(isFound(one)));
    return { isFirst: first.has(id), isOpened: ids.has(id), neededBy: new Set(fetching), foundBy: new Set(finding) };
  };
  return new Map([...all].map((id) => [id, needOf(id)]));
};
