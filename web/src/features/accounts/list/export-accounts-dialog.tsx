import { exportLimit } from '@portal/contract/lists/export-limit.ts';
import { useQuery } from '@tanstack/react-query';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { countText } from '../../../ui/lists/count-text.ts';
import { ExportDialog } from '../../../ui/lists/export-dialog.tsx';
import { accountList, exportAccounts } from '../accounts.api.ts';
import { accountsWanted, useAccountsSearch } from './accounts-search.ts';

/** Exports the accounts that match the filters, those below others included whether their branch is open or not. */
export const ExportAccountsDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  const filters = accountsWanted(useAccountsSearch()[0]);
  const { data } = useQuery({ ...accountList({ ...filters, limit: 1 }), placeholderData: undefined });
  return (
    <ExportDialog
      title={t('accounts.export.title')}
      what={
        data ? t('accounts.export.what', { count: data.total, shown: countText(data) }) : t('accounts.export.counting')
      }
      // Until they are counted the server has the word on how many there may be.
      count={data?.total_capped ? Infinity : (data?.total ?? 1)}
      limit={exportLimit}
      write={(format) => exportAccounts({ ...filters, format, language: currentLanguage() })}
      onClose={onClose}
    />
  );
};
