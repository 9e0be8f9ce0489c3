import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import { RowsIcon } from '../../../ui/icons/action-icons.tsx';
import { ColumnsMenu } from './table/columns-menu.tsx';
import classes from './filters/filters.module.css';
import type { TableControls } from './table/use-table-state.ts';

/** How the table looks: the height of its rows, and its columns. */
export const ListLooks = ({ table }: { table: TableControls }) => {
  const { t } = useTranslation();
  return (
    <div className={classes.looks}>
      <IconButton
        icon={RowsIcon}
        label={t('lists.density')}
        aria-pressed={table.density === 'compact'}
        onClick={() => table.change({ density: table.density === 'compact' ? 'normal' : 'compact' })}
      />
      <ColumnsMenu table={table} />
    </div>
  );
};
