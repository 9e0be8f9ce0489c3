import path from 'node:path';
import { isData, isTest, type Module } from '../laws/workspace.ts';

/** Whether a file is source that a reader has to find their way in: no test, fixture, generated, word list or the list of these. */
export const isSource = ({ path: file }: { path: string }): boolean =>
  /^(contract|server|web)\/(src|build)\/.*\.tsx?$/.test(file) &&
  !isTest(file) &&
  !isData(file) &&
  !/\.fixture\.tsx?$|[./](en|es)\.ts$|\/phrases\/phrases\.ts$/.test(file);

/** How many source files each folder holds itself, the largest first. */
export function folderSizes(modules: readonly Module[]): [folder: string, files: number][] {
  const sizes = new Map<string, number>();
  for (const { path: file } of modules.filter(isSource)) {
    const folder = path.posix.dirname(file);
    sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
  }
  return [...sizes].toSorted(([, one], [, other]) => other - one);
}

/**
 * What the layout asks to stand alone, however short: declarations of features, the wire's half of calls, query keys
 * and routes.
 */
const isOfTheLayout = (file: string) => /\.(feature|calls|events|keys|routes)\.tsx?$/.test(file);

/**
 * Source files of at most `lines` lines that exactly one other file imports: they could stand in it. What is imported
 * dynamically is loaded by itself, and stands alone for that.
 */
export function crumbs(modules: readonly Module[], lines = 20): string[] {
  const importers = new Map<string, Set<string>>();
  const dynamic = new Set(
    modules.flatMap(({ imports }) => imports.filter((one) => one.isDynamic).map((one) => one.target)),
  );
  for (const { path: from, imports } of modules.filter(({ path: file }) => !isTest(file))) {
    for (const { target } of imports) {
      if (target) importers.set(target, (importers.get(target) ?? new Set()).add(from));
    }
  }
  return modules
    .filter(isSource)
    .filter(({ text }) => text.trimEnd().split('\n').length <= lines)
    .filter(({ path: file }) => !isOfTheLayout(file) && importers.get(file)?.size === 1)
    .filter(({ path: file }) => !dynamic.has(file))
    .map(({ path: file }) => file);
}

/** Every folder that holds sources, itself or in a folder below. */
export function everyFolder(modules: readonly Module[]): string[] {
  const folders = new Set<string>();
  for (const { path: file } of modules.filter(isSource)) {
    for (let folder = path.posix.dirname(file); folder !== '.'; folder = path.posix.dirname(folder))
      folders.add(folder);
  }
  return [...folders].toSorted();
}

/** The entry directly inside `folder` through which a file is reached, or undefined outside of it. */
function entryOf(folder: string, file: string): string | undefined {
  const prefix = folder === '' ? '' : `${folder}/`;
  return file.startsWith(prefix) ? file.slice(prefix.length).split('/')[0] : undefined;
}

type Arrow = { from: string; to: string; imports: number };

function arrowsBetween(folder: string, modules: readonly Module[]): Arrow[] {
  const arrows = new Map<string, Arrow>();
  for (const { path: file, imports } of modules.filter(isSource)) {
    const from = entryOf(folder, file);
    if (!from) continue;
    for (const { target } of imports) {
      const to = target && entryOf(folder, target);
      if (!to || to === from) continue;
      const key = `${from} > ${to}`;
      const arrow = arrows.get(key) ?? { from, to, imports: 0 };
      arrow.imports += 1;
      arrows.set(key, arrow);
    }
  }
  return [...arrows.values()];
}

/** Whether `to` leads back to `from` over the other arrows. */
function leadsBack({ from, to }: Arrow, arrows: readonly Arrow[]): boolean {
  const seen = new Set<string>();
  const waiting = [to];
  for (let entry = waiting.pop(); entry !== undefined; entry = waiting.pop()) {
    if (entry === from) return true;
    if (seen.has(entry)) continue;
    seen.add(entry);
    waiting.push(...arrows.filter((arrow) => arrow.from === entry).map((arrow) => arrow.to));
  }
  return false;
}

/** The thinnest arrows whose removal leaves the entries of a folder in floors: those that run back up. */
export function arrowsBackUp(folder: string, modules: readonly Module[]): string[] {
  const kept: Arrow[] = [];
  const back: string[] = [];
  for (const arrow of arrowsBetween(folder, modules).toSorted((one, other) => other.imports - one.imports)) {
    if (leadsBack(arrow, kept)) back.push(`${folder}: ${arrow.from} > ${arrow.to} (${arrow.imports})`);
    else kept.push(arrow);
  }
  return back;
}
