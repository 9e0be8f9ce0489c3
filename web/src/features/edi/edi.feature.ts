import { createRoute } from '@tanstack/react-router';
import { feature } from '../../platform/routing/feature.ts';
import { lazyPage } from '../../platform/routing/lazy-page.ts';
import { frameRoute } from '../../platform/routing/parent-routes.ts';
import { settingsGuard } from '../settings/settings-screens.ts';
import { parseEdiSearch } from './edi-search.ts';

/** What carriers and the portal write to each other: a workbench, which has the whole width. */
const messages = createRoute({
  getParentRoute: () => frameRoute,
  path: 'settings/edi-messages',
  staticData: { words: ['lists'] },
  validateSearch: parseEdiSearch,
  beforeLoad: settingsGuard('edi_messages'),
  component: lazyPage(() => import('./edi-page.tsx'), 'EdiPage'),
});

export const ediFeature = feature({
  name: 'edi',
  uses: ['settings'],
  words: ['edi', 'settings'],
  screens: [messages] as const,
});
