import { feature } from '../../platform/routing/feature.ts';

export const placesFeature = feature({
  name: 'places',
  uses: [],
  words: ['places'],
});
