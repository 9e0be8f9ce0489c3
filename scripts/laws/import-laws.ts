import { PACKAGE_IMPORTS } from './data/floors.ts';
import { placeOf } from './features.ts';
import type { Law, Violation } from './law.ts';
import { type Import, isTest, lineAt, type Module, resolveImport, type Workspace } from './workspace.ts';

/** Runs a judgement over every import that stays inside the repository. */
function eachImport({ modules }: Workspace, judge: (from: Module, item: Import, target: string) => string | undefined) {
  return modules.flatMap((from) =>
    from.imports.flatMap((item): Violation[] => {
      const message = item.target && judge(from, item, item.target);
      return message ? [{ file: from.path, line: item.line, message }] : [];
    }),
  );
}

const packages: Law = {
  name: 'packages know only the contract',
  check: (workspace) =>
    eachImport(workspace, (from, { specifier }, target) => {
      const [here, there] = [placeOf(from.path), placeOf(target)];
      if (!here || !there || here.package === there.package) return undefined;
      if (specifier.startsWith('.')) return `another package is imported by its name, not as ${specifier}`;
      if (there.package === 'simulators') return undefined; // a law of its own
      return PACKAGE_IMPORTS[here.package]?.includes(there.package)
        ? undefined
        : `${here.package} may not import ${there.package}`;
    }),
};

const SPAWNER = 'server/src/spawn-simulators.ts';

const simulators: Law = {
  name: 'simulators stay outside the product',
  check: ({ modules }) =>
    modules
      .filter(
        ({ path: file }) =>
          !isTest(file) && !/^(simulators|scripts|server\/benchmarks)\//.test(file) && file !== SPAWNER,
      )
      .flatMap((module) =>
        [...module.text.matchAll(/['"`](@portal\/simulators|[./]*\/simulators\/src)/g)].map((): Violation => ({
          file: module.path,
          message: `only tests, benchmarks and ${SPAWNER} may name the simulators`,
        })),
      ),
};

const circles: Law = {
  name: 'no circles of imports',
  check: ({ modules }) => {
    const graph = new Map(
      modules.map(({ path: file, imports }) => [file, imports.flatMap(({ target }) => target ?? [])]),
    );
    return findCircles(graph).map((circle) => ({
      file: circle[0] ?? '',
      message: `imports itself by way of ${[...circle.slice(1), circle[0]].join(' > ')}`,
    }));
  },
};

/** One circle for each import that closes one, found by a depth-first walk. */
function findCircles(graph: Map<string, string[]>): string[][] {
  const found: string[][] = [];
  const finished = new Set<string>();
  const walk = (file: string, trail: string[]) => {
    const start = trail.indexOf(file);
    if (start !== -1) return void found.push(trail.slice(start));
    if (finished.has(file)) return;
    for (const target of graph.get(file) ?? []) walk(target, [...trail, file]);
    finished.add(file);
  };
  for (const file of graph.keys()) walk(file, []);
  return found;
}

/** What may reach a screen's chunk: the web, and of the contract what is not itself a file of rows. */
const SHIPPED = /^(web|contract)\/src\/(?!.*(\.contract|\.test|\.fixture)\.tsx?$)/;

const rowsStayOnServer: Law = {
  name: 'screens take calls from x.calls.ts, and types alone from x.contract.ts',
  check: ({ modules }) =>
    modules
      .filter(({ path: file }) => SHIPPED.test(file))
      .flatMap((module) =>
        module.parsed.module.staticImports
          .filter(({ moduleRequest }) => moduleRequest.value.endsWith('.contract.ts'))
          .filter(({ entries }) => entries.some(({ isType }) => !isType))
          .map(({ moduleRequest }): Violation => ({
            file: module.path,
            line: lineAt(module, moduleRequest.start),
            message: `imports more than types from ${moduleRequest.value}: what a form checks stands in a file without rows`,
          })),
      ),
};

/** What every page loads before it is known which screen it shows. */
const FIRST = 'web/src/main.tsx';

/** The files a file loads with it: imports of types alone, and those made later, are none. */
const loadedWith = ({ path: file, parsed }: Module): string[] =>
  parsed.module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => resolveImport(file, moduleRequest.value) ?? moduleRequest.value);

const noSchemasFirst: Law = {
  name: 'what every page loads first has no schemas',
  check: ({ modules }) => {
    const byPath = new Map(modules.map((module) => [module.path, module]));
    const loadedBy = (file: string): string[] => {
      const module = byPath.get(file);
      return module ? loadedWith(module) : [];
    };
    const importerOf = new Map<string, string>([[FIRST, '']]);
    for (const file of importerOf.keys())
      for (const loaded of loadedBy(file)) if (!importerOf.has(loaded)) importerOf.set(loaded, file);
    const file = importerOf.get('zod');
    return file ? [{ file, message: `brings zod, a fifth of the first load, by way of ${importerOf.get(file)}` }] : [];
  },
};

export const importLaws: Law[] = [packages, simulators, circles, rowsStayOnServer, noSchemasFirst];
