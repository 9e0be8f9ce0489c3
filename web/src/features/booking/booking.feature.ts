import { firstQuoteType } from '@portal/contract/modes/quote-types.ts';
import { TruckIcon } from '../../ui/icons/freight-icons.tsx';
import { bookingAddress } from '../loads/addresses.ts';
import { feature, type SidebarEntry } from '../../platform/routing/feature.ts';
import { bookContainerRoutes } from './container/book-container.routes.tsx';
import { savedItemsRoutes } from './saved-items/saved-items.routes.tsx';
import { bookLoadRoutes } from './freight/book-load.routes.tsx';

/** Opens the booking form of the first way to quote that is enabled. */
const bookingEntry: SidebarEntry = {
  name: 'book_a_load',
  icon: TruckIcon,
  under: '/quote-book',
  address: ({ settings }) => {
    const type = firstQuoteType(settings.can_dispatch_modes);
    return type ? bookingAddress(type) : null;
  },
};

export const bookingFeature = feature({
  name: 'booking',
  uses: ['accessorials', 'commodities', 'drayage', 'equipment', 'loads', 'places', 'settings'],
  words: ['loads.book', 'drayage.book', 'places.terms'],
  screens: [...bookContainerRoutes, ...bookLoadRoutes],
  settingsScreens: savedItemsRoutes,
  sidebar: [bookingEntry],
});
