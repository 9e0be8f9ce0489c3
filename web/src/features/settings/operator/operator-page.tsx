import { operatorIdentity } from '@portal/contract/settings/operator-identity.ts';
import { useQuery } from '@tanstack/react-query';
import { usePageTitle } from '../../../platform/routing/page-title.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { OperatorForm } from './operator-form.tsx';
import classes from './operator-page.module.css';
import { settingQuery } from '../settings.api.ts';
import { SettingsNav, useSettingsBreadcrumb } from '../settings-nav.tsx';

/** Who runs the portal: what papers, mails and public pages print. */
export const OperatorPage = () => {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(settingQuery(operatorIdentity));
  usePageTitle(t('settings.screens.operator.title'));
  useSettingsBreadcrumb(t('settings.screens.operator.title'));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <div className={classes.page}>
      <h1>{t('settings.screens.operator.title')}</h1>
      <SettingsNav />
      <p className={classes.text}>{t('settings.operator.text')}</p>
      {data ? <OperatorForm setting={data} /> : <Skeleton height={420} />}
    </div>
  );
};
