import { useTranslation } from 'react-i18next';
import { ActionBar } from '../../../../ui/layout/action-bar.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { DownloadIcon } from '../../../../ui/icons/action-icons.tsx';
import type { Selection } from './use-selection.ts';

/** What may be done with the loads that are ticked. */
export const SelectionBar = ({ selection, onExport }: { selection: Selection; onExport: () => void }) => {
  const { t } = useTranslation();
  return (
    <ActionBar selected={selection.ids.size} onClear={selection.clear}>
      <Button kind="ghost" size="small" icon={<DownloadIcon size={16} />} onClick={onExport}>
        {t('lists.export.open')}
      </Button>
    </ActionBar>
  );
};
