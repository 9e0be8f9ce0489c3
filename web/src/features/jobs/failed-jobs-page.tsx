import { useTranslation } from '../../platform/words/use-translation.ts';
import { useBreadcrumb } from '../../platform/routing/breadcrumb.ts';
import { usePageTitle } from '../../platform/routing/page-title.ts';
import { usePhone } from '../../platform/screen-width.ts';
import { ListFoot } from '../../ui/lists/list-foot.tsx';
import { ListHead } from '../../ui/lists/list-head.tsx';
import { ListPage } from '../../ui/lists/list-page.tsx';
import { ListRows } from '../../ui/lists/list-rows.tsx';
import { TableAppearance } from '../../ui/lists/table/table-appearance.tsx';
import { useList } from '../../ui/lists/use-list.ts';
import { SettingsNav } from '../settings/settings-nav.tsx';
import { failedJobsList } from './failed-jobs-list.tsx';
import classes from './failed-jobs.module.css';
import { RetryButton } from './retry-button.tsx';

/** Work in the background that was given up, and how to have it done again. */
export const FailedJobsPage = () => {
  const { t } = useTranslation();
  usePageTitle(t('settings.failed_jobs'));
  useBreadcrumb([{ label: t('frame.navigation.settings') }, { label: t('settings.failed_jobs') }]);
  const phone = usePhone();
  const list = useList(failedJobsList);
  const { data } = list.query;
  return (
    <ListPage>
      <ListHead title={t('settings.failed_jobs')} tabs={<SettingsNav />}>
        <span role="status">{data && data.total > 0 && t('jobs.count', { count: data.total })}</span>
        <span className={classes.end}>
          {data && data.total > 1 && <RetryButton />}
          {!phone && <TableAppearance list={list} />}
        </span>
      </ListHead>
      <p className={classes.text}>{t('jobs.text')}</p>
      <ListRows list={list} />
      <ListFoot list={list} />
    </ListPage>
  );
};
