import { setup } from '@portal/contract/setup/setup.contract.ts';
import { setupDismissed } from '@portal/contract/setup/setup.settings.ts';
import { feature } from '../../platform/feature.ts';
import { serve } from '../../platform/http/serve.ts';
import { keptSetting } from '../../platform/settings/settings.ts';
import { addExampleCarriers } from './add-examples.ts';
import { getSetup } from './get-setup.ts';

export const setupFeature = feature({
  name: 'setup',
  uses: [],
  settings: [keptSetting(setupDismissed)],
  routes: (app) =>
    serve(app, setup, {
      get: (ctx) => getSetup(ctx),
      addExamples: (ctx) => addExampleCarriers(ctx),
    }),
});
