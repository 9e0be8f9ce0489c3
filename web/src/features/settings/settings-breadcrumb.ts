import { linkOptions } from '@tanstack/react-router';
import { useBreadcrumb } from '../../platform/routing/breadcrumb.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';

/** The way to a screen of the settings, which leads back to their index. */
export const useSettingsBreadcrumb = (title: string): void => {
  const { t } = useTranslation();
  useBreadcrumb([
    { label: t('frame.navigation.settings'), address: linkOptions({ to: '/settings' }) },
    { label: title },
  ]);
};
