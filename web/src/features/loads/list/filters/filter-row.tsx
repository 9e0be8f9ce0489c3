import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/primitives/button.tsx';
import { AddFilter, FilterPill } from '../../../../ui/lists/filter-pill.tsx';
import { FilterLine } from '../../../../ui/lists/list-filters.tsx';
import { MenuItem, MenuList } from '../../../../ui/overlays/menu-item.tsx';
import { Popup } from '../../../../ui/overlays/popup.tsx';
import { filterEditors } from './filter-editors.tsx';
import { filterNames, isOn, useFilterValues, without, type FilterName } from './filter-names.ts';
import { filtersOn, noFilters } from '../list-search.ts';
import { ListSearchField } from './list-search-field.tsx';
import { TableAppearance } from '../../../../ui/lists/table/table-appearance.tsx';
import { useListSearch } from '../list-search.ts';
import type { LoadList } from '../list-search.ts';

type FilterRowProps = { list: LoadList; onAdvanced: () => void };

/** What narrows the list, and how the table looks. */
export const FilterRow = ({ list, onAdvanced }: FilterRowProps) => {
  const { t } = useTranslation();
  const [search, change] = useListSearch();
  const values = useFilterValues(search);
  const on = filterNames.filter((name) => isOn(name, search));
  return (
    <FilterLine>
      <ListSearchField field={list.searchField} />
      {on.map((name) => (
        <Pill key={name} name={name} value={values[name]} />
      ))}
      {on.length < filterNames.length && <NewFilter />}
      {filtersOn(search) > 0 && (
        <Button kind="link" size="small" onClick={() => change(noFilters)}>
          {t('lists.filters.clear')}
        </Button>
      )}
      <Button kind="link" size="small" onClick={onAdvanced}>
        {t('loads.my_loads.advanced.open')}
      </Button>
      <TableAppearance list={list} />
    </FilterLine>
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
      label={t('lists.filters.add_label')}
      align="start"
      trigger={(trigger) => (
        <AddFilter
          label={t('lists.filters.add')}
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
