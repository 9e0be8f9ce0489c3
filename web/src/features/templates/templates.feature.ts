import { feature } from '../../platform/routing/feature.ts';
import { templatesRoutes } from './templates.routes.tsx';

export const templatesFeature = feature({
  name: 'templates',
  uses: ['booking', 'loads'],
  words: ['templates'],
  screens: templatesRoutes,
});
