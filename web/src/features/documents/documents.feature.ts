import { feature } from '../../platform/routing/feature.ts';

export const documentsFeature = feature({
  name: 'documents',
  uses: [],
  words: ['documents'],
});
