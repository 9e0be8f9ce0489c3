import { useTranslation } from '../../platform/words/use-translation.ts';
import { usePageTitle } from '../../platform/routing/page-title.ts';
import { usePhone } from '../../platform/screen-width.ts';
import { ListFoot } from '../../ui/lists/list-foot.tsx';
import { LineEnd, ListHead, ListText } from '../../ui/lists/list-head.tsx';
import { ListPage } from '../../ui/lists/list-page.tsx';
import { ListRows } from '../../ui/lists/list-rows.tsx';
import { TableAppearance } from '../../ui/lists/table/table-appearance.tsx';
import { useList } from '../../ui/lists/use-list.ts';
import { useSettingsBreadcrumb } from '../settings/settings-breadcrumb.ts';
import { failedJobsList } from './failed-jobs-list.tsx';
import { RetryButton } from './retry-button.tsx';

/** Work in the background that was given up, and how to have it done again. */
export const FailedJobsPage = () => {
  const { t } = useTranslation();
  usePageTitle(t('settings.screens.failed_jobs.title'));
  useSettingsBreadcrumb(t('settings.screens.failed_jobs.title'));
  const phone = usePhone();
  const list = useList(failedJobsList);
  const { data } = list.query;
  return (
    <ListPage>
      <ListHead title={t('settings.screens.failed_jobs.title')}>
        <span role="status">{data && data.total > 0 && t('jobs.count', { count: data.total })}</span>
        <LineEnd>
          {data && data.total > 1 && <RetryButton />}
          {!phone && <TableAppearance list={list} />}
        </LineEnd>
      </ListHead>
      <ListText>{t('jobs.text')}</ListText>
      <ListRows list={list} />
      <ListFoot list={list} />
    </ListPage>
  );
};
