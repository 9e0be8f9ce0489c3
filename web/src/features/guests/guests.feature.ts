import { feature } from '../../platform/routing/feature.ts';
import { guestsRoutes } from './guests.routes.tsx';

export const guestsFeature = feature({
  name: 'guests',
  uses: [],
  words: ['guests'],
  guestScreens: guestsRoutes,
});
