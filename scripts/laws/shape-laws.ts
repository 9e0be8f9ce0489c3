import { Visitor } from 'oxc-parser';
import type { Law, Violation } from './law.ts';
import { isData, isTest, lineAt, type Module } from './workspace.ts';

const MAX_FILE_LINES = 300;
const MAX_FUNCTION_LINES = 60;

const fileLength: Law = {
  name: `files have at most ${MAX_FILE_LINES} lines`,
  check: ({ modules }) =>
    modules
      .filter(({ path: file }) => !isData(file))
      .map((module) => ({ file: module.path, lines: module.text.trimEnd().split('\n').length }))
      .filter(({ lines }) => lines > MAX_FILE_LINES)
      .map(({ file, lines }) => ({ file, message: `has ${lines} lines` })),
};

type Span = { start: number; end: number };

/** Functions of a module; the callbacks that only group tests (`describe`) are not functions anybody reads as one. */
function functionsOf(module: Module): Span[] {
  const functions: Span[] = [];
  const groups = new Set<number>();
  const add = (node: Span) => void functions.push(node);
  new Visitor({
    CallExpression(node) {
      const name = node.callee.type === 'Identifier' ? node.callee.name : '';
      if (name === 'describe' && isTest(module.path)) for (const argument of node.arguments) groups.add(argument.start);
    },
    FunctionDeclaration: add,
    FunctionExpression: add,
    ArrowFunctionExpression: add,
  }).visit(module.parsed.program);
  return functions.filter(({ start }) => !groups.has(start));
}

const functionLength: Law = {
  name: `functions have at most ${MAX_FUNCTION_LINES} lines`,
  check: ({ modules }) =>
    modules.flatMap((module) =>
      functionsOf(module)
        .map(({ start, end }) => ({ line: lineAt(module, start), last: lineAt(module, end) }))
        .filter(({ line, last }) => last - line + 1 > MAX_FUNCTION_LINES)
        .map(({ line, last }) => ({ file: module.path, line, message: `a function of ${last - line + 1} lines` })),
    ),
};

/** A module that adapts a library may export the library's names again; our own names have one home each. */
const isOurs = (request: string | undefined) => request !== undefined && /^(\.|@portal\/)/.test(request);

const barrels: Law = {
  name: 'no barrels',
  check: ({ modules }) =>
    modules.flatMap((module): Violation[] => {
      if (/(^|\/)index\.(ts|tsx|mjs)$/.test(module.path)) return [{ file: module.path, message: 'is named index' }];
      return module.parsed.module.staticExports
        .filter(({ entries }) => entries.some(({ moduleRequest }) => isOurs(moduleRequest?.value)))
        .map(({ start }) => ({
          file: module.path,
          line: lineAt(module, start),
          message: 'hands on what is declared elsewhere',
        }));
    }),
};

const noAny: Law = {
  name: 'no any',
  check: ({ modules }) =>
    modules.flatMap((module) => {
      const violations: Violation[] = [];
      new Visitor({
        TSAnyKeyword: ({ start }) =>
          void violations.push({ file: module.path, line: lineAt(module, start), message: 'any' }),
      }).visit(module.parsed.program);
      return isData(module.path) ? [] : violations;
    }),
};

const noServiceClasses: Law = {
  name: 'no classes that hold services',
  check: ({ modules }) =>
    modules.flatMap((module) => {
      const violations: Violation[] = [];
      new Visitor({
        ClassDeclaration(node) {
          if (!node.superClass) {
            violations.push({
              file: module.path,
              line: lineAt(module, node.start),
              message: 'a class that extends nothing',
            });
          }
        },
      }).visit(module.parsed.program);
      return violations;
    }),
};

const GROUPS = new Set(['it', 'test', 'describe', 'suite', 'bench']);
const EVASIONS = new Set(['skip', 'only', 'todo', 'skipIf', 'runIf', 'fixme', 'fails', 'fail']);
const DISABLED = new Set(['xit', 'xtest', 'xdescribe', 'fit', 'fdescribe']);

const wholeTests: Law = {
  name: 'every test runs',
  check: ({ modules }) =>
    modules
      .filter(({ path: file }) => isTest(file))
      .flatMap((module) => {
        const violations: Violation[] = [];
        const report = (start: number, message: string) =>
          violations.push({ file: module.path, line: lineAt(module, start), message });
        new Visitor({
          MemberExpression(node) {
            const group = /^\w+/.exec(module.text.slice(node.object.start))?.[0] ?? '';
            const name = node.property.type === 'Identifier' ? node.property.name : '';
            if (GROUPS.has(group) && EVASIONS.has(name)) report(node.start, `${group}.${name}`);
          },
          CallExpression(node) {
            if (node.callee.type === 'Identifier' && DISABLED.has(node.callee.name))
              report(node.start, node.callee.name);
          },
        }).visit(module.parsed.program);
        return violations;
      }),
};

export const shapeLaws: Law[] = [fileLength, functionLength, barrels, noAny, noServiceClasses, wholeTests];
