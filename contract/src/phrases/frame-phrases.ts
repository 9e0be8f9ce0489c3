import { words as startEn } from '../frame/words/en.ts';
import { words as startEs } from '../frame/words/es.ts';
import { words as chartsEn } from '../frame/words/charts.en.ts';
import { words as chartsEs } from '../frame/words/charts.es.ts';
import { words as navigationEn } from '../frame/words/navigation.en.ts';
import { words as navigationEs } from '../frame/words/navigation.es.ts';
import { words as profileEn } from '../frame/words/profile.en.ts';
import { words as profileEs } from '../frame/words/profile.es.ts';
import { words as searchEn } from '../frame/words/search.en.ts';
import { words as searchEs } from '../frame/words/search.es.ts';
import { words as tourEn } from '../frame/words/tour.en.ts';
import { words as tourEs } from '../frame/words/tour.es.ts';
import type { Widen } from '../words/widen.ts';

/** What stands around every screen: a part of the phrase book. */
export const frameEn = {
  ...startEn,
  charts: chartsEn,
  navigation: navigationEn,
  profile: profileEn,
  search: searchEn,
  tour: tourEn,
};

/** The same in Spanish. */
export const frameEs = {
  ...startEs,
  charts: chartsEs,
  navigation: navigationEs,
  profile: profileEs,
  search: searchEs,
  tour: tourEs,
} satisfies Widen<typeof frameEn>;
