import { Suspense, useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { MenuItem, MenuList } from '../../overlays/menu-item.tsx';
import { Popup } from '../../overlays/popup.tsx';
import { Button } from '../../primitives/button.tsx';
import type { ListData, ListFilter, ListSearch } from '../list-definition.ts';
import type { List } from '../use-list.ts';
import { AddFilter, FilterPill } from './filter-pill.tsx';

type ListProps<D extends ListData, S extends ListSearch> = { list: List<D, S> };

/** The filters that are on or always in view, a pill each, the way to the others, and one that takes all off. */
export const FilterPills = <D extends ListData, S extends ListSearch>({ list }: ListProps<D, S>) => {
  const { t } = useTranslation();
  const { filters, search } = list;
  const shown = filters.filter(([, filter]) => isShown(filter, search));
  return (
    <>
      {shown.map(([name, filter]) => (
        <Pill key={name} list={list} filter={filter} />
      ))}
      {shown.length < filters.length && <NewFilter list={list} />}
      {list.filtersOn > 0 && (
        <Button kind="link" size="small" onClick={list.clearFilters}>
          {t('lists.filters.clear')}
        </Button>
      )}
    </>
  );
};

/** Whether a filter narrows the list. */
const isOn = <S, D>(filter: ListFilter<S, D>, search: S): boolean =>
  filter.fields.some((field) => search[field] !== undefined);

const isShown = <S, D>(filter: ListFilter<S, D>, search: S): boolean =>
  filter.whileOff !== undefined || isOn(filter, search);

const Pill = <D extends ListData, S extends ListSearch>({
  list: { search, change },
  filter,
}: ListProps<D, S> & { filter: ListFilter<S, D> }) => {
  const { t } = useTranslation();
  const label = filter.label(t);
  const isUsed = isOn(filter, search);
  const takeOff = () => change(Object.fromEntries(filter.fields.map((field) => [field, undefined])) as Partial<S>);
  return (
    <Popup
      label={label}
      align="start"
      trigger={(trigger) => (
        <FilterPill
          label={label}
          {...(filter.icon
            ? { icon: <filter.icon size={15} /> }
            : { value: isUsed ? <filter.Value search={search} /> : filter.whileOff?.(t) })}
          trigger={trigger}
          onRemove={isUsed ? takeOff : undefined}
        />
      )}
    >
      <Suspense>
        <filter.Editor search={search} change={change} />
      </Suspense>
    </Popup>
  );
};

/** "+ Filter": first which one, then its choice in the same panel. */
const NewFilter = <D extends ListData, S extends ListSearch>({ list }: ListProps<D, S>) => {
  const { t } = useTranslation();
  const { search, change, filters } = list;
  const [chosen, setChosen] = useState<string | null>(null);
  const Editor = filters.find(([name]) => name === chosen)?.[1].Editor;
  return (
    <Popup
      label={t('lists.filters.add_label')}
      align="start"
      trigger={(trigger) => (
        <AddFilter
          label={t('lists.filters.add')}
          trigger={{
            ...trigger,
            onClick: (event) => {
              setChosen(null);
              trigger.onClick?.(event);
            },
          }}
        />
      )}
    >
      {Editor ? (
        <Suspense>
          <Editor search={search} change={change} />
        </Suspense>
      ) : (
        <MenuList>
          {filters
            .filter(([, filter]) => !isShown(filter, search))
            .map(([name, filter]) => (
              <MenuItem key={name} onClick={() => setChosen(name)}>
                {filter.label(t)}
              </MenuItem>
            ))}
        </MenuList>
      )}
    </Popup>
  );
};
