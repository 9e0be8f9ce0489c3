import { declarationsOf, placeOf } from '../laws/features.ts';
import { isTest, type Workspace } from '../laws/workspace.ts';

/** A feature as it is changed in one package, by the files that are. */
export type ChangedFeature = { package: string; feature: string; files: string[] };

/** What a change of one package's part of a feature can touch: a change of the contract touches both others. */
const PACKAGES: Record<string, readonly string[]> = {
  contract: ['contract', 'server', 'web'],
  server: ['server'],
  web: ['web'],
};

/** The files and everything that imports one of them, on from each importer that `leadsOn`. */
export function importersOf(
  { modules }: Workspace,
  files: readonly string[],
  leadsOn: (file: string) => boolean,
): Set<string> {
  const importers = new Map<string, string[]>();
  for (const { path, imports } of modules)
    for (const { target } of imports) if (target) importers.set(target, [...(importers.get(target) ?? []), path]);
  const reached = new Set(files);
  for (const one of reached) if (leadsOn(one)) for (const importer of importers.get(one) ?? []) reached.add(importer);
  return reached;
}

/** What puts all features of the contract together, such as its phrases, is imported by all. */
const isOfFeature = (file: string): boolean => {
  const place = placeOf(file);
  return place?.package === 'contract' && place.feature !== undefined;
};

/** Features of a package beside the changed one that import what is changed of the contract. */
const importing = (workspace: Workspace, name: string, changed: ChangedFeature): string[] => {
  if (changed.package !== 'contract') return [];
  const places = [...importersOf(workspace, changed.files, isOfFeature)].filter((file) => !isTest(file)).map(placeOf);
  return places.flatMap((place) => (place?.package === name && place.feature ? [place.feature] : []));
};

/**
 * How many steps of `uses` a package's part of a feature, such as `server/claims`, is away from what is changed: of the
 * feature itself in each package it can touch, and of all that use it there, by whatever way round.
 */
export function stepsFrom(workspace: Workspace, changed: ChangedFeature): Map<string, number> {
  const stepsIn = (name: string): [string, number][] => {
    const declared = declarationsOf(workspace, name);
    const steps = new Map([[changed.feature, 0]]);
    for (const importer of importing(workspace, name, changed)) if (!steps.has(importer)) steps.set(importer, 1);
    for (const [used, distance] of steps)
      for (const { name: user, uses } of declared)
        if (uses.includes(used) && !steps.has(user)) steps.set(user, distance + 1);
    return [...steps].map(([feature, distance]) => [`${name}/${feature}`, distance]);
  };
  return new Map((PACKAGES[changed.package] ?? []).flatMap(stepsIn));
}

const stemOf = (name: string): string => name.replace(/s$/, '');

/** The feature whose name a journey begins with; of several the longest, as `carrier-bills` before `carriers`. */
const namedAfter = (journey: string, features: readonly string[]): string | undefined =>
  features
    .filter((feature) => journey.startsWith(stemOf(feature)))
    .toSorted((one, other) => other.length - one.length)[0];

/** How much a journey has to do with a feature: named after it, or how often it says something in its words. */
export function shownIn({ modules }: Workspace, feature: string, words: readonly string[]) {
  const features = [...new Set(modules.flatMap(({ path }) => placeOf(path)?.feature ?? []))];
  const keys = [feature.replaceAll('-', '_'), ...words].map((key) => key.replaceAll('.', String.raw`\.`));
  const mention = new RegExp(String.raw`[.{,]\s*(?:${keys.join('|')})\b`, 'g');
  return (file: string, text: string): { isNamed: boolean; mentions: number } => ({
    isNamed: namedAfter(file.replace(/^e2e\//, ''), features) === feature,
    mentions: text.match(mention)?.length ?? 0,
  });
}
