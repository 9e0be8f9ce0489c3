import { statSync } from 'node:fs';
import path from 'node:path';
import { common, type File, joinFiles, spreadNeeds } from './join-files.ts';
import { infoOf, type Module, type Modules, type Need, needsOf } from './module-needs.ts';

/** One of the bundler's groups that says by itself which modules it takes. */
export type Group = {
  name: string | ((id: string, modules: Modules) => string | null);
  test?: RegExp;
  priority?: number;
};

/** A file as the bundler would make it, of a group's modules or of those that the same screens, drawers and dialogs need. */
type OwnFile = File & {
  /** Whether it may be joined with others: files of our own modules that no group takes and that several need. */
  isFree: boolean;
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

/** What needs the same modules: they are in one file of the bundler's. */
const alike = ({ neededBy, foundBy }: Need): string =>
  [...neededBy, ...foundBy]
    .map(({ id }) => id)
    .sort()
    .join(' ');

/** The files there would be if none were joined. */
const filesOf = (needs: ReadonlyMap<string, Need>, groups: readonly Group[], modules: Modules): OwnFile[] => {
  const files = new Map<string, OwnFile>();
  const fileOf = new Map<string, OwnFile>();
  for (const [id, need] of needs) {
    const group = takenBy(groups, id, modules);
    const { isFirst, isOpened, neededBy, foundBy } = need;
    const isShared = !isFirst && !isOpened && neededBy.size + foundBy.size > 1;
    const isFree = group === null && isShared && !id.includes('/node_modules/');
    const name = group ?? (isFirst ? 'first' : isOpened ? id : alike(need));
    const file = files.get(name) ?? {
      modules: [],
      size: 0,
      neededBy: new Set(),
      foundBy: new Set(foundBy),
      imports: new Set(),
      isFree,
    };
    files.set(name, file);
    fileOf.set(id, file);
    file.isFree &&= isFree;
    file.modules.push(id);
    file.size += sizeOf(id, infoOf(modules, id));
    for (const opened of neededBy) file.neededBy.add(opened);
    file.foundBy = common(file.foundBy, foundBy);
  }
  for (const [id, file] of fileOf)
    for (const next of infoOf(modules, id).importedIds) file.imports.add(fileOf.get(next) ?? file);
  // A file of a group waits for what any of its modules imports.
  for (const file of files.values()) spreadNeeds(file);
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
    const free = filesOf(needsOf(entry, listed, modules), ordered, modules).filter(({ isFree }) => isFree);
    const before = new Map<File, number>(free.map((file) => [file, file.modules.length]));
    const joint = [...joinFiles(free)].filter((file) => file.modules.length !== before.get(file));
    return namesIn(joint, modules);
  };

  return (id: string, modules: Modules): string | null => {
    names ??= allNames(modules);
    return names.get(id) ?? null;
  };
};
