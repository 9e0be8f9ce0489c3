import { exportLimit } from '@portal/contract/lists/export-limit.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { ExportDialog } from '../../../ui/lists/export-dialog.tsx';
import { exportUsers, type UserPage } from './users.api.ts';
import { useUsersSearch } from './users-search.ts';

type ExportUsersDialogProps = { accountId: number; of: Pick<UserPage, 'total' | 'total_capped'>; onClose: () => void };

/** Exports the users that match the filters of the list. */
export const ExportUsersDialog = ({ accountId, of, onClose }: ExportUsersDialogProps) => {
  const { t } = useTranslation();
  const [{ account: _account, page: _page, ...filters }] = useUsersSearch();
  return (
    <ExportDialog
      title={t('users.manage.export.title')}
      what={t('users.manage.export.what', { count: of.total })}
      count={of.total_capped ? Infinity : of.total}
      limit={exportLimit}
      write={(format) => exportUsers(accountId, { ...filters, format, language: currentLanguage() })}
      onClose={onClose}
    />
  );
};
