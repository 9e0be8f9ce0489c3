import { feature } from '../../platform/routing/feature.ts';

export const accessorialsFeature = feature({
  name: 'accessorials',
  uses: [],
  words: ['accessorials'],
});
