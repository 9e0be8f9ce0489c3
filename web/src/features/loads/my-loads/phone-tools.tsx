import { loadSorts, type LoadSort } from '@portal/contract/loads/loads.contract.ts';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { number } from '../../../platform/format.ts';
import { Button } from '../../../ui/button.tsx';
import { FilterIcon } from '../../../ui/icons/action-icons.tsx';
import { defaultSort, filtersOn } from './list-search.ts';
import classes from './phone-tools.module.css';
import { useListSearch } from './use-list-search.ts';
import { ViewMenu } from './view-menu.tsx';

const FiltersDrawer = lazy(async () => ({ default: (await import('./filters-drawer.tsx')).FiltersDrawer }));

type PhoneToolsProps = { total: string | null; onExport: () => void };

/** View, filters and order on a phone. */
export const PhoneTools = ({ total, onExport }: PhoneToolsProps) => {
  const { t } = useTranslation();
  const [search, change] = useListSearch();
  const [open, setOpen] = useState<boolean | null>(null);
  const on = filtersOn(search);
  return (
    <div className={classes.tools}>
      <ViewMenu />
      <Button icon={<FilterIcon size={16} />} onClick={() => setOpen(true)}>
        {t('loads.my_loads.filters.open')}
        {on > 0 && (
          <span className={classes.count} aria-label={t('loads.my_loads.filters.on', { count: on })} role="img">
            {number(on, 0)}
          </span>
        )}
      </Button>
      <select
        className={classes.sort}
        aria-label={t('loads.my_loads.sorts.label')}
        value={search.sort ?? defaultSort}
        onChange={(event) => change({ sort: event.target.value as LoadSort })}
      >
        {loadSorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`loads.my_loads.sorts.${sort}`)}
          </option>
        ))}
      </select>
      <Suspense>
        {open !== null && (
          <FiltersDrawer opened={open} onClose={() => setOpen(false)} total={total} onExport={onExport} />
        )}
      </Suspense>
    </div>
  );
};
