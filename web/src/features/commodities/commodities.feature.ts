import { feature } from '../../platform/routing/feature.ts';

export const commoditiesFeature = feature({
  name: 'commodities',
  uses: [],
  words: ['commodities'],
});
