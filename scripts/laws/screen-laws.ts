import { type Expression, Visitor } from 'oxc-parser';
import { placeOf } from './features.ts';
import type { Law } from './law.ts';
import { isTest, lineAt, type Module, type Workspace } from './workspace.ts';

/** A `path` written out: a route's own, or that of a screen in the list of states. */
type NamedPath = { file: string; line: number; path: string; feature: string | undefined };

const pathIn = (node: Expression | undefined): string | undefined => {
  if (node?.type !== 'ObjectExpression') return undefined;
  for (const property of node.properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier' || property.key.name !== 'path') continue;
    return property.value.type === 'Literal' ? String(property.value.value) : undefined;
  }
  return undefined;
};

function declaredIn(module: Module): NamedPath[] {
  const found: NamedPath[] = [];
  const feature = placeOf(module.path)?.feature;
  new Visitor({
    CallExpression({ callee, arguments: [first], start }) {
      if (callee.type !== 'Identifier' || callee.name !== 'createRoute' || first?.type === 'SpreadElement') return;
      const path = pathIn(first);
      if (path) found.push({ file: module.path, line: lineAt(module, start), path, feature });
    },
  }).visit(module.parsed.program);
  return found;
}

// A feature with many screens has further files in a folder of its name.
const STATES = /^e2e\/screens\/([\w-]+)(?:\/[\w-]+)?\.ts$/;

function lookedAtIn(module: Module): NamedPath[] {
  const found: NamedPath[] = [];
  const feature = STATES.exec(module.path)?.[1];
  new Visitor({
    ObjectExpression(node) {
      const path = pathIn(node);
      if (path && path !== 'null') found.push({ file: module.path, line: lineAt(module, node.start), path, feature });
    },
  }).visit(module.parsed.program);
  return found;
}

const isSame = (one: NamedPath) => (other: NamedPath) => one.path === other.path && one.feature === other.feature;

const screensLookedAt: Law = {
  name: 'every screen is looked at',
  check: ({ modules }: Workspace) => {
    const declared = modules
      .filter(({ path }) => path.startsWith('web/src/features/') && !isTest(path) && !/\.fixture\.tsx?$/.test(path))
      .flatMap(declaredIn);
    const lookedAt = modules.filter(({ path }) => STATES.test(path)).flatMap(lookedAtIn);
    return [
      ...declared
        .filter((screen) => !lookedAt.some(isSame(screen)))
        .map(({ file, line, path, feature }) => ({
          file,
          line,
          message: `'${path}' has no states in e2e/screens/${feature}.ts`,
        })),
      ...lookedAt
        .filter((screen) => !declared.some(isSame(screen)))
        .map(({ file, line, path, feature }) => ({ file, line, message: `${feature} declares no screen '${path}'` })),
    ];
  },
};

export const screenLaws: Law[] = [screensLookedAt];
