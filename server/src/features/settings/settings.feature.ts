import { operatorIdentity } from '@portal/contract/settings/operator-identity.ts';
import { ownThemes } from '@portal/contract/settings/themes.ts';
import { settings } from '@portal/contract/settings/settings.contract.ts';
import { feature } from '../../platform/feature.ts';
import { serve } from '../../platform/http/serve.ts';
import { keptSetting } from '../../platform/settings/settings.ts';
import { changeSetting, getSetting, listSettings } from './change-setting.ts';
import { getSettingStates, listThemeUses } from './setting-states.ts';
import { applyIdentity, firstIdentity } from './operator-identity.ts';

export const settingsFeature = feature({
  name: 'settings',
  uses: ['carriers', 'users'],
  settings: [
    keptSetting(operatorIdentity, { initial: firstIdentity, onChange: applyIdentity }),
    keptSetting(ownThemes),
  ],
  routes: (app) =>
    serve(app, settings, {
      list: (ctx) => listSettings(ctx),
      states: (ctx) => getSettingStates(ctx),
      themeUses: (ctx) => listThemeUses(ctx),
      get: (ctx, { params }) => getSetting(ctx, params.name),
      change: (ctx, { params, body }) => changeSetting(ctx, params.name, body),
    }),
});
