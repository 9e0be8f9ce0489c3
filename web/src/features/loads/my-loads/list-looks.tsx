import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button.tsx';
import { RowsIcon } from '../../../ui/icons/action-icons.tsx';
import { ColumnsMenu } from './columns-menu.tsx';
import classes from './filters.module.css';
import type { TableControls } from './use-table-state.ts';

/** How the table looks: the height of its rows, and its columns. */
export const ListLooks = ({ table }: { table: TableControls }) => {
  const { t } = useTranslation();
  return (
    <div className={classes.looks}>
      <IconButton
        icon={RowsIcon}
        label={t('loads.my_loads.density')}
        aria-pressed={table.density === 'compact'}
        onClick={() => table.change({ density: table.density === 'compact' ? 'normal' : 'compact' })}
      />
      <ColumnsMenu table={table} />
    </div>
  );
};
