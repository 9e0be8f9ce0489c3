import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { number } from '../../platform/words/format.ts';
import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon } from '../icons/navigation-icons.tsx';
import { IconButton } from '../primitives/icon-button.tsx';
import { countText } from './count-text.ts';
import type { ListData, ListSearch, RangeText } from './list-definition.ts';
import classes from './list-foot.module.css';
import { UpdatedText } from './updated-text.tsx';
import type { List } from './use-list.ts';

type ListProps<D extends ListData, S extends ListSearch> = { list: List<D, S> };

type ListFootProps<D extends ListData, S extends ListSearch> = ListProps<D, S> & {
  /** What a list says itself of which rows these are. */
  children?: ReactNode;
};

/** Which rows these are, how fresh they are, and the way to the others. */
export const ListFoot = <D extends ListData, S extends ListSearch>({ list, children }: ListFootProps<D, S>) => (
  <div className={classes.foot}>
    <Range list={list} />
    {children}
    <UpdatedText queryKey={list.queryKey} hasFailed={list.query.isRefetchError} />
    <PageSize list={list} />
    <Pager list={list} />
  </div>
);

/** Which rows are on screen; undefined until they are. */
export const rangeOf = <D extends ListData, S extends ListSearch>(list: List<D, S>): RangeText | undefined => {
  const { query, search, table } = list;
  const { data } = query;
  const skipped = ((search.page ?? 1) - 1) * table.limit;
  return (
    data && {
      from: number(skipped + 1, 0),
      to: number(skipped + data.items.length, 0),
      total: countText(data),
      count: data.items.length === 0 ? 0 : data.total,
      isWhole: data.items.length === data.total,
    }
  );
};

const Range = <D extends ListData, S extends ListSearch>({ list }: ListProps<D, S>) => {
  const { t } = useTranslation();
  const { definition } = list;
  if (!definition.rangeText) return null;
  const range = rangeOf(list);
  return <span role="status">{range && definition.rangeText(range, t)}</span>;
};

const PageSize = <D extends ListData, S extends ListSearch>({ list }: ListProps<D, S>) => {
  const { t } = useTranslation();
  return (
    <span className={classes.size}>
      <select
        aria-label={t('lists.per_page_label')}
        value={list.table.limit}
        onChange={(event) => list.toPageSize(Number(event.target.value))}
      >
        {list.definition.pageSizes.options.map((size) => (
          <option key={size} value={size}>
            {t('lists.per_page', { size })}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={14} />
    </span>
  );
};

const Pager = <D extends ListData, S extends ListSearch>({ list }: ListProps<D, S>) => {
  const { t } = useTranslation();
  const page = list.search.page ?? 1;
  const pages = Math.max(1, Math.ceil((list.query.data?.total ?? 0) / list.table.limit));
  return (
    <nav className={classes.pager} aria-label={t('lists.page_of', { page, pages })}>
      <IconButton
        icon={ChevronLeftIcon}
        label={t('lists.previous_page')}
        bordered
        disabled={page <= 1}
        onClick={() => list.toPage(page - 1)}
      />
      <span>{t('lists.page_of', { page: number(page, 0), pages: number(Math.max(page, pages), 0) })}</span>
      <IconButton
        icon={ChevronRightIcon}
        label={t('lists.next_page')}
        bordered
        disabled={page >= pages}
        onClick={() => list.toPage(page + 1)}
      />
    </nav>
  );
};
