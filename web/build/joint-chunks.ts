import path from 'node:path';

/** The part of the bundler's module description that is used here. */
type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };
type Screen = { chunk?: string; rest?: string; loads: readonly string[] };

const own = /\/(web|contract)\/src\//;
/** Parts made for any screen, of which one that is listed is only the first to use them. */
const kit = /\/(web\/src\/(ui|platform)|contract\/src\/lists)\//;

/** Our own modules that `roots` cannot do without, other than those in `but`. */
const reachedFrom = (roots: readonly string[], modules: Modules, but: ReadonlySet<string>): Set<string> => {
  const reached = new Set<string>();
  const walk = (id: string): void => {
    if (!own.test(id) || but.has(id) || reached.has(id)) return;
    reached.add(id);
    for (const next of modules.getModuleInfo(id)?.importedIds ?? []) walk(next);
  };
  for (const root of roots) walk(root);
  return reached;
};

/** Who opens a screen that is not listed fetches the parts it uses without the listed screen. */
const restFile = (rest: string | undefined, id: string): string | undefined =>
  rest && kit.test(id) ? `${rest}-kit` : rest;

/**
 * Names the joint file a module of ours travels in, null for none. The first screen's `chunk` begins with what the
 * page's entry needs. Screen by screen, beyond that: what the screen has in common with a later one goes into the
 * screen's `chunk`, and all else it needs into its `rest`, if it names them, with the kit's parts in a file beside it. By
 * itself the bundler makes a file for every combination of screens, drawers and dialogs, a hundred small ones; a person
 * who opens such a screen needs all that is in its files, and others little they do not need. No two of these files wait
 * for each other: what a module imports is needed by every screen that needs the module.
 */
export const jointChunks = (root: string, entry: string, screens: readonly Screen[]) => {
  const place = (file: string): string => path.join(root, file);
  let names: Map<string, string> | undefined;

  const allNames = (modules: Modules): Map<string, string> => {
    const everywhere = reachedFrom([place(entry)], modules, new Set());
    const found = new Map<string, string>();
    const [first] = screens;
    if (first?.chunk) for (const id of everywhere) found.set(id, first.chunk);
    const needs = screens.map(({ loads }) => reachedFrom(loads.map(place), modules, everywhere));
    for (const [i, { chunk, rest }] of screens.entries()) {
      const later = needs.slice(i + 1);
      for (const id of needs[i] ?? []) {
        const name = later.some((other) => other.has(id)) ? chunk : restFile(rest, id);
        if (name && !found.has(id)) found.set(id, name);
      }
    }
    return found;
  };

  return (id: string, modules: Modules): string | null => {
    if (!own.test(id)) return null;
    names ??= allNames(modules);
    return names.get(id) ?? null;
  };
};
