import { feature } from '../../platform/routing/feature.ts';
import { loadPageRoutes } from './load-page.routes.tsx';

export const loadPageFeature = feature({
  name: 'load-page',
  uses: [
    'billing',
    'claims',
    'conversation',
    'documents',
    'drayage',
    'equipment',
    'insurance',
    'loads',
    'notices',
    'places',
    'quotes',
    'sharing',
    'templates',
    'tendering',
  ],
  words: [
    'accessorials',
    'billing.load',
    'insurance.load',
    'commodities',
    'loads.book',
    'loads.customs',
    'loads.history',
    'loads.page',
    'notices',
    'places.terms',
    'drayage.book',
    'drayage.clock',
    'drayage.load',
  ],
  screens: loadPageRoutes,
});
