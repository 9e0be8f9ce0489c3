import { feature } from '../../platform/routing/feature.ts';

export const drayageFeature = feature({
  name: 'drayage',
  uses: ['commodities', 'loads', 'places'],
  words: ['drayage'],
});
