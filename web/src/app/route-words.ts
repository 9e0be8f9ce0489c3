import type { AnyRoute } from '@tanstack/react-router';
import type { Feature } from '../platform/routing/feature.ts';
import { loadWords, needWords } from '../platform/words/i18n.ts';

/** The words of a feature and of all features it uses, directly or not. */
export const featureWords = (feature: Feature, features: readonly Feature[]): string[] => {
  const words = new Set<string>();
  const seen = new Set<string>();
  const add = (one: Feature): void => {
    if (seen.has(one.name)) return;
    seen.add(one.name);
    for (const name of one.words) words.add(name);
    for (const used of features) if (one.uses.includes(used.name)) add(used);
  };
  add(feature);
  return [...words];
};

const ownWords = (route: AnyRoute): readonly string[] => route.options.staticData?.words ?? [];

/** Lets a route's screen wait for its words; they travel beside its code and its data. */
export const loadsWords = (route: AnyRoute, words: readonly string[]): void => {
  const names = [...words, ...ownWords(route)];
  const { beforeLoad, loader } = route.options;
  // Asked for first: a screen may wait for who is signed in before it loads anything itself.
  route.options.beforeLoad = (context: unknown) => {
    void loadWords(names)?.catch(() => undefined);
    return beforeLoad?.(context);
  };
  route.options.loader = (context: unknown) => {
    const loading = loadWords(names);
    const data = loader?.(context);
    return loading ? Promise.all([data, loading]).then(([loaded]) => loaded) : data;
  };
};

/** A public page loads its words itself, once it knows the language of its reader. */
export const needsWords = (route: AnyRoute, words: readonly string[]): void => {
  const names = [...words, ...ownWords(route)];
  route.options.beforeLoad = () => needWords(names);
};
