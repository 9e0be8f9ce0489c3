import { operatorIdentity } from '@portal/contract/settings/operator-identity.ts';
import { setup } from '@portal/contract/setup/setup.contract.ts';
import { feature } from '../../platform/feature.ts';
import { serve } from '../../platform/http/serve.ts';
import { readSetup } from './setup-steps.ts';

export const setupFeature = feature({
  name: 'setup',
  uses: [],
  routes: (app) => serve(app, setup, { get: (ctx) => readSetup(ctx.db, ctx.services.settings.get(operatorIdentity)) }),
});
