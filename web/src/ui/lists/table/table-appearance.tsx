import { useTranslation } from '../../../platform/words/use-translation.ts';
import { RowsIcon } from '../../icons/action-icons.tsx';
import { IconButton } from '../../primitives/icon-button.tsx';
import type { ListData, ListSearch } from '../list-definition.ts';
import type { List } from '../use-list.ts';
import { ColumnsMenu } from './columns-menu.tsx';
import classes from './table-appearance.module.css';

/** How the table looks: the height of its rows, where there is a choice, and its columns. */
export const TableAppearance = <D extends ListData, S extends ListSearch>({ list }: { list: List<D, S> }) => {
  const { t } = useTranslation();
  const { definition, table } = list;
  return (
    <div className={classes.appearance}>
      {definition.rowLines === 1 && (
        <IconButton
          icon={RowsIcon}
          label={t('lists.density')}
          aria-pressed={table.density === 'compact'}
          onClick={() => table.change({ density: table.density === 'compact' ? 'normal' : 'compact' })}
        />
      )}
      <ColumnsMenu list={list} />
    </div>
  );
};
