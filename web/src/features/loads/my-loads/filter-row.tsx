import { lazy, Suspense, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { AddFilter, FilterPill } from '../../../ui/filter-pill.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { RowsIcon } from '../../../ui/icons/action-icons.tsx';
import { MenuItem, MenuList } from '../../../ui/menu-item.tsx';
import { Popup } from '../../../ui/popup.tsx';
import { isAdvanced } from './advanced-criteria.ts';
import { ColumnsMenu } from './columns-menu.tsx';
import { filterEditors } from './filter-editors.tsx';
import { filterNames, isOn, useFilterValues, without, type FilterName } from './filter-names.ts';
import classes from './filters.module.css';
import { filtersOn, noFilters } from './list-search.ts';
import { ListSearchField } from './list-search-field.tsx';
import { useListSearch } from './use-list-search.ts';
import type { TableControls } from './use-table-state.ts';

const CriteriaPills = lazy(async () => ({ default: (await import('./criteria-pills.tsx')).CriteriaPills }));

type FilterRowProps = {
  table: TableControls;
  searchField: Ref<HTMLInputElement>;
  advancedOpen: boolean;
  onAdvanced: () => void;
};

/** What narrows the list, and how the table looks. */
export const FilterRow = ({ table, searchField, advancedOpen, onAdvanced }: FilterRowProps) => {
  const { t } = useTranslation();
  const [search] = useListSearch();
  return (
    <div className={classes.row}>
      {isAdvanced(search) ? (
        <Suspense>
          <CriteriaPills opened={advancedOpen} onOpen={onAdvanced} />
        </Suspense>
      ) : (
        <UsualFilters searchField={searchField} onAdvanced={onAdvanced} />
      )}
      <div className={classes.looks}>
        <IconButton
          icon={RowsIcon}
          label={t('loads.my_loads.density')}
          aria-pressed={table.density === 'compact'}
          onClick={() => table.change({ density: table.density === 'compact' ? 'normal' : 'compact' })}
        />
        <ColumnsMenu table={table} />
      </div>
    </div>
  );
};

const UsualFilters = ({ searchField, onAdvanced }: Pick<FilterRowProps, 'searchField' | 'onAdvanced'>) => {
  const { t } = useTranslation();
  const [search, change] = useListSearch();
  const values = useFilterValues(search);
  const on = filterNames.filter((name) => isOn(name, search));
  return (
    <>
      <ListSearchField field={searchField} />
      {on.map((name) => (
        <Pill key={name} name={name} value={values[name]} />
      ))}
      {on.length < filterNames.length && <NewFilter />}
      {filtersOn(search) > 0 && (
        <Button kind="link" size="small" onClick={() => change(noFilters)}>
          {t('loads.my_loads.filters.clear')}
        </Button>
      )}
      <Button kind="link" size="small" onClick={onAdvanced}>
        {t('loads.my_loads.advanced.open')}
      </Button>
    </>
  );
};

const Pill = ({ name, value }: { name: FilterName; value: string }) => {
  const { t } = useTranslation();
  const [search, change] = useListSearch();
  const label = t(`loads.my_loads.filters.${name}`);
  const Editor = filterEditors[name];
  return (
    <Popup
      label={label}
      align="start"
      trigger={(trigger) => (
        <FilterPill label={label} value={value} trigger={trigger} onRemove={() => change(without[name])} />
      )}
    >
      <Editor search={search} change={change} />
    </Popup>
  );
};

/** "+ Filter": first which one, then its choice in the same panel. */
const NewFilter = () => {
  const { t } = useTranslation();
  const [search, change] = useListSearch();
  const [chosen, setChosen] = useState<FilterName | null>(null);
  const Editor = chosen && filterEditors[chosen];
  return (
    <Popup
      label={t('loads.my_loads.filters.add_label')}
      align="start"
      trigger={(trigger) => (
        <AddFilter
          label={t('loads.my_loads.filters.add')}
          trigger={{
            ...trigger,
            onClick: () => {
              setChosen(null);
              trigger.onClick();
            },
          }}
        />
      )}
    >
      {Editor ? (
        <Editor search={search} change={change} />
      ) : (
        <MenuList>
          {filterNames
            .filter((name) => !isOn(name, search))
            .map((name) => (
              <MenuItem key={name} onClick={() => setChosen(name)}>
                {t(`loads.my_loads.filters.${name}`)}
              </MenuItem>
            ))}
        </MenuList>
      )}
    </Popup>
  );
};
