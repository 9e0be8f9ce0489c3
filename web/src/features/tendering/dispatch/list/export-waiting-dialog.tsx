import { exportLimit } from '@portal/contract/lists/export-limit.ts';
import { currentLanguage } from '../../../../platform/words/i18n.ts';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { ExportDialog } from '../../../../ui/lists/export-dialog.tsx';
import { exportWaiting } from '../dispatch.api.ts';
import { type DispatchSearch, waitingWanted } from './dispatch-search.ts';

/** The loads to export: the selected ones, or all that match the list's filters. */
export type ExportedWaiting = { ids: readonly number[] } | { search: DispatchSearch; total: number };

/** Exports loads that wait for a truck. */
export const ExportWaitingDialog = ({ of, onClose }: { of: ExportedWaiting; onClose: () => void }) => {
  const { t } = useTranslation();
  const isChosen = 'ids' in of;
  const count = isChosen ? of.ids.length : of.total;
  return (
    <ExportDialog
      title={t('tendering.dispatch.file.title')}
      what={isChosen ? t('tendering.dispatch.file.selected', { count }) : t('tendering.dispatch.count', { count })}
      count={count}
      limit={exportLimit}
      write={(format) => {
        const wanted = isChosen ? { ids: [...of.ids] } : waitingWanted(of.search);
        return exportWaiting({ ...wanted, format, language: currentLanguage() });
      }}
      onClose={onClose}
    />
  );
};
