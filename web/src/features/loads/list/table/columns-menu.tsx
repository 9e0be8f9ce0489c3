import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/primitives/button.tsx';
import { ColumnsIcon } from '../../../../ui/icons/action-icons.tsx';
import { Popup } from '../../../../ui/overlays/popup.tsx';
import type { TableControls } from './use-table-state.ts';

const ColumnsPanel = lazy(async () => ({ default: (await import('./columns-panel.tsx')).ColumnsPanel }));

/** Which columns the table has, and in which order. */
export const ColumnsMenu = ({ table }: { table: TableControls }) => {
  const { t } = useTranslation();
  const label = t('lists.columns.label');
  return (
    <Popup
      label={label}
      width={248}
      trigger={(props) => (
        <Button
          size="small"
          kind={props['aria-expanded'] ? 'soft' : 'default'}
          icon={<ColumnsIcon size={16} />}
          {...props}
        >
          {label}
        </Button>
      )}
    >
      <Suspense>
        <ColumnsPanel table={table} />
      </Suspense>
    </Popup>
  );
};
