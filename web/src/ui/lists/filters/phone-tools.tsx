import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { number } from '../../../platform/words/format.ts';
import { FilterIcon } from '../../icons/action-icons.tsx';
import { Button } from '../../primitives/button.tsx';
import type { ListData, ListSearch } from '../list-definition.ts';
import type { List } from '../use-list.ts';
import { ListSearchField } from './list-search-field.tsx';
import classes from './phone-tools.module.css';
import { lazyDialog } from '../../../platform/lazy-part.tsx';

const FiltersDrawer = lazyDialog(async () => (await import('./filters-drawer.tsx')).FiltersDrawer);

type PhoneToolsProps<D extends ListData, S extends ListSearch> = {
  list: List<D, S>;
  /** Stands before the filters, such as the choice of a view. */
  children?: ReactNode;
  /** Opens another form in the place of the filters; left out, the filters open. */
  onFilters?: (() => void) | undefined;
  /** What else the drawer of filters leads to. */
  more?: (closeDrawer: () => void) => ReactNode;
  /** Beside the drawer's own button. */
  action?: ReactNode;
  showText: string;
};

/** Filters and order on a phone. */
export const PhoneTools = <D extends ListData, S extends ListSearch>({
  list,
  children,
  onFilters,
  more,
  action,
  showText,
}: PhoneToolsProps<D, S>) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const { search, change, filtersOn } = list;
  const close = () => setOpen(false);
  return (
    <div className={classes.tools}>
      {children}
      <Button icon={<FilterIcon size={16} />} onClick={onFilters ?? (() => setOpen(true))}>
        {t('lists.filters.open')}
        {filtersOn > 0 && (
          <span className={classes.count} aria-label={t('lists.filters.on', { count: filtersOn })} role="img">
            {number(filtersOn, 0)}
          </span>
        )}
      </Button>
      <SortChoice list={list} />
      <Suspense>
        {isOpen !== null && (
          <FiltersDrawer
            opened={isOpen}
            onClose={close}
            searchField={<ListSearchField list={list} isMain={false} />}
            filters={list.filters.map(([name, { label, Editor }]) => ({
              name,
              label: label(t),
              editor: (
                <Suspense>
                  <Editor search={search} change={change} />
                </Suspense>
              ),
            }))}
            more={more?.(close)}
            action={
              <>
                {filtersOn > 0 && <Button onClick={list.clearFilters}>{t('lists.filters.clear_all')}</Button>}
                {action}
              </>
            }
            showText={showText}
          />
        )}
      </Suspense>
    </div>
  );
};

const SortChoice = <D extends ListData, S extends ListSearch>({ list }: { list: List<D, S> }) => {
  const { t } = useTranslation();
  const { definition, search, sortBy } = list;
  const { sorts } = definition;
  if (!sorts || definition.isSortable?.(search) === false) return null;
  const chosen = search.sort ?? definition.defaultSort;
  const named = sorts.options.find((option) => option === chosen);
  // A select cuts a long name off: it lies, unseen, over its name, which takes two lines.
  return (
    <span className={classes.sort}>
      <span aria-hidden>{named !== undefined && sorts.label(named, t)}</span>
      <select
        aria-label={t('lists.sort')}
        value={chosen}
        onChange={(event) => {
          const sort = sorts.options.find((option) => option === event.target.value);
          if (sort) sortBy(sort);
        }}
      >
        {sorts.options.map((sort) => (
          <option key={sort} value={sort}>
            {sorts.label(sort, t)}
          </option>
        ))}
      </select>
    </span>
  );
};
