import { exportLimit } from '@portal/contract/lists/export-limit.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { ExportDialog } from '../../../ui/lists/export-dialog.tsx';
import { exportClaims } from '../claims.api.ts';
import { type ClaimsSearch, claimsWanted } from './claims-search.ts';

/** The cases to export: the selected ones, or all that match the list's filters. */
export type ExportedClaims = { ids: readonly number[] } | { search: ClaimsSearch; total: number };

/** Exports cases as a file. */
export const ExportClaimsDialog = ({ of, onClose }: { of: ExportedClaims; onClose: () => void }) => {
  const { t } = useTranslation();
  const isChosen = 'ids' in of;
  const count = isChosen ? of.ids.length : of.total;
  return (
    <ExportDialog
      title={t('claims.screens.list.file.title')}
      what={isChosen ? t('claims.screens.list.file.selected', { count }) : t('claims.screens.list.count', { count })}
      count={count}
      limit={exportLimit}
      write={(format) => {
        const wanted = isChosen ? { ids: [...of.ids] } : claimsWanted(of.search);
        return exportClaims({ ...wanted, format, language: currentLanguage() });
      }}
      onClose={onClose}
    />
  );
};
