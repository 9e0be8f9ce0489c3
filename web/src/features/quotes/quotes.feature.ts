import { feature } from '../../platform/routing/feature.ts';
import { quotesRoutes } from './quotes.routes.tsx';

export const quotesFeature = feature({
  name: 'quotes',
  uses: ['drayage', 'equipment', 'insurance', 'loads', 'places'],
  words: ['quotes', 'carriers', 'commodities', 'drayage.book'],
  screens: quotesRoutes,
});
