import { useMutation } from '@tanstack/react-query';
import { notifyFailure } from '../../platform/api/notify-failure.ts';
import { notify } from '../../platform/notify.ts';
import { usePageTitle } from '../../platform/routing/page-title.ts';
import { saveFile } from '../../platform/save-file.ts';
import { currentLanguage } from '../../platform/words/i18n.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { DownloadIcon } from '../../ui/icons/action-icons.tsx';
import { ListTools } from '../../ui/lists/filters/list-tools.tsx';
import { ListFoot } from '../../ui/lists/list-foot.tsx';
import { LineEnd, ListHead, ListText } from '../../ui/lists/list-head.tsx';
import { ListPage } from '../../ui/lists/list-page.tsx';
import { ListRows } from '../../ui/lists/list-rows.tsx';
import { useList } from '../../ui/lists/use-list.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { useSettingsBreadcrumb } from '../settings/settings-breadcrumb.ts';
import { exportAudit } from './audit.api.ts';
import { auditEntryList } from './audit-list.tsx';
import { type AuditEntryList, auditFilters } from './audit-search.ts';
import { EntryDrawer } from './entry-drawer.tsx';

/** Who changed what: of all accounts for the operator, of the own one for account admins. */
export const AuditPage = () => {
  const { t } = useTranslation();
  usePageTitle(t('audit.title'));
  useSettingsBreadcrumb(t('audit.title'));
  const list = useList(auditEntryList);
  const { entry: entryId, page } = list.search;
  const entry = list.query.data?.items.find(({ id }) => id === entryId);
  return (
    <ListPage>
      <ListHead title={t('audit.title')}>
        <LineEnd>
          <ExportButton list={list} />
        </LineEnd>
      </ListHead>
      <ListText>{t('audit.text')}</ListText>
      <ListTools list={list} showText={t('audit.show', { count: list.query.data?.total ?? 0 })} />
      <ListRows list={list} />
      <ListFoot list={list} />
      {entry && <EntryDrawer entry={entry} onClose={() => list.change({ entry: undefined, page })} />}
    </ListPage>
  );
};

/** Saves what matches as a file. */
const ExportButton = ({ list }: { list: AuditEntryList }) => {
  const { t } = useTranslation();
  const { mutate, isPending } = useMutation({
    mutationFn: () => exportAudit({ ...auditFilters(list.search), language: currentLanguage() }),
    onSuccess: ({ blob, name }) => {
      saveFile(blob, name);
      notify.success(t('audit.exported', { name }));
    },
    onError: notifyFailure,
  });
  return (
    <Button icon={<DownloadIcon size={16} />} pending={isPending} onClick={() => mutate()}>
      {t('audit.export')}
    </Button>
  );
};
