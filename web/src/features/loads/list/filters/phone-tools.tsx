import { loadSorts } from '@portal/contract/loads/load-sorts.ts';
import type { LoadSort } from '@portal/contract/loads/loads.contract.ts';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { number } from '../../../../platform/words/format.ts';
import { Button } from '../../../../ui/primitives/button.tsx';
import { FilterIcon } from '../../../../ui/icons/action-icons.tsx';
import { isAdvanced } from '../advanced/advanced-criteria.ts';
import { defaultSort, filtersOn } from '../list-search.ts';
import classes from './phone-tools.module.css';
import { useListSearch } from '../list-search.ts';
import { ViewMenu } from '../views/view-menu.tsx';
import type { LoadList } from '../list-search.ts';

const FiltersDrawer = lazy(async () => ({ default: (await import('./filters-drawer.tsx')).FiltersDrawer }));

type PhoneToolsProps = {
  list: LoadList;
  total: string | null;
  onExport: () => void;
  onAdvanced: () => void;
};

/** View, filters and order on a phone. */
export const PhoneTools = ({ list, total, onExport, onAdvanced }: PhoneToolsProps) => {
  const { t } = useTranslation();
  const [search] = useListSearch();
  const [open, setOpen] = useState<boolean | null>(null);
  const on = filtersOn(search);
  const advanced = isAdvanced(search);
  return (
    <div className={classes.tools}>
      <ViewMenu list={list} />
      <Button icon={<FilterIcon size={16} />} onClick={() => (advanced ? onAdvanced() : setOpen(true))}>
        {t('lists.filters.open')}
        {on > 0 && (
          <span className={classes.count} aria-label={t('lists.filters.on', { count: on })} role="img">
            {number(on, 0)}
          </span>
        )}
      </Button>
      {!advanced && <SortChoice />}
      <Suspense>
        {open !== null && (
          <FiltersDrawer
            opened={open}
            onClose={() => setOpen(false)}
            total={total}
            onExport={onExport}
            onAdvanced={() => {
              setOpen(false);
              onAdvanced();
            }}
          />
        )}
      </Suspense>
    </div>
  );
};

const SortChoice = () => {
  const { t } = useTranslation();
  const [search, change] = useListSearch();
  return (
    <select
      className={classes.sort}
      aria-label={t('lists.sort')}
      value={search.sort ?? defaultSort}
      onChange={(event) => change({ sort: event.target.value as LoadSort })}
    >
      {loadSorts.map((sort) => (
        <option key={sort} value={sort}>
          {t(`loads.my_loads.sorts.${sort}`)}
        </option>
      ))}
    </select>
  );
};
