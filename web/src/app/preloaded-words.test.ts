// @vitest-environment node
import type { AnyRoute } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { screens as listed } from '../../build/data/screens.ts';
import { wordsFile } from '../../build/joint-words.ts';
import type { Feature } from '../platform/routing/feature.ts';
import { frameRoute } from '../platform/routing/parent-routes.ts';
import { features } from './features.ts';
import { featureWords } from './route-words.ts';

const all: readonly Feature[] = features;
const signedIn = listed.filter(({ address }) => address !== undefined && address !== '/login');

/** The file of `loads.my_loads`, or the joint one it travels in, as the list of screens names it. */
const fileOf = (name: string): string => {
  const [feature, part] = name.replaceAll('_', '-').split('.');
  const file = `../contract/src/${feature}/words/${part ? `${part}.` : ''}en.ts`;
  const joint = wordsFile(file);
  return joint ? `${joint}.ts` : file;
};

it.each(signedIn)('fetches with the page all phrases that $address needs, and no others', ({ address, words }) => {
  const isIt = ({ options }: AnyRoute): boolean => 'path' in options && `/${options.path}` === address;
  const feature = all.find(({ screens = [] }) => screens.some(isIt));
  const screen = feature?.screens?.find(isIt);
  if (!feature || !screen) throw new Error(`no screen has the address ${address}`);
  const needed = [
    'frame',
    ...(frameRoute.options.staticData?.words ?? []),
    ...featureWords(feature, all),
    ...(screen.options.staticData?.words ?? []),
  ];
  expect(new Set(words)).toEqual(new Set(needed.map(fileOf)));
});
