import { feature } from '../../platform/routing/feature.ts';

export const equipmentFeature = feature({
  name: 'equipment',
  uses: [],
  words: ['equipment'],
});
