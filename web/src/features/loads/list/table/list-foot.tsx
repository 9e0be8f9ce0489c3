import type { QueryKey } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { number } from '../../../../platform/words/format.ts';
import { IconButton } from '../../../../ui/primitives/icon-button.tsx';
import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon } from '../../../../ui/icons/navigation-icons.tsx';
import { ListFoot as Foot } from '../../../../ui/lists/list-page.tsx';
import { countText } from '../count-text.ts';
import classes from './list-foot.module.css';
import { Updated } from './updated.tsx';
import type { LoadListState } from '../use-load-list.ts';
import { pageSizes, type PageSize } from './use-table-state.ts';

type ListFootProps = {
  list: LoadListState;
  queryKey: QueryKey;
  page: number;
  limit: PageSize;
  onPage: (page: number) => void;
  onLimit: (limit: PageSize) => void;
};

/** Which loads these are, how fresh they are, and the way to the others. */
export const ListFoot = ({ list, queryKey, page, limit, onPage, onLimit }: ListFootProps) => {
  const { t } = useTranslation();
  const { data } = list;
  const first = (page - 1) * limit + 1;
  const range =
    data && data.items.length > 0
      ? t('lists.range', {
          from: number(first, 0),
          to: number(first + data.items.length - 1, 0),
          total: countText(data),
        })
      : t('loads.my_loads.range_none');
  return (
    <Foot>
      <span role="status">{data ? range : ''}</span>
      <Updated queryKey={queryKey} failed={list.isRefetchError} />
      <span className={classes.size}>
        <select
          aria-label={t('lists.per_page_label')}
          value={limit}
          onChange={(event) => onLimit(Number(event.target.value) as PageSize)}
        >
          {pageSizes.map((size) => (
            <option key={size} value={size}>
              {t('lists.per_page', { size })}
            </option>
          ))}
        </select>
        <ChevronDownIcon size={14} />
      </span>
      <Pager list={list} page={page} limit={limit} onPage={onPage} />
    </Foot>
  );
};

const Pager = ({ list, page, limit, onPage }: Omit<ListFootProps, 'onLimit' | 'queryKey'>) => {
  const { t } = useTranslation();
  const { data } = list;
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / limit));
  return (
    <nav className={classes.pager} aria-label={t('lists.page_of', { page, pages })}>
      <IconButton
        icon={ChevronLeftIcon}
        label={t('lists.previous_page')}
        bordered
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <span>
        {t('lists.page_of', {
          page: number(page, 0),
          pages: number(Math.max(page, pages), 0),
        })}
      </span>
      <IconButton
        icon={ChevronRightIcon}
        label={t('lists.next_page')}
        bordered
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
};
