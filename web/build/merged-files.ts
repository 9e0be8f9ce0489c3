import { statSync } from 'node:fs';
import path from 'node:path';

/** The part of the bundler's module description that is used here. */
type Module = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[]; code: string | null };
type Modules = { getModuleInfo: (id: string) => Module | null };

/** One of the bundler's groups that says by itself which modules it takes. */
export type Group = {
  name: string | ((id: string, modules: Modules) => string | null);
  test?: RegExp;
  priority?: number;
};

/** A screen, drawer or dialog that is fetched when it is opened; the more often it is, the more it weighs. */
type Opened = { id: string; weight: number };

/** A file as the bundler would make it, of modules that the same screens, drawers and dialogs need. */
type File = {
  modules: string[];
  size: number;
  neededBy: Set<Opened>;
  imports: Set<File>;
  isFree: boolean;
  mergedInto?: File;
};

/**
 * Characters of source that are worth a request less, some 600 bytes as they travel: with it and the two below, all
 * screens together fetch no more than without joining, and booking a container and a load's page a third fewer files.
 */
const worthOfRequest = 3000;
const weightOfListed = 10;
/** Characters of source that nobody is made to fetch in vain by one joining, whoever gains. */
const mostInVain = 3 * worthOfRequest;

const reachedFrom = (roots: Iterable<string>, next: (id: string) => readonly string[]): Set<string> => {
  const reached = new Set(roots);
  for (const id of reached) for (const other of next(id)) reached.add(other);
  return reached;
};

const standing = (file: File): File => (file.mergedInto ? standing(file.mergedInto) : file);

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

/** How many of those who need `other` do not fetch `file` yet. */
const newTo = (file: File, other: File): number => weigh(other.neededBy, (one) => !file.neededBy.has(one));

/** What joining two files saves, in characters of source; below 0 it costs. */
const gainOf = (one: File, other: File): number => {
  const saved = worthOfRequest * weigh(one.neededBy, (opened) => other.neededBy.has(opened));
  let gain = saved - one.size * newTo(one, other) - other.size * newTo(other, one);
  if (gain <= 0) return gain;
  for (const [file, partner] of [
    [one, other],
    [other, one],
  ] as const) {
    // Whoever fetches the joint file fetches all that either of the two waits for.
    const inVain = [...withImports(file)].filter((next) => next !== partner && newTo(next, partner) > 0);
    if (inVain.reduce((sum, { size }) => sum + size, 0) > mostInVain) return 0;
    for (const next of inVain) if (next !== file) gain -= (next.size + worthOfRequest) * newTo(next, partner);
  }
  return gain;
};

const merge = (one: File, into: File): void => {
  into.modules.push(...one.modules);
  into.size += one.size;
  for (const file of one.imports) into.imports.add(file);
  one.mergedInto = into;
  for (const opened of one.neededBy) into.neededBy.add(opened);
  for (const file of withImports(into)) for (const opened of into.neededBy) file.neededBy.add(opened);
};

/** Joins each file, the smallest first, with the one that gains most by it, until none gains. */
const mergeAll = (files: readonly File[]): File[] => {
  const waiting = [...files];
  const done: File[] = [];
  for (;;) {
    waiting.sort((one, other) => one.size - other.size);
    const file = waiting.shift();
    if (!file) return done;
    const best = waiting
      .map((partner) => ({ partner, gain: gainOf(file, partner) }))
      .filter(({ gain }) => gain > 0)
      .sort((one, other) => other.gain - one.gain)
      .find(({ partner }) => !isReachedThroughOthers(file, partner) && !isReachedThroughOthers(partner, file));
    if (best) merge(file, best.partner);
    else done.push(file);
  }
};

/** Characters of a module; styles are taken out of theirs before files are made. */
const sizeOf = (id: string, { code }: Module): number =>
  id.endsWith('.css') ? statSync(id).size : (code?.length ?? 0);

const takenBy = (groups: readonly Group[], id: string, modules: Modules): string | null => {
  for (const { name, test } of groups) {
    if (test && !test.test(id)) continue;
    const found = typeof name === 'string' ? name : name(id, modules);
    if (found !== null) return found;
  }
  return null;
};

/** The files there would be if none were joined. */
const filesOf = (entry: string, groups: readonly Group[], listed: ReadonlySet<string>, modules: Modules): File[] => {
  const nothing: Module = { importedIds: [], dynamicallyImportedIds: [], code: null };
  const infoOf = (id: string): Module => modules.getModuleInfo(id) ?? nothing;
  const imported = (id: string): readonly string[] => infoOf(id).importedIds;
  const first = reachedFrom([entry], imported);
  const all = reachedFrom([entry], (id) => [...imported(id), ...infoOf(id).dynamicallyImportedIds]);
  const doors = new Map<string, Opened>();
  for (const id of [...all].flatMap((one) => infoOf(one).dynamicallyImportedIds)) {
    if (!first.has(id)) doors.set(id, { id, weight: listed.has(id) ? weightOfListed : 1 });
  }
  const neededBy = new Map([...all].map((id) => [id, new Set<Opened>(first.has(id) ? doors.values() : [])]));
  for (const [id, opened] of doors) for (const one of reachedFrom([id], imported)) neededBy.get(one)?.add(opened);

  const files = new Map<string, File>();
  const fileOf = new Map<string, File>();
  for (const id of all) {
    const needing = neededBy.get(id) ?? new Set();
    const group = takenBy(groups, id, modules);
    const alike = doors.has(id) ? id : [...needing].map((opened) => opened.id).join(' ');
    const name = group ?? (first.has(id) ? 'first' : alike);
    const isFree = group === null && !first.has(id) && !doors.has(id) && needing.size > 1;
    const file = files.get(name) ?? { modules: [], size: 0, neededBy: new Set(), imports: new Set(), isFree };
    files.set(name, file);
    fileOf.set(id, file);
    file.modules.push(id);
    file.size += sizeOf(id, infoOf(id));
    for (const opened of needing) file.neededBy.add(opened);
  }
  for (const [id, file] of fileOf) for (const next of imported(id)) file.imports.add(fileOf.get(next) ?? file);
  return [...files.values()];
};

/** Each joint file is named after its largest module. */
const namesIn = (files: readonly File[], modules: Modules): Map<string, string> => {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  const length = (id: string): number => modules.getModuleInfo(id)?.code?.length ?? 0;
  for (const file of files) {
    const largest = file.modules.reduce((one, other) => (length(other) > length(one) ? other : one));
    const base = `with-${path.basename(largest).replace(/\..*$/, '')}`;
    let name = base;
    for (let copy = 2; taken.has(name); copy += 1) name = `${base}-${copy}`;
    taken.add(name);
    for (const id of file.modules) names.set(id, name);
  }
  return names;
};

/**
 * Names the joint file of a module that several screens, drawers or dialogs share and no group takes; null where the
 * bundler's own file stands. By itself it makes a file for every combination of them, hundreds of small ones, and a
 * screen requests dozens: those travel together that mostly the same screens need, as long as what others then fetch in
 * vain is worth less than the requests.
 */
export const mergedFiles = (entry: string, groups: readonly Group[], listed: ReadonlySet<string>) => {
  const ordered = groups.toSorted((one, other) => (other.priority ?? 0) - (one.priority ?? 0));
  let names: Map<string, string> | undefined;

  const allNames = (modules: Modules): Map<string, string> => {
    const free = filesOf(entry, ordered, listed, modules).filter(({ isFree }) => isFree);
    const before = new Map(free.map((file) => [file, file.modules.length]));
    const joint = mergeAll(free).filter((file) => file.modules.length !== before.get(file));
    return namesIn(joint, modules);
  };

  return (id: string, modules: Modules): string | null => {
    names ??= allNames(modules);
    return names.get(id) ?? null;
  };
};
