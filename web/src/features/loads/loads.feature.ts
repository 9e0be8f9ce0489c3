import { feature, type SidebarEntry } from '../../platform/routing/feature.ts';
import { loadsRoutes } from './loads.routes.tsx';
import { BoxIcon } from '../../ui/icons/freight-icons.tsx';
import { myLoadsAddress } from './addresses.ts';

const myLoadsEntry: SidebarEntry = {
  name: 'my_loads',
  icon: BoxIcon,
  under: '/my-loads',
  address: () => myLoadsAddress,
};

export const loadsFeature = feature({
  name: 'loads',
  uses: ['accounts'],
  words: ['loads'],
  screens: loadsRoutes,
  sidebar: [myLoadsEntry],
});
