import { useTranslation } from '../../platform/words/use-translation.ts';
import { TabLink, TabLinks } from '../../ui/layout/tab-links.tsx';

/** The screens of the operator's settings. */
export const SettingsNav = () => {
  const { t } = useTranslation();
  return (
    <TabLinks label={t('frame.navigation.settings')}>
      <TabLink to="/settings/operator">{t('settings.operator.title')}</TabLink>
      <TabLink to="/settings/failed-jobs">{t('settings.failed_jobs')}</TabLink>
    </TabLinks>
  );
};
