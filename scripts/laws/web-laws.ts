import { type Expression, type JSXAttributeValue, Visitor } from 'oxc-parser';
import type { Law, Violation } from './law.ts';
import { isTest, lineAt, type Module, type Workspace } from './workspace.ts';

const webModules = ({ modules }: Workspace): Module[] =>
  modules.filter(({ path: file }) => file.startsWith('web/src/') && !isTest(file));

const queryKeys: Law = {
  name: 'query keys come from their feature',
  check: (workspace) =>
    webModules(workspace)
      .filter(({ path: file }) => !/\.(api|keys)\.tsx?$/.test(file))
      .flatMap((module) => {
        const violations: Violation[] = [];
        new Visitor({
          Property({ key, value }) {
            if (key.type !== 'Identifier' || key.name !== 'queryKey' || value.type !== 'ArrayExpression') return;
            const line = lineAt(module, value.start);
            violations.push({ file: module.path, line, message: 'a query key is written in a *.keys.ts' });
          },
        }).visit(module.parsed.program);
        return violations;
      }),
};

type Value = Expression | JSXAttributeValue | null;

/** The beginning of a text that is written out, undefined for any other value. */
function beginningOf(value: Value): string | undefined {
  if (value?.type === 'JSXExpressionContainer') {
    return value.expression.type === 'JSXEmptyExpression' ? undefined : beginningOf(value.expression);
  }
  if (value?.type === 'TemplateLiteral') return value.quasis[0]?.value.raw;
  return value?.type === 'Literal' && typeof value.value === 'string' ? value.value : undefined;
}

/** `location.href`: the address that is open already, opened again. */
const isOpenAddress = (value: Expression): boolean =>
  value.type === 'MemberExpression' &&
  value.object.type === 'Identifier' &&
  value.object.name === 'location' &&
  value.property.type === 'Identifier' &&
  value.property.name === 'href';

const isOwnPath = (value: Value): boolean => /^\/(?!\/)/.test(beginningOf(value) ?? '');

/** The router checks a path and its parameters only where they stand apart from each other. */
const ADVICE = 'leads to a screen by text: use `to` with `params`, or an address function of the feature';

function linksByText(module: Module): Violation[] {
  const violations: Violation[] = [];
  const report = (start: number) =>
    violations.push({ file: module.path, line: lineAt(module, start), message: ADVICE });
  const isTemplate = (value: Value) => value?.type === 'JSXExpressionContainer' && isOwnPath(value);
  new Visitor({
    JSXAttribute({ name, value, start }) {
      if (name.name === 'href' && isOwnPath(value)) report(start);
      if (name.name === 'to' && isTemplate(value)) report(start);
    },
    CallExpression({ callee, arguments: [first] }) {
      const name = callee.type === 'MemberExpression' ? callee.property : callee;
      if (name.type !== 'Identifier' || first?.type !== 'ObjectExpression') return;
      for (const property of first.properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
        if (property.key.name === 'href' && name.name === 'redirect' && !isOpenAddress(property.value))
          report(property.start);
        if (property.key.name === 'href' && name.name === 'navigate' && isOwnPath(property.value))
          report(property.start);
      }
    },
  }).visit(module.parsed.program);
  return violations;
}

const typedAddresses: Law = {
  name: 'links to screens are checked by the router',
  check: (workspace) => webModules(workspace).flatMap(linksByText),
};

/** These load what they are given with a timeout, and say in words that it did not arrive. */
const CHUNK_LOADERS = new Set(['loadChunk', 'loadOnceOnline', 'lazyPage', 'lazyPart', 'lazyDialog']);

function importsOnTheirOwn(module: Module): Violation[] {
  const violations: Violation[] = [];
  let loaders = 0;
  const isLoader = (callee: Expression) => callee.type === 'Identifier' && CHUNK_LOADERS.has(callee.name);
  new Visitor({
    CallExpression({ callee }) {
      if (isLoader(callee)) loaders += 1;
    },
    'CallExpression:exit'({ callee }) {
      if (isLoader(callee)) loaders -= 1;
    },
    ImportExpression({ start }) {
      if (loaders > 0) return;
      const message =
        'a dynamic import may fail: give it to loadChunk, loadOnceOnline, lazyPage, lazyPart or lazyDialog';
      violations.push({ file: module.path, line: lineAt(module, start), message });
    },
  }).visit(module.parsed.program);
  return violations;
}

const loadedChunks: Law = {
  name: 'a chunk that does not load is said in words',
  check: (workspace) => webModules(workspace).flatMap(importsOnTheirOwn),
};

export const webLaws: Law[] = [queryKeys, typedAddresses, loadedChunks];
