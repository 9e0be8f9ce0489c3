import { linkOptions } from '@tanstack/react-router';
import { useBreadcrumb } from '../../platform/routing/breadcrumb.ts';
import { useMe } from '../../platform/session/current-user.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { TabLink, TabLinks } from '../../ui/layout/tab-links.tsx';
import { openSettings } from './settings-screens.ts';

/** The screens of the settings that this person may open. */
export const SettingsNav = () => {
  const { t } = useTranslation();
  return (
    <TabLinks label={t('frame.navigation.settings')}>
      {openSettings(useMe()).map(({ name, address }) => (
        <TabLink key={name} {...address}>
          {t(`settings.screens.${name}.title`)}
        </TabLink>
      ))}
    </TabLinks>
  );
};

/** The way to a screen of the settings, which leads back to their index. */
export const useSettingsBreadcrumb = (title: string): void => {
  const { t } = useTranslation();
  useBreadcrumb([
    { label: t('frame.navigation.settings'), address: linkOptions({ to: '/settings' }) },
    { label: title },
  ]);
};
