import { sharedTables } from './data/shared-tables.ts';
import { type Law, staleExceptions, type Violation } from './law.ts';
import { isTest, lineAt, type Module } from './workspace.ts';

const byBuilder = /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)/g;
const inSql =
  /(?<=[`'"(\s])(?:insert\s+into|delete\s+from|merge\s+into|update)\s+([a-z][a-z_]+)(?=\s+(?:as\s+)?(?:\w+\s+)?(?:set|values|select|where|using|default)\b|\s*\()/g;

const featureOf = (file: string): string | undefined => /^server\/src\/features\/([^/]+)\//.exec(file)?.[1];

type Write = { table: string; feature: string; violation: Violation };

const writesIn = (module: Module): Write[] => {
  const feature = featureOf(module.path);
  if (feature === undefined) return [];
  return [byBuilder, inSql].flatMap((pattern) =>
    [...module.text.matchAll(pattern)].map(({ 1: table = '', index }) => ({
      table,
      feature,
      violation: {
        file: module.path,
        line: lineAt(module, index),
        message: `writes ${table}, as another feature does: ask its owner, or name both in scripts/laws/data/shared-tables.ts`,
      },
    })),
  );
};

const isNamed = ({ table, feature }: Write): boolean => {
  const shared = sharedTables[table];
  return shared !== undefined && (shared.owner === feature || feature in shared.others);
};

const exceptions = 'scripts/laws/data/shared-tables.ts';

/** What the list of shared tables says and nobody does. */
const idleSharings = (writes: readonly Write[]): string[] => {
  const done = new Set(writes.map(({ table, feature }) => `${table} ${feature}`));
  return Object.entries(sharedTables).flatMap(([table, { others }]) =>
    Object.keys(others)
      .filter((feature) => !done.has(`${table} ${feature}`))
      .map((feature) => `${feature} does not write ${table} any more`),
  );
};

const oneWriter: Law = {
  name: 'a table is written by one feature',
  check: (workspace) => {
    const { modules } = workspace;
    const writes = modules.filter(({ path: file }) => !isTest(file) && !file.includes('.fixture.')).flatMap(writesIn);
    const byTable = Map.groupBy(writes, ({ table }) => table);
    return [
      ...[...byTable.values()]
        .filter((all) => new Set(all.map(({ feature }) => feature)).size > 1)
        .flatMap((all) => all.filter((write) => !isNamed(write)).map(({ violation }) => violation)),
      ...staleExceptions(workspace, exceptions, idleSharings(writes)),
    ];
  },
};

export const writerLaws: Law[] = [oneWriter];
