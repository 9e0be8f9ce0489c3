import { exemptAccounts, taxNumbers, taxRates } from '@portal/contract/taxes/taxes.settings.ts';
import { feature } from '../../platform/feature.ts';
import { keptSetting } from '../../platform/settings/settings.ts';
import { refuseNumbersTwice, refuseRatesTwice, refuseUnknownAccounts } from './check-tables.ts';

export const taxesFeature = feature({
  name: 'taxes',
  uses: [],
  settings: [
    keptSetting(taxRates, { onChange: refuseRatesTwice }),
    keptSetting(taxNumbers, { onChange: refuseNumbersTwice }),
    keptSetting(exemptAccounts, { onChange: refuseUnknownAccounts }),
  ],
});
