import { exportLimit } from '@portal/contract/lists/export-limit.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { ExportDialog } from '../../../ui/lists/export-dialog.tsx';
import { exportInvoices } from '../billing.api.ts';
import { invoicesWanted, useInvoiceSearch } from './invoice-search.ts';

/** Exports the invoices that match the filters of the list. */
export const ExportInvoicesDialog = ({ total, onClose }: { total: number; onClose: () => void }) => {
  const { t } = useTranslation();
  const [search] = useInvoiceSearch();
  return (
    <ExportDialog
      title={t('billing.screens.list.export_title')}
      what={t('billing.screens.list.count', { count: total })}
      count={total}
      limit={exportLimit}
      write={(format) => exportInvoices({ ...invoicesWanted(search), format, language: currentLanguage() })}
      onClose={onClose}
    />
  );
};
