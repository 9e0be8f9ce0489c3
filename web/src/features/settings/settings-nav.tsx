import { useMe } from '../../platform/session/current-user.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { TabLink, TabLinks } from '../../ui/layout/tab-links.tsx';
import { openSettings } from './settings-screens.ts';

/** The screens of the settings that this person may open. */
export const SettingsNav = () => {
  const { t } = useTranslation();
  return (
    <TabLinks label={t('frame.navigation.settings')}>
      {openSettings(useMe()).map(({ address, label }) => (
        <TabLink key={address.to} {...address}>
          {t(label)}
        </TabLink>
      ))}
    </TabLinks>
  );
};
