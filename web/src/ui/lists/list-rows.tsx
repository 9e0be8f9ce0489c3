import { type HTMLAttributes, startTransition, useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { useOnline } from '../../platform/live/use-online.ts';
import { usePhone } from '../../platform/screen-width.ts';
import { useMe } from '../../platform/session/current-user.ts';
import { Checkbox } from '../fields/checkbox.tsx';
import { AlertIcon } from '../icons/status-icons.tsx';
import { EmptyState } from '../status/empty-state.tsx';
import { ErrorState } from '../status/error-state.tsx';
import type { ListData, ListSearch, RowOf } from './list-definition.ts';
import { ListBody } from './list-page.tsx';
import { PhoneChoice, PhoneRowSkeletons } from './phone-row.tsx';
import { ListTable } from './table/list-table.tsx';
import type { List } from './use-list.ts';

type ListRowsProps<D extends ListData, S extends ListSearch> = {
  list: List<D, S>;
} & Pick<HTMLAttributes<HTMLDivElement>, 'role' | 'aria-label' | 'aria-labelledby'>;

/** The rows, or in their place what became of them. */
export const ListRows = <D extends ListData, S extends ListSearch>({ list, ...attributes }: ListRowsProps<D, S>) => (
  <ListBody ref={list.panel} id={list.definition.id} {...attributes}>
    <Content list={list} />
  </ListBody>
);

const Content = <D extends ListData, S extends ListSearch>({ list }: { list: List<D, S> }) => {
  const { t } = useTranslation();
  const phone = usePhone();
  const online = useOnline();
  const { definition, query } = list;
  const { data, error, isPlaceholderData } = query;
  const rows = useSlicedRows(data?.items);
  if (error && (!data || isPlaceholderData)) {
    // Looked at here only: who watches whether it is being read remakes the list before and after each reading.
    return <ErrorState error={error} onRetry={() => void query.refetch()} pending={query.isFetching} />;
  }
  // The rows of another tab are no answer where this one cannot be read.
  if (isPlaceholderData && !online) {
    return (
      <EmptyState icon={AlertIcon}>
        <b>{t('frame.offline.list_title')}</b>
        <br />
        {t('frame.offline.list_text')}
      </EmptyState>
    );
  }
  if (data?.items.length === 0) return <definition.Empty />;
  if (phone) return <PhoneRows list={list} rows={rows} />;
  return <ListTable list={list} rows={rows} isStale={isPlaceholderData} />;
};

/** Only the first list of a visit waits for its frame: who comes back finds the rows, and the place among them, at once. */
let wasOpened = false;

/** As many as a tall phone shows. */
const firstRows = 9;

/**
 * The rows to be made now, in slices: keys and taps are answered in between. On the first list the frame is seen before
 * them, then those the screen shows, then the others.
 */
const useSlicedRows = <R,>(items: readonly R[] | undefined): readonly R[] | undefined => {
  const [isWhole, setWhole] = useState(wasOpened);
  const rows = useDeferredValue<readonly R[] | null | undefined>(items, wasOpened ? undefined : null) ?? undefined;
  const hasBegun = rows !== undefined;
  useEffect(() => {
    wasOpened = true;
    if (hasBegun) startTransition(() => setWhole(true));
  }, [hasBegun]);
  return isWhole ? rows : rows?.slice(0, firstRows);
};

type PhoneRowsProps<D extends ListData, S extends ListSearch> = {
  list: List<D, S>;
  rows: readonly RowOf<D>[] | undefined;
};

/** The rows of a page on a phone. */
const PhoneRows = <D extends ListData, S extends ListSearch>({ list, rows }: PhoneRowsProps<D, S>) => {
  const { definition, selection } = list;
  const { t } = useTranslation();
  const me = useMe();
  return (
    <ul aria-busy={!rows}>
      {rows?.map((row) => {
        const id = definition.rowId(row);
        const choice = definition.selection?.onPhones && (
          <Checkbox
            checked={selection.ids.has(id)}
            aria-label={definition.selection.rowLabel(id, t)}
            onChange={(checked) => selection.select(id, checked)}
          />
        );
        return (
          <PhoneChoice key={id} value={choice}>
            <definition.PhoneRow row={row} t={t} me={me} />
          </PhoneChoice>
        );
      }) ?? <PhoneRowSkeletons />}
    </ul>
  );
};
