import type { LoadSummary } from '@portal/contract/loads/load.ts';
import type { TFunction } from 'i18next';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { columns, type ColumnId } from './columns.ts';
import { cells, modeShown } from './load-cells.tsx';
import { LoadLink } from './load-link.tsx';
import classes from './loads-table.module.css';

type LoadRowProps = {
  load: LoadSummary;
  shown: readonly ColumnId[];
  selected: boolean;
  onSelect: (id: number, selected: boolean) => void;
};

/** One load; all of its row opens it. */
export const LoadRow = memo(({ load, shown, selected, onSelect }: LoadRowProps) => {
  const { t } = useTranslation();
  return (
    <tr className={classes.row} data-selected={selected || undefined}>
      <td className={classes.choice}>
        <Checkbox
          checked={selected}
          aria-label={t('loads.my_loads.select_load', { id: load.id })}
          onChange={(checked) => onSelect(load.id, checked)}
        />
      </td>
      {shown.map((id) =>
        id === 'load' ? (
          <th key={id} scope="row" className={classes.cell}>
            <LoadLink id={load.id} />{' '}
            <span className={classes.mode}>{t(`loads.my_loads.modes.${modeShown(load)}`)}</span>
          </th>
        ) : (
          <LoadCell key={id} id={id} load={load} t={t} />
        ),
      )}
    </tr>
  );
});
LoadRow.displayName = 'LoadRow';

type LoadCellProps = { id: Exclude<ColumnId, 'load'>; load: LoadSummary; t: TFunction };

const LoadCell = ({ id, load, t }: LoadCellProps) => {
  const Cell = cells[id];
  return (
    <td className={classes.cell} data-align={columns[id].align}>
      <Cell load={load} t={t} />
    </td>
  );
};
