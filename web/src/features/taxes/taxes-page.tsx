import { isInForce } from '@portal/contract/taxes/taxes-of-leg.ts';
import { taxNumbers } from '@portal/contract/taxes/taxes.settings.ts';
import { useQuery } from '@tanstack/react-query';
import { useMe } from '../../platform/session/current-user.ts';
import { operatorDay } from '../../platform/session/operator-day.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { Callout } from '../../ui/primitives/callout.tsx';
import { settingQuery } from '../settings/settings.api.ts';
import { Loaded, SettingsFrame } from '../settings/settings-frame.tsx';
import { Exempt } from './exempt.tsx';
import { Numbers } from './numbers.tsx';
import { Rates } from './rates.tsx';

/** What tax the operator charges: its numbers, the rates by place and day, and who is exempt. */
export const TaxesPage = () => {
  const { t } = useTranslation();
  const query = useQuery(settingQuery(taxNumbers));
  const today = operatorDay(useMe());
  return (
    <SettingsFrame name="taxes" text={t('taxes.screen.text')}>
      <Loaded query={query}>
        {({ value }) => (
          <>
            {!value.some((row) => isInForce(row, today)) && <Callout>{t('taxes.screen.is_off')}</Callout>}
            <Numbers rows={value} />
            <Exempt />
            <Rates />
          </>
        )}
      </Loaded>
    </SettingsFrame>
  );
};
