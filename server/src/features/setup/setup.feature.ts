import { operatorIdentity } from '@portal/contract/settings/operator-identity.ts';
import { setup } from '@portal/contract/setup/setup.contract.ts';
import { setupDismissed } from '@portal/contract/setup/setup.settings.ts';
import type { Ctx } from '../../platform/context.ts';
import { feature } from '../../platform/feature.ts';
import { serve } from '../../platform/http/serve.ts';
import { keptSetting } from '../../platform/settings/settings.ts';
import { readSetup } from './setup-steps.ts';

const getSetup = async ({ db, services: { settings } }: Ctx) => ({
  ...(await readSetup(db, settings.get(operatorIdentity))),
  is_dismissed: settings.get(setupDismissed),
});

export const setupFeature = feature({
  name: 'setup',
  uses: [],
  settings: [keptSetting(setupDismissed)],
  routes: (app) => serve(app, setup, { get: (ctx) => getSetup(ctx) }),
});
