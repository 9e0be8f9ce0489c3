import { Visitor } from 'oxc-parser';
import { COMPOSERS, FOUNDATIONS } from './data/floors.ts';
import { isTest, lineAt, type Module, type Workspace } from './workspace.ts';

/** What a feature says of itself in `<feature>.feature.ts`: read from the text, nothing is run. `line` counts from 1. */
export type Declaration = {
  file: string;
  line: number;
  name: string;
  uses: string[];
  words: string[];
  hasRoutes: boolean;
};

/** An import of one feature by another of the same package. */
export type Crossing = { file: string; line: number; from: string; to: string };

const DECLARATION = /^(server|web)\/src\/features\/[^/]+\/[^/]+\.feature\.tsx?$/;

/** Which package, folder and feature a file belongs to: features lie under `features/`, in the contract beside it. */
export type Place = { package: string; area: string; feature: string | undefined };

export function placeOf(file: string): Place | undefined {
  const [, name = '', rest = ''] = /^(contract|server|web|simulators|e2e)\/(?:src\/)?(.*)$/.exec(file) ?? [];
  if (!name) return undefined;
  const [area = '', second = '', inside] = rest.split('/');
  if (area === 'features') return { package: name, area, feature: inside === undefined ? undefined : second };
  const isFeature = name === 'contract' && rest.includes('/') && !isKnownFolder(name, area);
  return { package: name, area, feature: isFeature ? area : undefined };
}

const isKnownFolder = (name: string, folder: string) =>
  [...(FOUNDATIONS[name] ?? []), ...(COMPOSERS[name] ?? [])].includes(folder);

type Property = { key: string; value: { type: string; value?: unknown; elements?: unknown[] } };

const textOf = (node: unknown): string | undefined => {
  const { type, value } = (node ?? {}) as { type?: string; value?: unknown };
  return type === 'Literal' && typeof value === 'string' ? value : undefined;
};

/** The declaration a module makes: its first object with a `name` and a list of `uses`. */
function declarationIn(module: Module): Declaration | undefined {
  const found: Declaration[] = [];
  new Visitor({
    ObjectExpression(node) {
      const properties = node.properties.flatMap((property): Property[] =>
        property.type === 'Property' && property.key.type === 'Identifier'
          ? [{ key: property.key.name, value: property.value }]
          : [],
      );
      const valueOf = (key: string) => properties.find((property) => property.key === key)?.value;
      const [name, uses] = [textOf(valueOf('name')), valueOf('uses')];
      if (name === undefined || uses?.type !== 'ArrayExpression') return;
      const words = valueOf('words');
      found.push({
        file: module.path,
        line: lineAt(module, node.start),
        name,
        uses: (uses.elements ?? []).flatMap((element) => textOf(element) ?? []),
        words: words?.type === 'ArrayExpression' ? (words.elements ?? []).flatMap((one) => textOf(one) ?? []) : [],
        hasRoutes: valueOf('routes') !== undefined,
      });
    },
  }).visit(module.parsed.program);
  return found[0];
}

/** The features that a package declares; none where it declares no features at all. */
export const declarationsOf = ({ modules }: Workspace, name: string): Declaration[] =>
  modules
    .filter(({ path: file }) => DECLARATION.test(file) && file.startsWith(`${name}/`))
    .flatMap((module) => declarationIn(module) ?? []);

/** Every import that leads from one feature of a package to another; tests and their fixtures may look anywhere. */
export const crossingsOf = ({ modules }: Workspace, name: string): Crossing[] =>
  modules
    .filter(({ path: file }) => !isTest(file) && !/\.fixture\.tsx?$/.test(file))
    .flatMap((module) => {
      const from = placeOf(module.path);
      if (from?.package !== name || !from.feature) return [];
      const { feature } = from;
      return module.imports.flatMap(({ target, line }): Crossing[] => {
        const to = target ? placeOf(target) : undefined;
        if (to?.package !== name || !to.feature || to.feature === feature) return [];
        return [{ file: module.path, line, from: feature, to: to.feature }];
      });
    });

/** Floors by the longest way down: a feature that uses none stands on 0. Names in a circle stand on no floor. */
export function floorsOf(uses: ReadonlyMap<string, readonly string[]>): Map<string, number> {
  const floors = new Map<string, number>();
  const floorOf = (name: string, trail: readonly string[]): number | undefined => {
    if (trail.includes(name)) return undefined;
    const known = floors.get(name);
    if (known !== undefined) return known;
    const below = (uses.get(name) ?? []).map((used) => floorOf(used, [...trail, name]));
    if (below.includes(undefined)) return undefined;
    const floor = 1 + Math.max(-1, ...below.map((one) => one ?? 0));
    floors.set(name, floor);
    return floor;
  };
  for (const name of uses.keys()) floorOf(name, []);
  return floors;
}
