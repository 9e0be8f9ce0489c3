import { operatorIdentity } from '@portal/contract/settings/operator-identity.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { settingQuery } from '../settings.api.ts';
import { Loaded, SettingsFrame } from '../settings-frame.tsx';
import { OperatorForm } from './operator-form.tsx';

/** Who runs the portal: what papers, mails and public pages print. */
export const OperatorPage = () => {
  const { t } = useTranslation();
  return (
    <SettingsFrame name="operator" text={t('settings.operator.text')}>
      <Loaded query={useQuery(settingQuery(operatorIdentity))}>
        {(setting) => <OperatorForm setting={setting} />}
      </Loaded>
    </SettingsFrame>
  );
};
