import type { LoadSort } from '@portal/contract/loads/loads.contract.ts';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '../../../../ui/icons/navigation-icons.tsx';
import { columns, type ColumnId } from './columns.ts';
import classes from './loads-table.module.css';

type LoadsHeadProps = {
  shown: readonly ColumnId[];
  sort: LoadSort;
  /** Left out where the order is fixed. */
  onSort: ((sort: LoadSort) => void) | undefined;
  /** How many of the page's rows are chosen. */
  chosen: 'none' | 'some' | 'all';
  onSelectPage: (selected: boolean) => void;
};

/** Names of the columns; those with an index sort the list, newest or largest first. */
export const LoadsHead = ({ shown, sort, onSort, chosen, onSelectPage }: LoadsHeadProps) => {
  const { t } = useTranslation();
  return (
    <thead>
      <tr>
        <th scope="col" className={classes.choice}>
          <Checkbox
            checked={chosen === 'all'}
            indeterminate={chosen === 'some'}
            aria-label={t('loads.my_loads.select_page')}
            onChange={onSelectPage}
          />
        </th>
        {shown.map((id) => (
          <HeadCell key={id} id={id} sort={sort} onSort={onSort} />
        ))}
      </tr>
    </thead>
  );
};

const HeadCell = ({ id, sort, onSort }: { id: ColumnId } & Pick<LoadsHeadProps, 'sort' | 'onSort'>) => {
  const { t } = useTranslation();
  const { sort: key, width, align } = columns[id];
  const name = t(`loads.my_loads.columns.${id}`);
  const look = { className: classes.head, 'data-align': align, style: { minWidth: width } };
  if (!key || !onSort) {
    return (
      <th scope="col" {...look}>
        {name}
      </th>
    );
  }
  const falling = sort === `-${key}`;
  const rising = sort === key;
  const Arrow = rising ? ArrowUpIcon : ArrowDownIcon;
  return (
    <th scope="col" aria-sort={falling ? 'descending' : rising ? 'ascending' : 'none'} {...look}>
      <button type="button" className={classes.sort} onClick={() => onSort(falling ? key : `-${key}`)}>
        {name}
        <span className={classes.arrow} data-on={falling || rising || undefined}>
          <Arrow size={13} />
        </span>
      </button>
    </th>
  );
};
