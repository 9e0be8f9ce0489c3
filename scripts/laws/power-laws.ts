import type { Node } from 'oxc-parser';
import type { Law, Violation } from './law.ts';
import { powerColumns, powerTables, withoutHeldRights } from './data/power-tables.ts';
import { isTest, lineAt, type Module } from './workspace.ts';

type Declared = { name: string; start: number; text: string; parameters: string };

const parametersOf = (module: Module, node: Node | null | undefined): string => {
  if (node?.type !== 'ArrowFunctionExpression' && node?.type !== 'FunctionDeclaration') return '';
  const [first, last] = [node.params[0], node.params.at(-1)];
  return first && last ? module.text.slice(first.start, last.end) : '';
};

/** What stands at the top of a module: its functions and constants, each with its parameters. */
const declaredIn = (module: Module): Declared[] =>
  module.parsed.program.body.flatMap((statement): Declared[] => {
    const node =
      statement.type === 'ExportNamedDeclaration' && statement.declaration ? statement.declaration : statement;
    const text = module.text.slice(node.start, node.end);
    if (node.type === 'FunctionDeclaration')
      return [{ name: node.id?.name ?? '', start: node.start, text, parameters: parametersOf(module, node) }];
    if (node.type !== 'VariableDeclaration') return [{ name: '', start: node.start, text, parameters: '' }];
    return node.declarations.map(({ id, init, start, end }) => ({
      name: id.type === 'Identifier' ? id.name : '',
      start,
      text: module.text.slice(start, end),
      parameters: parametersOf(module, init),
    }));
  });

const anyOf = (names: readonly string[]): string => names.join('|');
const written = (tables: string): RegExp =>
  new RegExp(
    `\\.(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\\(\\s*['"\`](${tables})\\b` +
      `|\\b(?:insert\\s+into|update|delete\\s+from|merge\\s+into|truncate(?:\\s+table)?)\\s+(?:only\\s+)?(${tables})\\b`,
    'i',
  );
const powerTable = written(anyOf(powerTables));

/** The table of power that a text writes, and undefined where it writes none. */
const tableWritten = (text: string): string | undefined => {
  const [, byBuilder, bySql] = powerTable.exec(text) ?? [];
  const columns = Object.entries(powerColumns).find(
    ([table, names]) => written(table).test(text) && new RegExp(`\\b(?:${anyOf(names)})\\b`).test(text),
  );
  return byBuilder ?? bySql ?? columns?.[0];
};

const isAllowed = (file: string, name: string): boolean =>
  [file, `${file} ${name}`].some((one) => Object.hasOwn(withoutHeldRights, one));

const ofServer = ({ path: file }: Module): boolean =>
  /^server\/src\/(features|platform)\//.test(file) && !isTest(file) && !file.includes('.fixture.');

const powerIsShown: Law = {
  name: 'whoever gives or takes power shows the rights held',
  check: ({ modules }) =>
    modules.filter(ofServer).flatMap((module) =>
      declaredIn(module).flatMap(({ name, start, text, parameters }): Violation[] => {
        const table = tableWritten(text);
        if (!table || /\bHeldRights</.test(parameters) || isAllowed(module.path, name)) return [];
        const message = `writes ${table} without HeldRights of requireRights (users/power/held-rights.ts)`;
        return [{ file: module.path, line: lineAt(module, start), message }];
      }),
    ),
};

const home = 'server/src/features/users/power/held-rights.ts';

const rightsAreAsked: Law = {
  name: 'rights are found held by one function alone',
  check: ({ modules }) =>
    modules
      .filter(({ path: file }) => file.startsWith('server/src/') && file !== home && !isTest(file))
      .flatMap((module) =>
        [...module.text.matchAll(/\b(?:as|is)\s+HeldRights\b/g)].map(({ index }) => ({
          file: module.path,
          line: lineAt(module, index),
          message: 'makes HeldRights of its own: requireRights hands them out',
        })),
      ),
};

const exceptionsCount: Law = {
  name: 'exceptions of power name what there is',
  check: ({ modules }) =>
    Object.keys(withoutHeldRights).flatMap((exception): Violation[] => {
      const [file, name] = exception.split(' ');
      const module = modules.find((one) => one.path === file);
      if (!module) return [];
      const isThere = declaredIn(module).some(
        (declared) => (name === undefined || declared.name === name) && tableWritten(declared.text) !== undefined,
      );
      return isThere ? [] : [{ file: module.path, message: `no longer writes power: ${exception}` }];
    }),
};

export const powerLaws: readonly Law[] = [powerIsShown, rightsAreAsked, exceptionsCount];
