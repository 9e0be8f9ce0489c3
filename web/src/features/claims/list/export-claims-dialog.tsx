import { exportLimit } from '@portal/contract/lists/export-limit.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { ExportDialog } from '../../../ui/lists/export-dialog.tsx';
import { exportClaims } from '../claims.api.ts';
import { claimsWanted, useClaimsSearch } from './claims-search.ts';

/** Exports the cases that match the filters of the list. */
export const ExportClaimsDialog = ({ total, onClose }: { total: number; onClose: () => void }) => {
  const { t } = useTranslation();
  const [search] = useClaimsSearch();
  return (
    <ExportDialog
      title={t('claims.screens.list.file.title')}
      what={t('claims.screens.list.count', { count: total })}
      count={total}
      limit={exportLimit}
      write={(format) => exportClaims({ ...claimsWanted(search), format, language: currentLanguage() })}
      onClose={onClose}
    />
  );
};
