import { exportLimit } from '@portal/contract/lists/export-limit.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { ExportDialog } from '../../../ui/lists/export-dialog.tsx';
import { exportInsurance } from '../insurance.api.ts';
import { insuranceFilters, useInsuranceSearch } from './insurance-search.ts';

/** Exports the policies and quotes that match the filters of the list. */
export const ExportInsuranceDialog = ({ total, onClose }: { total: number; onClose: () => void }) => {
  const { t } = useTranslation();
  const [search] = useInsuranceSearch();
  return (
    <ExportDialog
      title={t('insurance.screens.list.export_title')}
      what={t('insurance.screens.list.count', { count: total })}
      count={total}
      limit={exportLimit}
      write={(format) => exportInsurance({ ...insuranceFilters(search), format, language: currentLanguage() })}
      onClose={onClose}
    />
  );
};
