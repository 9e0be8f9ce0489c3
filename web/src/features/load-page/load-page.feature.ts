import { feature } from '../../platform/routing/feature.ts';
import { loadPageRoutes } from './load-page.routes.tsx';

export const loadPageFeature = feature({
  name: 'load-page',
  uses: ['claims', 'documents', 'drayage', 'equipment', 'loads', 'places', 'quotes', 'sharing', 'tendering'],
  words: [
    'accessorials',
    'commodities',
    'loads.book',
    'loads.customs',
    'loads.history',
    'loads.page',
    'drayage.book',
    'drayage.clock',
    'drayage.load',
  ],
  screens: loadPageRoutes,
});
