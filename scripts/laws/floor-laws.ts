import { FOUNDATIONS, ROOFS } from './data/floors.ts';
import { type Crossing, crossingsOf, type Declaration, declarationsOf, floorsOf, placeOf } from './features.ts';
import { drawFloors, drawingIn } from './floor-drawing.ts';
import type { Law, Violation } from './law.ts';
import { isTest, type Workspace } from './workspace.ts';

const PACKAGES = ['contract', 'server', 'web'];

/** Imports of features by what stands below all of them, and of what stands above all by features. */
const groundAndRoof = ({ modules }: Workspace): Violation[] =>
  modules
    .filter(({ path: file }) => !isTest(file))
    .flatMap((module) =>
      module.imports.flatMap(({ target, line }): Violation[] => {
        const [from, to] = [placeOf(module.path), target ? placeOf(target) : undefined];
        if (!from || !to || from.package !== to.package) return [];
        const at = { file: module.path, line };
        if (from.feature && ROOFS[to.package]?.includes(to.area))
          return [{ ...at, message: `a feature may not import ${to.area}/, which puts features together` }];
        if (to.feature && !from.feature && FOUNDATIONS[from.package]?.includes(from.area))
          return [{ ...at, message: `${from.area}/ may not know the feature ${to.feature}` }];
        return [];
      }),
    );

/** Where features say what they use: no import beyond it, nothing that no import needs. */
function judgeDeclared(declarations: readonly Declaration[], crossings: readonly Crossing[]): Violation[] {
  const usesOf = new Map(declarations.map(({ name, uses }) => [name, uses]));
  const undeclared = crossings
    .filter(({ from, to }) => usesOf.get(from)?.includes(to) === false)
    .map(({ file, line, from, to }) => ({ file, line, message: `${from} imports ${to}, which it does not use` }));
  const idle = declarations.flatMap(({ file, line, name, uses }) =>
    uses
      .filter((used) => !crossings.some(({ from, to }) => from === name && to === used))
      .map((used) => ({ file, line, message: `${name} says that it uses ${used}, and imports nothing of it` })),
  );
  return [...undeclared, ...idle];
}

/** What stands on no floor because it uses, by whatever way round, itself. */
function judgeCircles(uses: ReadonlyMap<string, readonly string[]>, whereOf: (name: string) => string): Violation[] {
  const floors = floorsOf(uses);
  return [...uses.keys()]
    .filter((name) => !floors.has(name))
    .map((name) => ({ file: whereOf(name), message: `${name} uses itself by way of others` }));
}

/** Features of a package that declares none, such as the contract, use what they import. */
function judgeUndeclared(crossings: readonly Crossing[]): Violation[] {
  const uses = new Map<string, string[]>();
  for (const { from, to } of crossings) uses.set(from, [...(uses.get(from) ?? []), to]);
  return judgeCircles(uses, (name) => crossings.find(({ from }) => from === name)?.file ?? '');
}

const floors: Law = {
  name: 'imports go down the floors',
  check: (workspace) => [
    ...groundAndRoof(workspace),
    ...PACKAGES.flatMap((name) => {
      const [declarations, crossings] = [declarationsOf(workspace, name), crossingsOf(workspace, name)];
      if (declarations.length === 0) return judgeUndeclared(crossings);
      const uses = new Map(declarations.map((declared) => [declared.name, declared.uses]));
      const fileOf = (feature: string) => declarations.find((declared) => declared.name === feature)?.file ?? '';
      return [...judgeDeclared(declarations, crossings), ...judgeCircles(uses, fileOf)];
    }),
  ],
};

const DRAWING = 'docs/ARCHITECTURE.md';

const drawing: Law = {
  name: 'the drawing of the floors is current',
  check: (workspace) => {
    const document = workspace.files.find(({ path: file }) => file === DRAWING);
    return document && drawingIn(document.text) !== drawFloors(workspace)
      ? [{ file: DRAWING, message: 'shows other floors than the features declare: npm run docs:floors' }]
      : [];
  },
};

export const floorLaws: Law[] = [floors, drawing];
