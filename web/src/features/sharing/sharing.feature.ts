import { feature } from '../../platform/routing/feature.ts';
import { sharingRoutes } from './sharing.routes.tsx';

export const sharingFeature = feature({
  name: 'sharing',
  uses: ['documents', 'places'],
  words: ['sharing'],
  publicScreens: sharingRoutes,
});
