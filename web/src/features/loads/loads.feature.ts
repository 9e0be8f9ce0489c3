import { feature, type SidebarEntry } from '../../platform/routing/feature.ts';
import { loadsRoutes } from './loads.routes.tsx';
import { importLoadsRoutes } from './import/import-loads.routes.tsx';
import { BoxIcon } from '../../ui/icons/freight-icons.tsx';
import { myLoadsAddress } from './addresses.ts';

const my_loadsEntry: SidebarEntry = {
  name: 'my_loads',
  icon: BoxIcon,
  under: '/my-loads',
  address: () => myLoadsAddress,
};

export const loadsFeature = feature({
  name: 'loads',
  uses: [],
  words: ['loads'],
  screens: [...loadsRoutes, ...importLoadsRoutes],
  sidebar: [my_loadsEntry],
});
